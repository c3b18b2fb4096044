/// The axis of frames that decoded samples are put onto, one run after the other.
///
/// Its rate is that of the first samples. Where the rate changes in mid-stream, later samples are
/// brought to the first rate by time: a frame is the sample that sounds at its moment, without a filter.
/// Files that are nothing but coded sound have no time stamps; FFmpeg makes them up by the first rate,
/// so after a change only the count is true.
///
/// *Lifetime*: a value. *Time*: frames. *Concurrency*: a value.
struct MediaAxis {
  /// Frames a second.
  let sampleRate: Int
  private let scale: TimeScale
  private let isContiguous: Bool
  private let hasOwnStamps: Bool
  private var hasChangedRate = false
  private var clock: MediaClock
  private var frameCount: Int64 = 0
  private var held: HeldSamples?

  /// Makes the axis for a demuxer's stream.
  ///
  /// - Parameters:
  ///   - demuxer: The demuxer, which tells the duration and what its time stamps mean.
  ///   - sampleRate: Rate of the stream's first samples.
  ///   - positions: What tells where samples stand.
  init(
    of demuxer: Demuxer, sampleRate: Int, positions: AudioDecodingOptions.Positions
  ) {
    self.sampleRate = sampleRate
    scale = demuxer.scale
    hasOwnStamps = demuxer.hasOwnStamps
    isContiguous = positions == .contiguous
    clock = MediaClock(
      sampleRate: sampleRate, tick: scale.frames(ofTicks: 1, sampleRate: sampleRate),
      duration: demuxer.duration)
  }

  /// The end of the latest samples in seconds of media, wherever they are said to stand.
  var end: Double { Double(clock.end) / Double(sampleRate) }

  /// Puts samples onto the axis.
  ///
  /// - Parameters:
  ///   - samples: The next samples.
  ///   - body: Receives them with the place of the first, unless there are too few for a frame.
  /// - Complexity: O(1); O(*n*) in the samples where they have another rate.
  mutating func place(_ samples: DecodedSamples, _ body: (DecodedSamples, Int64) -> Void) {
    if samples.sampleRate == sampleRate {
      held = nil
      body(samples, advance(to: samples.timestamp, by: samples.count))
    } else {
      hasChangedRate = true
      var held =
        held.flatMap { $0.sampleRate == samples.sampleRate ? $0 : nil }
        ?? HeldSamples(from: samples.sampleRate, to: sampleRate)
      held.convert(samples) { body($0, advance(to: samples.timestamp, by: $0.count)) }
      self.held = held
    }
  }

  private mutating func advance(to timestamp: Int64, by count: Int) -> Int64 {
    let isStampTrue = hasOwnStamps || !hasChangedRate
    let stamp =
      isStampTrue ? scale.frame(ofTimestamp: timestamp, sampleRate: sampleRate) : nil
    let position = clock.advance(to: stamp, by: Int64(count))
    defer { frameCount += Int64(count) }
    return isContiguous ? frameCount : position
  }
}
