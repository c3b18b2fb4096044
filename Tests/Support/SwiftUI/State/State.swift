/// A value that a view owns: it lives as long as the view is in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty {
  var initial: Value
  var location: Location<Value>?

  /// Makes state with a value to start with.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes state with a value to start with.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else { return Fault.report("state written outside a host: \(Value.self)") }
      location.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding {
      location.value
    } write: { value, _ in
      location.value = value
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil to start with.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(_ host: ViewHost, path: String, environment: EnvironmentValues) {
    location = host.storage(path, initial: initial)
  }
}
