/// How a hold gets faster the longer it lasts; each hold starts slowly again.
public enum HoldAcceleration: Sendable, Hashable {
  /// It doesn't.
  case steady
  /// The steps get longer: once, then 2, 4 and 8 times as far.
  case ladder
  /// The steps come sooner: the interval shrinks to a quarter.
  ///
  /// A hold that gets faster steps ten times a second at most, so the ramp needs an interval above
  /// 0.1 s to begin with, such as 0.4 s.
  case ramp

  /// How many times its length a step goes.
  ///
  /// The rungs are those that held rewind keys have been found bearable with: once up to a second,
  /// twice up to 2.5 s, 4 times up to 5 s, 8 times beyond.
  ///
  /// - Parameter elapsed: how long the hold has been repeating.
  /// - Returns: 1, 2, 4 or 8 on the ladder, else 1.
  public func factor(after elapsed: Duration) -> Int {
    guard self == .ladder else { return 1 }
    if elapsed <= .seconds(1) { return 1 }
    if elapsed <= .milliseconds(2500) { return 2 }
    return elapsed <= .seconds(5) ? 4 : 8
  }

  /// The time to the next step.
  ///
  /// - Parameters:
  ///   - elapsed: how long the hold has been repeating.
  ///   - interval: the time between the first steps.
  /// - Returns: the interval; on the ramp less of it, evenly down to a quarter after 3 s.
  public func interval(after elapsed: Duration, from interval: Duration) -> Duration {
    guard self == .ramp else { return interval }
    return interval * (1 - 0.75 * min(max(elapsed / .seconds(3), 0), 1))
  }
}
