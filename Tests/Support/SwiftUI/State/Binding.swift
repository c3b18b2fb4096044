/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    (self.read, self.write) = (read, write)
  }

  /// Makes a binding of a function that reads and one that writes.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (get, set) = (onMainActor(get), onMainActor(set))
    self.init(read: get) { value, _ in set(value) }
  }

  /// Makes a binding of a function that reads and one that writes in a transaction.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(read: onMainActor(get), write: onMainActor(set))
  }

  /// Makes a binding of another one's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } write: { _, _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, Transaction()) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } write: { value, _ in
      wrappedValue[keyPath: keyPath] = value
    }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

// A function that is isolated to whatever actor can be called at once only after its isolation is
// erased. SwiftUI calls a binding's functions on the main actor, and so does the host.

private func onMainActor<Value>(
  _ function: @escaping @isolated(any) @Sendable () -> Value
) -> () -> Value {
  unsafeBitCast(function, to: (@Sendable () -> Value).self)
}

private func onMainActor<Value>(
  _ function: @escaping @isolated(any) @Sendable (Value) -> Void
) -> (Value) -> Void {
  unsafeBitCast(function, to: (@Sendable (Value) -> Void).self)
}

private func onMainActor<Value>(
  _ function: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
) -> (Value, Transaction) -> Void {
  unsafeBitCast(function, to: (@Sendable (Value, Transaction) -> Void).self)
}
