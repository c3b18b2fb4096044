/// What a press-and-hold button has done.
public enum HoldRepeatEvent: Sendable, Hashable {
  /// A short press has ended on the button: the action is due once.
  case tapped
  /// The press has lasted long enough: from now on it repeats.
  case began
  /// The action is due, for the `n`th time of this hold, counted from 1.
  case step(Int)
  /// The repeating is over.
  case ended
}

/// A press that acts once when it is short and repeats while it lasts.
///
/// It ends for certain, and no step ever comes after the end. A late timer makes up for nothing: one
/// step, then on with the beat. A timer later than `stall` means that the process was suspended,
/// and with it the release may be lost: the hold ends.
///
/// *Time*: every input carries its time and first does what was due until then; `nextDeadline` says
/// when the owner has to call `tick(at:)`.
///
/// *Concurrency*: a value without references.
public struct HoldRepeat: Sendable {
  private enum State {
    case idle
    case pressed(since: EventTime)
    case repeating(next: EventTime, done: Int)
  }

  /// How long a press lasts until it repeats; 0 or more.
  public var minimumDuration: Duration {
    didSet { precondition(minimumDuration >= .zero, "a hold needs a duration of 0 or more") }
  }
  /// The time from the start of the repeating to the first step, and between steps; above 0.
  public var repeatInterval: Duration {
    didSet { precondition(repeatInterval > .zero, "a hold needs a repeat interval above 0") }
  }
  /// A timer that comes this late finds a process that was suspended.
  public var stall = Duration.seconds(1)
  private var state = State.idle

  /// Makes a button that isn't pressed.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long a press lasts until it repeats; 0 or more.
  ///   - repeatInterval: the time between steps; above 0.
  public init(
    minimumDuration: Duration = .milliseconds(200), repeatInterval: Duration = .milliseconds(100)
  ) {
    precondition(
      minimumDuration >= .zero && repeatInterval > .zero,
      "a hold needs a minimum duration of 0 or more and a repeat interval above 0")
    self.minimumDuration = minimumDuration
    self.repeatInterval = repeatInterval
  }

  /// When `tick(at:)` has to be called next, or nothing where no press is under way.
  public var nextDeadline: EventTime? {
    switch state {
    case .idle: nil
    case .pressed(let since): since.advanced(by: minimumDuration)
    case .repeating(let next, _): next
    }
  }

  /// Whether the action is being repeated.
  public var isRepeating: Bool {
    if case .repeating = state { true } else { false }
  }

  /// Does what was due until `time`: at most one step.
  public mutating func tick(at time: EventTime) -> [HoldRepeatEvent] {
    guard let due = nextDeadline, due <= time else { return [] }
    guard due.duration(to: time) < stall else { return cancel() }
    switch state {
    case .idle:
      return []
    case .pressed:
      state = .repeating(next: due.advanced(by: repeatInterval), done: 0)
      return [.began] + tick(at: time)
    case .repeating(_, let done):
      state = .repeating(next: beat(after: time, from: due), done: done + 1)
      return [.step(done + 1)]
    }
  }

  /// A pointer or key goes down on the button; one that is down already goes on.
  public mutating func press(at time: EventTime) -> [HoldRepeatEvent] {
    guard case .idle = state else { return tick(at: time) }
    state = .pressed(since: time)
    return []
  }

  /// The pointer or key goes up.
  ///
  /// - Parameters:
  ///   - inside: whether it went up on the button; a short press that ends outside is none.
  ///   - time: when it went up.
  /// - Returns: what the press has come to.
  public mutating func release(inside: Bool, at time: EventTime) -> [HoldRepeatEvent] {
    let due = tick(at: time)
    defer { state = .idle }
    return switch state {
    case .idle: due
    case .pressed: inside ? due + [.tapped] : due
    case .repeating: due + [.ended]
    }
  }

  /// The press is lost: cancelled, focus gone, button disabled, hidden or removed.
  public mutating func cancel() -> [HoldRepeatEvent] {
    defer { state = .idle }
    return isRepeating ? [.ended] : []
  }

  /// The first beat after `time`, on the grid that `due` lies on.
  private func beat(after time: EventTime, from due: EventTime) -> EventTime {
    let missed = (due.duration(to: time) / repeatInterval).rounded(.down)
    let next = due.advanced(by: repeatInterval * (Int64(missed) + 1))
    // The division is rounded, so that it may come a beat too early.
    return next > time ? next : next.advanced(by: repeatInterval)
  }
}
