/// How much higher than at rest the bar is, while it is dragged and on the way there and back.
///
/// *Time*: a pure function of what was asked for and of the time.
///
/// *Concurrency*: a value without references.
public struct ScrubGrowth: Sendable, Hashable {
  /// The height while dragged, as a multiple of the height at rest.
  public static let grown = 1.12
  /// How long it takes to grow, and to shrink.
  public static let duration = Duration.milliseconds(200)

  private var origin = 1.0
  private var goal = 1.0
  private var start = EventTime(milliseconds: 0)

  /// Makes a bar at rest.
  public init() {}

  /// Begins to grow or to shrink at `time`, from where it is then.
  public mutating func setGrown(_ isGrown: Bool, at time: EventTime) {
    origin = value(at: time)
    goal = isGrown ? Self.grown : 1
    start = time
  }

  /// The height at `time`, as a multiple of the height at rest.
  public func value(at time: EventTime) -> Double {
    origin + (goal - origin) * Easing.easeOut(progress(at: time))
  }

  /// Whether the height at `time` differs from the one a moment later.
  public func isMoving(at time: EventTime) -> Bool {
    origin != goal && progress(at: time) < 1
  }

  private func progress(at time: EventTime) -> Double {
    start.duration(to: time).inSeconds / Self.duration.inSeconds
  }
}
