import Seeking

/// How much higher than at rest the bar is, while it is dragged and on the way there and back.
///
/// *Time*: a pure function of what was asked for and of the time. *Concurrency*: a value.
struct Growth: Sendable {
  /// The height while dragged, as a multiple of the height at rest.
  static let grown = 1.12
  /// How long it takes to grow, and to shrink.
  static let duration = Duration.milliseconds(200)

  private var origin = 1.0
  private var goal = 1.0
  private var start = EventTime(milliseconds: 0)

  /// Begins to grow or to shrink, from where it is.
  mutating func setGrown(_ isGrown: Bool, at time: EventTime) {
    origin = value(at: time)
    goal = isGrown ? Self.grown : 1
    start = time
  }

  /// The height at `time`, as a multiple of the height at rest.
  func value(at time: EventTime) -> Double {
    origin + (goal - origin) * Easing.easeOut(progress(at: time))
  }

  /// Whether the height at `time` differs from the one a moment later.
  func isMoving(at time: EventTime) -> Bool {
    origin != goal && progress(at: time) < 1
  }

  private func progress(at time: EventTime) -> Double {
    start.duration(to: time).inSeconds / Self.duration.inSeconds
  }
}
