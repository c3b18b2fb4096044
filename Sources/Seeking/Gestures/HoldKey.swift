/// What a key that can be tapped or held has done.
public enum HoldKeyEvent: Sendable, Hashable {
  /// It went up before the hold delay was over.
  case tapped
  /// It has been down for the hold delay.
  case holdBegan
  /// The hold is over: released, or lost.
  case holdEnded
}

/// A key that does one thing when tapped and another while it is held, such as the space bar.
///
/// The system's key repeats are swallowed.
///
/// *Time*: every input carries its time and first does what was due until then.
///
/// *Concurrency*: a value without references.
public struct HoldKey: Sendable {
  private enum State {
    case up
    case down(since: EventTime)
    case held
  }

  /// How long a press lasts until it is a hold; nothing where holds mean nothing.
  public var holdDelay: Duration?
  private var state = State.up

  /// Makes a key that is up.
  public init(holdDelay: Duration? = .milliseconds(500)) {
    self.holdDelay = holdDelay
  }

  /// When `tick(at:)` has to be called next, or nothing where no time-out is pending.
  public var nextDeadline: EventTime? {
    guard case .down(let since) = state, let holdDelay else { return nil }
    return since.advanced(by: holdDelay)
  }

  /// Does what was due until `time`.
  public mutating func tick(at time: EventTime) -> HoldKeyEvent? {
    guard time.hasReached(nextDeadline) else { return nil }
    state = .held
    return .holdBegan
  }

  /// The key goes down, or the system repeats it.
  public mutating func press(at time: EventTime) -> HoldKeyEvent? {
    guard case .up = state else { return tick(at: time) }
    state = .down(since: time)
    return nil
  }

  /// The key goes up; one that isn't down is ignored.
  public mutating func release(at time: EventTime) -> [HoldKeyEvent] {
    let due = tick(at: time).map { [$0] } ?? []
    defer { state = .up }
    return switch state {
    case .up: due
    case .down: due + [.tapped]
    case .held: due + [.holdEnded]
    }
  }

  /// The key is lost, with the keyboard's focus: a tap comes to nothing, a hold ends.
  public mutating func reset() -> HoldKeyEvent? {
    defer { state = .up }
    if case .held = state { return .holdEnded }
    return nil
  }
}
