/// How loud media is along its time axis, gathered while it is being decoded.
///
/// The axis is cut into buckets of equal length; each remembers the mean power of the samples that
/// fell into it, channel by channel. A bucket counts with the root mean square of its loudest
/// channel, so that channels in opposite phase don't cancel each other out.
///
/// With a known duration every sample lands at once where it stays. Where the duration is unknown,
/// or the media turns out longer than it claimed, the axis grows: when twice the asked number of
/// buckets is full, neighbours are merged in pairs.
///
/// *Lifetime*: a value; memory is bounded by the number of buckets, whatever the media claims to be.
/// *Time*: positions are seconds of media, 0 being the place that the player calls 0.
/// *Concurrency*: a value; a copy is cheap until one of both changes.
public struct LoudnessEnvelope: Sendable {
  /// The most channels that are measured; the ones beyond are left out.
  ///
  /// The largest layout in common use, 22.2, has 24.
  public static let maximumChannelCount = 32

  /// The shortest bucket in seconds, which still holds some samples at the lowest rates in use.
  static let minimumBucketDuration = 0.005
  /// The longest duration that is believed, in seconds: eight years.
  static let maximumDuration = 0x1p28
  /// Sample numbers from here on are damage; below it products with bucket numbers fit 64 bits.
  static let maximumSampleNumber = 0x1p48

  /// The most values that the envelope is read out with.
  public let bucketCount: Int
  /// The end of the latest sample so far, in seconds of media; what lies beyond isn't known yet.
  public private(set) var decodedEnd = 0.0

  /// The length of `bucketCount` buckets in seconds.
  private(set) var axis: Double
  /// Sums of squared samples: a row a channel, a value a bucket.
  private var energies: [[Double]] = []
  /// Numbers of samples a channel, a value a bucket.
  private var sampleCounts: [Int64] = []

  /// Makes an envelope that nothing has been heard of.
  ///
  /// - Parameters:
  ///   - duration: Length of the media in seconds, or nothing where it isn't known.
  ///   - bucketCount: Number of buckets to cut the duration into, 1 to 8192; no bucket is shorter
  ///     than 5 ms, so short media fills fewer.
  public init(duration: Double?, bucketCount: Int = 2000) {
    precondition((1...8192).contains(bucketCount), "An envelope has 1 to 8192 buckets.")
    self.bucketCount = bucketCount
    axis = Double(bucketCount) * Self.minimumBucketDuration
    if let duration, duration > axis, duration <= Self.maximumDuration { axis = duration }
  }

  /// Takes in a block of samples.
  ///
  /// Samples are clipped to -1...1, as they are when heard; one that isn't a number, or infinite,
  /// is silence. Samples before 0 are left out, and so is a block whose numbers make no sense. Where
  /// blocks overlap, both count.
  ///
  /// - Parameters:
  ///   - channels: The samples of each channel, full scale being 1.
  ///   - sampleRate: Samples a second and channel.
  ///   - position: Place of the first sample in seconds of media.
  /// - Complexity: O(*n*) in the samples.
  public mutating func add(
    _ channels: [UnsafeBufferPointer<Float>], sampleRate: Double, at position: Double
  ) {
    let count = channels.reduce(Int.max) { min($0, $1.count) }
    let first = (position * sampleRate).rounded()
    guard !channels.isEmpty, sampleRate >= 1, sampleRate <= 0x1p31,
      first.magnitude + Double(count) < Self.maximumSampleNumber
    else { return }
    makeRows(min(channels.count, Self.maximumChannelCount))
    var sample = Int64(first)
    let end = sample + Int64(count)
    sample = max(sample, 0)
    while sample < end {
      let (bucket, bucketEnd) = bucket(of: sample, sampleRate: sampleRate)
      let from = Int(sample - Int64(first))
      let to = Int(min(bucketEnd, end) - Int64(first))
      add(channels, from..<to, to: bucket)
      sample = bucketEnd
    }
    decodedEnd = max(decodedEnd, Double(end) / sampleRate)
  }

  /// The loudness along a stretch of media that begins at 0, as bars are drawn from.
  ///
  /// A value is as high as it's heard: by Stevens' power law, loudness grows with about the 0.6th
  /// power of the sound pressure, so a tenth of the amplitude is still a quarter as loud. The
  /// loudest bucket is 1, so that quiet media shows its shape too; media which never gets above
  /// -50 dBFS isn't blown up that far, and silence stays 0.
  ///
  /// - Parameter seconds: Length of the stretch, usually the duration that the player shows.
  /// - Returns: Values from 0 to 1, evenly spread: `bucketCount`, or one for each 5 ms where those are
  ///   fewer. They are 0 where nothing was heard, or nothing has been decoded yet.
  /// - Complexity: O(*n*) in the buckets.
  public func levels(spanning seconds: Double) -> [Double] {
    let values = rootMeanSquares(spanning: seconds)
    // 10^(-50/20)
    let reference = max(values.max() ?? 0, 0.003_162_277_660_168_38)
    return values.map { perceived($0 / reference) }
  }

  /// The root mean square of the loudest channel along a stretch of media that begins at 0.
  ///
  /// - Parameter seconds: Length of the stretch.
  /// - Returns: As many values as `levels` has, full scale being 1; 0 where nothing was heard, and
  ///   no value at all for a stretch without a sensible length.
  /// - Complexity: O(*n*) in the buckets.
  public func rootMeanSquares(spanning seconds: Double) -> [Double] {
    guard seconds > 0, seconds.isFinite else { return [] }
    let buckets = min(seconds / axis * Double(bucketCount), .greatestFiniteMagnitude)
    let count = Int(min(buckets.rounded(.up), Double(bucketCount)))
    let ratio = buckets / Double(count)
    return (0..<count).map { rootMeanSquare(from: edge($0, ratio), to: edge($0 + 1, ratio)) }
  }
}

extension LoudnessEnvelope {
  /// The bucket where value `index` begins, when a value stands for `ratio` buckets.
  ///
  /// The quarter keeps edges that differ only by rounding, or by a player's slightly other idea of
  /// the duration, in the same bucket.
  private func edge(_ index: Int, _ ratio: Double) -> Int {
    Int(min(Double(index) * ratio + 0.25, Double(sampleCounts.count)))
  }

  private func rootMeanSquare(from start: Int, to end: Int) -> Double {
    let buckets = start..<min(max(end, start + 1), max(sampleCounts.count, start))
    let count = buckets.reduce(Int64(0)) { $0 + sampleCounts[$1] }
    guard count > 0 else { return 0 }
    let loudest = energies.reduce(0.0) { loudest, row in
      max(loudest, buckets.reduce(0.0) { $0 + row[$1] })
    }
    return (loudest / Double(count)).squareRoot()
  }

  /// The bucket that a sample falls into and the first sample behind it; the axis grows as needed.
  private mutating func bucket(of sample: Int64, sampleRate: Double) -> (Int, end: Int64) {
    let buckets = Int64(bucketCount)
    while true {
      let samples = max(1, Int64((axis * sampleRate).rounded()))
      let bucket = sample * buckets / samples
      if bucket < 2 * buckets {
        let end = ((bucket + 1) * samples + buckets - 1) / buckets
        return (Int(bucket), end)
      }
      mergePairs()
    }
  }

  private mutating func add(
    _ channels: [UnsafeBufferPointer<Float>], _ range: Range<Int>, to bucket: Int
  ) {
    makeBuckets(bucket + 1)
    sampleCounts[bucket] += Int64(range.count)
    for row in 0..<min(channels.count, energies.count) {
      energies[row][bucket] += energy(of: UnsafeBufferPointer(rebasing: channels[row][range]))
    }
  }

  private mutating func makeRows(_ count: Int) {
    while energies.count < count {
      energies.append([Double](repeating: 0, count: sampleCounts.count))
    }
  }

  private mutating func makeBuckets(_ count: Int) {
    while sampleCounts.count < count {
      sampleCounts.append(0)
      for row in energies.indices { energies[row].append(0) }
    }
  }

  /// Makes every bucket twice as long.
  private mutating func mergePairs() {
    axis *= 2
    sampleCounts = sums(ofPairsIn: sampleCounts)
    for row in energies.indices { energies[row] = sums(ofPairsIn: energies[row]) }
  }
}

/// The share of the loudness that a share of the sound pressure has: its power 5/8.
///
/// Made of square roots, which every platform rounds alike: 1/2 + 1/8.
private func perceived(_ pressure: Double) -> Double {
  let root = pressure.squareRoot()
  return root * root.squareRoot().squareRoot()
}

private func sums<Number: AdditiveArithmetic>(ofPairsIn values: [Number]) -> [Number] {
  stride(from: 0, to: values.count, by: 2).map { first in
    first + 1 < values.count ? values[first] + values[first + 1] : values[first]
  }
}
