/// A value that a gesture changes while it goes on, and that goes back at its end.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  var initial: Value
  var location: Location<Value>?
  let reset: (Value, inout Transaction) -> Void

  /// Makes state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }

  /// Makes state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes state that goes back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes state that goes back in a transaction which depends on its value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, self.reset) = (initialValue, reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: LinkedProperty {
  mutating func link(_ host: ViewHost, path: String, environment: EnvironmentValues) {
    location = host.storage(path, initial: initial)
  }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return Fault.report("gesture state changed outside a host") }
    var transaction = Transaction()
    body(&location.value, &transaction)
  }

  func resetValue() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    withTransaction(transaction) { location.value = initial }
  }
}
