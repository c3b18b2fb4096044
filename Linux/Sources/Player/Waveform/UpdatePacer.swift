/// Lets something through at most ten times a second.
struct UpdatePacer {
  /// The shortest time between two.
  static let interval = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant?

  /// Whether it's time for the next; if so, the one after has to wait again.
  mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
    if let last, now - last < Self.interval { return false }
    last = now
    return true
  }
}
