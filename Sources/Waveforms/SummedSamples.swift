/// Samples with their sums beside them, so that bars cost the same however many samples they stand for.
///
/// *Lifetime*: one a waveform, which may grow, or be replaced by another.
///
/// *Concurrency*: a value without references.
public struct SummedSamples: Sendable {
  /// Changes whenever the samples do.
  public private(set) var revision = 0
  private var samples: [Double] = []
  /// The sum of the samples before each one, and of all of them.
  private var sums = [0.0]

  /// Makes no samples.
  public init() {}

  /// Takes samples in place of those before; only what is different is summed anew.
  ///
  /// - Parameter samples: Loudness values, 0 to 1. One is clamped to that, and counts 0 where it
  ///   isn't finite.
  /// - Complexity: O(1) for the array that was taken last, else O(*n*) in the samples.
  public mutating func take(_ samples: [Double]) {
    guard !isTaken(samples) else { return }
    let known = commonCount(with: samples)
    let isChanged = known < samples.count || known < self.samples.count
    self.samples = samples
    guard isChanged else { return }
    revision &+= 1
    sums.removeLast(sums.count - 1 - known)
    // Of samples that grow, an exact reservation would move all sums at each one.
    if known == 0 { sums.reserveCapacity(samples.count + 1) }
    samples.withUnsafeBufferPointer { samples in
      var (sum, index) = (sums[known], known)
      while index < samples.count {
        sum += WaveformBars.height(samples[index])
        sums.append(sum)
        index &+= 1
      }
    }
  }

  /// The height of each bar of a part of the samples, as `WaveformBars` has them.
  ///
  /// - Parameters:
  ///   - lower: The share of the samples where the part begins, 0 to 1.
  ///   - upper: The share where it ends, above `lower`; samples that lie in it by a bit only count.
  ///   - count: Number of bars.
  /// - Returns: As many heights as bars, 0 to 1; none without samples, bars or a part.
  /// - Complexity: O(*n*) in the bars.
  public func bars(from lower: Double, to upper: Double, count: Int) -> [Double] {
    guard count > 0, lower < upper, upper > 0, lower < 1 else { return [] }
    let first = Int(Double(samples.count) * max(lower, 0))
    let end = min(Int((Double(samples.count) * min(upper, 1)).rounded(.up)), samples.count)
    guard first < end else { return [] }
    return (0..<count).map { bar in
      let range = WaveformBars.samples(of: bar, among: count, samples: end - first)
      return mean(first + range.lowerBound, first + range.upperBound)
    }
  }

  /// Short stretches are summed one by one, lest they get the rounding of all samples before them.
  private func mean(_ start: Int, _ end: Int) -> Double {
    if end - start <= 64 { return WaveformBars.mean(samples[start..<end]) }
    return min((sums[end] - sums[start]) / Double(end - start), 1)
  }

  /// Whether it is the very array that was taken last: no other can be in its place meanwhile.
  private func isTaken(_ samples: [Double]) -> Bool {
    samples.count == self.samples.count
      && samples.withUnsafeBufferPointer { one in
        self.samples.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
      }
  }

  /// How many samples are the same from the first one on.
  private func commonCount(with samples: [Double]) -> Int {
    samples.withUnsafeBufferPointer { one in
      self.samples.withUnsafeBufferPointer { other in
        let end = min(one.count, other.count)
        var index = 0
        // Bits are compared, since what isn't a number isn't equal to itself.
        while index < end, one[index].bitPattern == other[index].bitPattern { index &+= 1 }
        return index
      }
    }
  }
}
