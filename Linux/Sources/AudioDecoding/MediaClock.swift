/// Where the next samples stand: at their time stamp, or where the last ones ended.
///
/// In many containers a tick of the clock is longer than a frame: it's a millisecond in Matroska. There
/// the stamps jitter around the true places, which counting the samples tells exactly. So the count
/// goes on as long as the stamps stay near it; what is farther is a gap, or an overlap, once the next
/// samples confirm it.
///
/// *Lifetime*: a value. *Time*: frames. *Concurrency*: a value.
struct MediaClock {
  /// The end of the latest samples.
  private(set) var end: Int64
  /// How far a stamp may be off the count without moving it, in frames.
  private let tolerance: Int64
  /// The longest overlap that is believed: a second.
  private let longestOverlap: Int64
  /// The longest gap that is believed: the media's duration, though 10 seconds are always believed;
  /// an hour where the duration isn't known.
  private let longestGap: Int64
  private var hasBegun = false

  /// Makes a clock.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second.
  ///   - tick: Length of the container's ticks in frames, rounded up. A stamp may be off by two, since
  ///     it's often the sum of one rounded number and another; and by a millisecond in any case,
  ///     which is neither heard nor seen.
  ///   - duration: Length of the media in seconds, or nothing where it isn't known.
  ///   - start: The frame where the first samples are waited for.
  init(sampleRate: Int, tick: Int64, duration: Double?, from start: Int64 = 0) {
    end = start
    tolerance = max(2 * tick, Int64(sampleRate) / 1000)
    longestOverlap = Int64(sampleRate)
    let longest = duration.map { min(max($0, 10), 0x1p30) } ?? 3600
    longestGap = Int64(longest.rounded(.up)) * Int64(sampleRate)
  }

  /// Whether a stamp says that samples are missing, or are there twice: one wrong stamp may say so too.
  func isLeap(to stamp: Int64) -> Bool { hasBegun && isTrue(stamp) }

  /// Whether samples at a stamp follow others that end at a frame.
  func follows(_ stamp: Int64, after frame: Int64) -> Bool {
    let (distance, overflow) = stamp.subtractingReportingOverflow(frame)
    return !overflow && distance.magnitude <= tolerance
  }

  /// Takes the place of some samples' time stamp and their number, and says where they stand.
  ///
  /// Samples without a stamp follow the last ones. So do ones that leap farther than can be true:
  /// that is damage, or a stream that was put together of several and begins to count anew.
  mutating func advance(to stamp: Int64?, by count: Int64) -> Int64 {
    let position = stamp.flatMap { isTrue($0) ? $0 : nil } ?? end
    hasBegun = true
    end = position + count
    return position
  }

  /// Whether samples stand at their stamp rather than after the last ones.
  private func isTrue(_ stamp: Int64) -> Bool {
    let (leap, overflow) = stamp.subtractingReportingOverflow(end)
    guard !overflow else { return false }
    guard hasBegun else { return leap.magnitude <= longestGap }
    return leap.magnitude > tolerance && (-longestOverlap...longestGap).contains(leap)
  }
}
