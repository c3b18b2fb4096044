/// Where the next block stands: at its time stamp, or where the last one ended.
struct MediaClock {
  /// The longest leap that is believed where the duration isn't known, in seconds.
  private static let longestLeap = 3600.0

  /// The end of the latest block in seconds of media.
  private(set) var end = 0.0
  private let longestLeap: Double

  /// Makes a clock for media of a duration in seconds, or of none that is known.
  init(duration: Double?) {
    longestLeap = duration.map { max($0, 10) } ?? Self.longestLeap
  }

  /// Takes a block's time stamp and length, and says where it stands.
  ///
  /// A block without a stamp follows the last one. So does one that leaps by more than the media is
  /// long: that is damage, and would squeeze all the rest of the picture into a corner.
  mutating func advance(to stamp: Double?, by length: Double) -> Double {
    var position = end
    if let stamp, abs(stamp - end) <= longestLeap { position = stamp }
    end = position + length
    return position
  }
}
