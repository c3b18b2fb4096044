/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the gestures tell, as far as they tell anything.
  public struct Value {
    /// What the first one tells.
    public var first: First.Value?
    /// What the second one tells.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    let one = first.process(event, tracker.first)
    let other = second.process(event, tracker.second)
    let value = Value(first: one.value, second: other.value)
    let isNothing = one.value == nil && other.value == nil
    if one.isOver && other.isOver { return isNothing ? .failed : .ended(value) }
    return isNothing ? .possible(nil) : .active(value)
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    first.finish(tracker.first)
    second.finish(tracker.second)
  }
}

/// One gesture after another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the gestures tell.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of one after another.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    if let done = tracker.state as? First.Value {
      return second.process(event, tracker.second).map { .second(done, $0) }
    }
    let phase = first.process(event, tracker.first)
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    tracker.state = value
    return .active(.second(value, nil))
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    tracker.state = nil
    first.finish(tracker.first)
    second.finish(tracker.second)
  }
}

/// One gesture, or another where the first one fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the gestures tell.
  public enum Value {
    /// What the first one tells.
    case first(First.Value)
    /// What the second one tells.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of one, or another.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    if tracker.state == nil {
      let phase = first.process(event, tracker.first)
      guard case .failed = phase else { return phase.map { .first($0) } }
      tracker.state = true
    }
    return second.process(event, tracker.second).map { .second($0) }
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    tracker.state = nil
    first.finish(tracker.first)
    second.finish(tracker.second)
  }
}

extension Gesture {
  /// Two gestures at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    .init(self, other)
  }

  /// This gesture, and then another one.
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    .init(self, other)
  }

  /// This gesture, or another one where it fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    .init(self, other)
  }
}
