/// A value that a view reads from its environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  private var content: Content

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value.
  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Environment where Value: AnyObject, Value: Observable {
  /// Reads the observable object of a type, which has to be there.
  public init(_ objectType: Value.Type) {
    content = .keyPath(\EnvironmentValues[required: ObjectKey<Value>()])
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Environment {
  /// Reads the observable object of a type, or nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .keyPath(\EnvironmentValues[ObjectKey<T>()])
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  mutating func link(_ host: ViewHost, path: String, environment: EnvironmentValues) {
    if case .keyPath(let keyPath) = content { content = .value(environment[keyPath: keyPath]) }
  }
}
