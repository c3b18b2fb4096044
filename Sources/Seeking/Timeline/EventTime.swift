/// The moment of an event, on the one monotonic clock that a front end maps all its events and its timer to.
///
/// The origin is the front end's own; only differences mean anything. It is a type apart from
/// `MediaSeconds`, so that the time of a tap and a place in a film can't be mixed up.
public struct EventTime: InstantProtocol {
  /// The time since the clock's origin.
  public var sinceOrigin: Duration

  /// Makes a moment from the time since the clock's origin.
  public init(sinceOrigin: Duration) {
    self.sinceOrigin = sinceOrigin
  }

  /// Makes a moment from whole milliseconds since the clock's origin.
  public init(milliseconds: Int64) {
    sinceOrigin = .milliseconds(milliseconds)
  }

  /// Makes a moment from whole microseconds since the clock's origin.
  public init(microseconds: Int64) {
    sinceOrigin = .microseconds(microseconds)
  }

  /// The moment that lies `duration` later, or earlier where it is negative.
  public func advanced(by duration: Duration) -> EventTime {
    EventTime(sinceOrigin: sinceOrigin + duration)
  }

  /// The time from this moment to `other`, negative where `other` is earlier.
  public func duration(to other: EventTime) -> Duration {
    other.sinceOrigin - sinceOrigin
  }

  /// Whether one moment comes before another.
  public static func < (one: EventTime, other: EventTime) -> Bool {
    one.sinceOrigin < other.sinceOrigin
  }
}

extension EventTime {
  /// The earlier one of two deadlines, either of which may be missing.
  static func earliest(_ one: EventTime?, _ other: EventTime?) -> EventTime? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Whether a deadline, if there is one, has come by this moment.
  func hasReached(_ deadline: EventTime?) -> Bool {
    guard let deadline else { return false }
    return deadline <= self
  }
}

extension Duration {
  /// The duration in seconds, as near as a `Double` comes.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
