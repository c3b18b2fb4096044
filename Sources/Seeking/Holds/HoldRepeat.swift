/// What a press-and-hold button has done.
public enum HoldRepeatEvent: Sendable, Hashable {
  /// A short press has ended on the button: the action is due once.
  ///
  /// Where a press repeats so soon that a tap does as well, it follows `.ended`.
  case tapped
  /// The press has lasted long enough: from now on it repeats.
  case began
  /// The action is due, for the `n`th time of this hold, counted from 1; where it is a step, it goes
  /// `factor` times its length.
  case step(Int, factor: Int)
  /// The repeating is over.
  case ended
}

/// A press that acts once when it is short and repeats while it lasts.
///
/// It ends for certain, and no step ever comes after the end. A late timer makes up for nothing: one
/// step, then on with the beat, but never sooner than the shortest interval. A timer later than
/// `stall` means that the process was suspended, and with it the release may be lost: the hold ends.
///
/// *Time*: every input carries its time and first does what was due until then; `nextDeadline` says
/// when the owner has to call `tick(at:)`. Time that goes back counts as the latest time seen.
///
/// *Lifetime*: one a button; `cancel()` whenever its presses are lost. A setting that is changed
/// during a hold counts from the next step on.
///
/// *Concurrency*: a value without references.
public struct HoldRepeat: Sendable {
  private enum State {
    case idle
    case pressed(since: EventTime, until: EventTime)
    case repeating(Repetition)
  }

  /// How long a press lasts until it repeats; 0 or more.
  ///
  /// With 0 every press repeats at once. However short it is, a press that ends before `longestTap`
  /// and its first step is still a tap. A change counts from the next press on.
  public var minimumDuration: Duration {
    didSet { precondition(minimumDuration >= .zero, "a hold needs a duration of 0 or more") }
  }
  /// The time from the start of the repeating to the first step, and between steps; above 0.
  public var repeatInterval: Duration {
    didSet { precondition(repeatInterval > .zero, "a hold needs a repeat interval above 0") }
  }
  /// How the hold gets faster.
  public var acceleration = HoldAcceleration.steady
  /// No step comes sooner than this after another, unless `repeatInterval` itself is shorter: what
  /// is asked for holds, but no acceleration goes beyond ten steps a second.
  public var shortestInterval = Duration.milliseconds(100)
  /// A press that is shorter than this and has made no step is a tap, also where it repeats already:
  /// the default minimum duration.
  public static let longestTap = Duration.milliseconds(200)
  /// Whether a step waits until the frame of the step before has been shown; for steps that seek.
  public var waitsForFrames = false
  /// A step waits for a frame no longer than this after the step before; 200 to 600 ms.
  public var frameCeiling = Duration.milliseconds(400) {
    didSet { frameCeiling = min(max(frameCeiling, .milliseconds(200)), .milliseconds(600)) }
  }
  /// A timer that comes this late finds a process that was suspended.
  public var stall = Duration.seconds(1)
  private var state = State.idle
  private var now = EventTime(milliseconds: 0)
  /// The events of the last input, whose storage the next ones go into.
  private var events: [HoldRepeatEvent] = []

  /// Makes a button that isn't pressed.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long a press lasts until it repeats; 0 or more.
  ///   - repeatInterval: the time between steps; above 0.
  public init(
    minimumDuration: Duration = HoldRepeat.longestTap, repeatInterval: Duration = .milliseconds(100)
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
    case .pressed(_, let due): due
    case .repeating(let repetition): repetition.due
    }
  }

  /// Whether the action is being repeated.
  public var isRepeating: Bool {
    if case .repeating = state { true } else { false }
  }

  /// Does what was due until `time`: at most one step.
  public mutating func tick(at time: EventTime) -> [HoldRepeatEvent] {
    events.clear()
    advance(to: time)
    return events
  }

  /// A pointer or key goes down on the button; one that is down already goes on.
  public mutating func press(at time: EventTime) -> [HoldRepeatEvent] {
    guard case .idle = state else { return tick(at: time) }
    now = max(now, time)
    state = .pressed(since: now, until: now.advanced(by: minimumDuration))
    return []
  }

  /// The repeating begins at once, without a press that lasts: a latch stands in for it.
  ///
  /// It ends as every repeating does, by `release(inside:at:)` or `cancel()`.
  public mutating func begin(at time: EventTime) -> [HoldRepeatEvent] {
    events.clear()
    advance(to: time)
    if isRepeating { return events }
    state = .repeating(Repetition(start: now, interval: repeatInterval))
    events.append(.began)
    return events
  }

  /// The frame that the last step asked for is on the screen; a step that has waited for it is due.
  public mutating func frameShown(at time: EventTime) -> [HoldRepeatEvent] {
    events.clear()
    advance(to: time)
    // A step that has just been made can't have its frame yet.
    guard events.isEmpty, case .repeating(var repetition) = state, case .closed = repetition.gate
    else { return events }
    repetition.gate = .open(since: now)
    state = .repeating(repetition)
    advance(to: now)
    return events
  }

  /// The pointer or key goes up.
  ///
  /// - Parameters:
  ///   - inside: whether it went up on the button; a short press that ends outside is none.
  ///   - time: when it went up.
  /// - Returns: what the press has come to.
  public mutating func release(inside: Bool, at time: EventTime) -> [HoldRepeatEvent] {
    events.clear()
    advance(to: time)
    let isTap = inside && canBeTap
    end()
    if isTap { events.append(.tapped) }
    return events
  }

  /// The press is lost: cancelled, focus gone, button disabled, hidden or removed.
  public mutating func cancel() -> [HoldRepeatEvent] {
    events.clear()
    end()
    return events
  }
}

extension HoldRepeat {
  /// A hold between two of its steps.
  private struct Repetition {
    let start: EventTime
    /// The beat of the next step.
    var beat: EventTime
    /// When the shortest interval since the last step is over.
    var rested: EventTime
    var gate: Gate
    var done = 0
    /// When the press began, or nothing where a latch stands in for it.
    let pressed: EventTime?

    init(start: EventTime, interval: Duration, pressed: EventTime? = nil) {
      self.start = start
      self.pressed = pressed
      beat = start.advanced(by: interval)
      rested = start
      gate = .open(since: start)
    }

    /// The next step comes on its beat, or as soon after it as it may.
    var due: EventTime {
      switch gate {
      case .open(let time), .closed(until: let time): max(beat, rested, time)
      }
    }
  }

  /// What holds steps up until the frame of the last one has been shown.
  private enum Gate {
    case open(since: EventTime)
    case closed(until: EventTime)
  }

  private mutating func advance(to time: EventTime) {
    now = max(now, time)
    guard let due = nextDeadline, due <= now else { return }
    guard due.duration(to: now) < stall else { return end() }
    switch state {
    case .idle:
      break
    case .pressed(let since, _):
      state = .repeating(Repetition(start: due, interval: repeatInterval, pressed: since))
      events.append(.began)
      advance(to: now)
    case .repeating(let repetition):
      step(repetition)
    }
  }

  /// Whether the press has done nothing yet that a tap doesn't do.
  private var canBeTap: Bool {
    switch state {
    case .idle: false
    case .pressed: true
    case .repeating(let repetition):
      repetition.done == 0
        && repetition.pressed.map { $0.duration(to: now) < Self.longestTap } ?? false
    }
  }

  private mutating func end() {
    if isRepeating { events.append(.ended) }
    state = .idle
  }

  private mutating func step(_ repetition: Repetition) {
    let elapsed = repetition.start.duration(to: now)
    let interval = acceleration.interval(after: elapsed, from: repeatInterval)
    var next = repetition
    next.beat = beat(after: repetition.beat, every: interval)
    next.rested = now.advanced(by: min(repeatInterval, shortestInterval))
    next.gate =
      waitsForFrames ? .closed(until: now.advanced(by: frameCeiling)) : .open(since: now)
    next.done += 1
    state = .repeating(next)
    events.append(.step(next.done, factor: acceleration.factor(after: elapsed)))
  }

  /// The first beat that is still to come, counted from an earlier one.
  private func beat(after beat: EventTime, every interval: Duration) -> EventTime {
    let next = beat.advanced(by: interval)
    guard next <= now else { return next }
    let missed = (next.duration(to: now) / interval).rounded(.down)
    let later = next.advanced(by: interval * (Int64(missed) + 1))
    // The division is rounded, so that it may come a beat too early.
    return later > now ? later : later.advanced(by: interval)
  }
}
