/// Makes bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The source of the bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject> {
      object[keyPath: keyPath]
    } write: { value, _ in
      object[keyPath: keyPath] = value
    }
  }
}
