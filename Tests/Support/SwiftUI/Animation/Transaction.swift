/// What a change of state carries with it.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views may not animate the change in their own way.
  public var disablesAnimations = false

  /// What is known of the changes that are being made.
  struct Changes: Sendable {
    let animation: Animation?
  }

  @TaskLocal static var current: Changes?

  /// Makes a transaction without an animation.
  init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes in a transaction.
func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let changes = Transaction.Changes(animation: transaction.animation)
  return try Transaction.$current.withValue(changes) { try body() }
}

/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
