/// What a change of state carries with it.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views may not animate the change in their own way.
  public var disablesAnimations = false

  @TaskLocal static var current: Transaction?

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction: @unchecked Sendable {}

/// Makes changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// When it has come to where it goes, though a spring may still swing.
  public static let logicallyComplete = Self(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = Self(isRemoved: true)
}

/// Makes changes with an animation, and is told of its end: here, at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withAnimation(animation, body)
}
