/// The stretch of media that the player can seek to right now; in a live stream it moves.
public struct SeekableRange: Hashable, Sendable {
  /// The first place that can be sought.
  public let lower: MediaSeconds
  /// The last place that can be sought.
  public let upper: MediaSeconds

  /// Makes a range, or nothing where the ends aren't numbers or don't stand in order.
  public init?(from lower: MediaSeconds, to upper: MediaSeconds) {
    guard lower.isFinite, upper.isFinite, lower <= upper else { return nil }
    self.lower = lower
    self.upper = upper
  }

  /// Finds the stretch that a bar stands for from one end to the other.
  ///
  /// - Parameters:
  ///   - duration: the length of the media, or nothing where nobody knows.
  ///   - range: the stretch that can be sought, or nothing where no seek is possible.
  /// - Returns: the whole media, also where only a part of it can be sought; without a length above
  ///   0, what can be sought.
  public static func axis(duration: MediaSeconds?, range: SeekableRange?) -> SeekableRange? {
    guard let duration, duration > 0 else { return range }
    return SeekableRange(from: .zero, to: duration) ?? range
  }

  /// Finds the range to show of several that a player can seek in.
  ///
  /// - Parameters:
  ///   - position: where playback is.
  ///   - ranges: what can be sought, rising; gaps between them can't.
  /// - Returns: the range that playback is in, else the last one, where a live stream goes on.
  /// - Complexity: O(*n*) in the ranges.
  public static func around(
    _ position: MediaSeconds, among ranges: [SeekableRange]
  ) -> SeekableRange? {
    ranges.first { $0.clamp(position) == position } ?? ranges.last
  }

  /// The length of the range.
  public var length: MediaSeconds { upper - lower }

  /// The place in the range that lies nearest to `position`.
  public func clamp(_ position: MediaSeconds) -> MediaSeconds {
    min(max(position, lower), upper)
  }

  /// The place that lies the share `fraction` of the way through the range; a fraction that isn't
  /// a number counts as 0.
  public func position(atFraction fraction: Double) -> MediaSeconds {
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return lower + length * share
  }

  /// The share of the range that lies before `position`, 0 to 1; 0 in a range without length.
  public func fraction(of position: MediaSeconds) -> Double {
    guard position.isFinite, length > 0 else { return 0 }
    return (clamp(position) - lower).value / length.value
  }
}
