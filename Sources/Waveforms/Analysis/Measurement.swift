/// What was measured on a stretch of one row; exact, and so the same in whichever order it came.
struct Measurement {
  private var minimum = Int16.max
  private var maximum = Int16.min
  /// The sum of the squared samples: at most 2^61 in the longest point.
  private var squares: UInt64 = 0
  /// The number of samples that count.
  private var sampleCount: UInt64 = 0
  /// The number of samples at or beyond full scale, which only their own format tells.
  var clipped: UInt64 = 0

  /// Nothing, so far.
  init() {}

  /// Measures everything of samples but whether they clip.
  init(_ samples: UnsafePointer<Int16>, count: Int, detail: WaveformDetail) {
    guard count > 0 else { return }
    let extremes = extremes(of: samples, count: count)
    minimum = extremes.minimum
    maximum = extremes.maximum
    if detail == .all { squares = squareSum(of: samples, count: count) }
    sampleCount = UInt64(count)
  }

  /// Takes extremes as all that there is to measure.
  init(_ extremes: Extremes, count: Int) {
    guard count > 0 else { return }
    minimum = extremes.minimum
    maximum = extremes.maximum
    sampleCount = UInt64(count)
  }

  /// Whether samples may be at or beyond full scale: -1 in floating point may be -32767 or -32768.
  var reachesFullScale: Bool { maximum == .max || minimum <= -.max }

  mutating func addSilence(_ count: UInt64) {
    minimum = min(minimum, 0)
    maximum = max(maximum, 0)
    sampleCount += count
  }

  mutating func merge(_ other: Self) {
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    squares += other.squares
    sampleCount += other.sampleCount
    clipped += other.clipped
  }

  /// Whether no sample counts.
  var isEmpty: Bool { sampleCount == 0 }

  /// What a picture needs of it.
  var point: WaveformPoint {
    guard !isEmpty else { return .silent }
    return WaveformPoint(
      minimum: minimum, maximum: maximum, rms: rootMeanSquare,
      clipped: UInt16(min(clipped, UInt64(UInt16.max))))
  }

  /// The root of the mean square, rounded to the nearest whole number, halves up.
  ///
  /// The root of four times the mean is twice what is wanted; without its fraction, it says which
  /// way to round. The fraction of the mean square itself is too small to matter to that. The root is
  /// taken of 33 bits at most, where a `Double` errs by less than two roots differ.
  private var rootMeanSquare: UInt16 {
    guard squares > 0 else { return 0 }
    let twice = UInt32(Double(4 * squares / sampleCount).squareRoot())
    return UInt16((twice + 1) / 2)
  }
}
