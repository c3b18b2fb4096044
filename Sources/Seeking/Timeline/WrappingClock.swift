/// Maps a window system's 32-bit milliseconds to the front end's monotonic clock.
///
/// GDK and X count milliseconds from an origin of their own and begin again at 0 after 49.7 days.
/// Mostly that origin is the monotonic clock's own. Where it isn't, the clock learns it from the
/// events: none is received before it happened, so the shortest delay seen so far is the best
/// estimate of the difference. A delay beyond ten seconds is none: then the clocks have drifted
/// apart, or it is another window system's, and the clock learns anew.
///
/// *Time*: `now` of every call comes from the same monotonic clock as the front end's timer.
///
/// *Lifetime*: one a display connection. *Concurrency*: a value without references.
public struct WrappingClock: Sendable {
  /// An event is received within this many milliseconds.
  private static let longestDelay: Int32 = 10_000

  /// What the window system's clock showed when the front end's showed 0, in wrapping milliseconds.
  private var origin: UInt32?

  /// Makes a clock that has seen no event.
  public init() {}

  /// Finds when an event happened.
  ///
  /// - Parameters:
  ///   - stamp: the event's time in the window system's milliseconds; 0 means that it has none.
  ///   - now: when the event was received.
  /// - Returns: the event's time, never later than `now`.
  public mutating func time(of stamp: UInt32, receivedAt now: EventTime) -> EventTime {
    guard stamp != 0 else { return now }
    let milliseconds = now.sinceOrigin.inMilliseconds
    let seen = stamp &- UInt32(truncatingIfNeeded: milliseconds)
    // Before the first event, the clock is taken to be ours.
    let known = origin ?? 0
    let delay = Int32(bitPattern: known &- seen)
    guard (0...Self.longestDelay).contains(delay) else {
      // Nearer to now than any event before, or not to be believed.
      origin = seen
      return now
    }
    origin = known
    return now.advanced(by: .milliseconds(-Int64(delay)))
  }
}

extension Duration {
  /// The whole milliseconds of the duration, rounded down.
  var inMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
