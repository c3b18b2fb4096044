/// The arithmetic of a bar waveform: how many bars fit, and how high each is.
public enum WaveformBars {
  /// The most bars that a waveform is drawn with, however wide it is.
  public static let maximumCount = 2000

  /// The number of bars that fit beside each other.
  ///
  /// - Parameters:
  ///   - width: Width of the whole waveform in points.
  ///   - barWidth: Width of one bar in points.
  ///   - spacing: Space between two bars in points; below 0 it counts as 0.
  /// - Returns: Whole pitches (bar and spacing) in the width, at most `maximumCount`; 0 where a
  ///   number makes no sense.
  public static func barCount(width: Double, barWidth: Double, spacing: Double) -> Int {
    guard width.isFinite, barWidth.isFinite, spacing.isFinite, width > 0, barWidth > 0 else {
      return 0
    }
    let pitch = barWidth + max(spacing, 0)
    return Int(min((width / pitch).rounded(.down), Double(maximumCount)))
  }

  /// The place of the first bar's left edge.
  ///
  /// Whole points keep the bars sharp; what the last one leaves of the width is shared by both sides.
  ///
  /// - Parameters:
  ///   - count: Number of bars.
  ///   - width: Width of the whole waveform in points.
  ///   - barWidth: Width of one bar in points.
  ///   - spacing: Space between two bars in points; below 0 it counts as 0.
  /// - Returns: Points from the waveform's left edge, not below 0.
  public static func leftEdge(
    count: Int, width: Double, barWidth: Double, spacing: Double
  ) -> Double {
    let used = Double(count) * (barWidth + max(spacing, 0)) - max(spacing, 0)
    return max(((width - used) / 2).rounded(.down), 0)
  }

  /// The height of each bar as a share of the full height, 0 to 1.
  ///
  /// Bar `i` of `n` over `m` samples is the mean of the samples from `floor(i·m/n)` up to
  /// `floor((i+1)·m/n)`, of one sample at least. A sample is clamped to 0...1 before, and counts 0
  /// where it isn't finite.
  ///
  /// - Parameters:
  ///   - samples: Loudness values, 0 to 1, evenly spread over the media.
  ///   - count: Number of bars.
  /// - Returns: As many heights as bars; none without samples or bars.
  /// - Complexity: O(*m* + *n*).
  public static func bars(from samples: [Double], count: Int) -> [Double] {
    guard !samples.isEmpty, count > 0 else { return [] }
    return (0..<count).map {
      mean(samples[self.samples(of: $0, among: count, samples: samples.count)])
    }
  }

  /// The samples that a bar stands for, one at least.
  static func samples(of bar: Int, among count: Int, samples: Int) -> Range<Int> {
    let start = floorOfShare(bar, of: count, samples: samples)
    return start..<max(floorOfShare(bar + 1, of: count, samples: samples), start + 1)
  }

  /// What a sample counts.
  static func height(_ sample: Double) -> Double {
    sample.isFinite ? min(max(sample, 0), 1) : 0
  }

  /// `floor(bar · samples / count)`, by 64 bits where `Int` has only 32.
  private static func floorOfShare(_ bar: Int, of count: Int, samples: Int) -> Int {
    Int(Int64(bar) * Int64(samples) / Int64(count))
  }

  static func mean(_ samples: ArraySlice<Double>) -> Double {
    var sum = 0.0
    for sample in samples { sum += height(sample) }
    return sum / Double(samples.count)
  }
}
