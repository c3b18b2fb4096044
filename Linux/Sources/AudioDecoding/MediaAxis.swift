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
  /// A run that is kept back.
  private var doubtful: SampleStore?

  /// Makes the axis for a demuxer's stream.
  ///
  /// - Parameters:
  ///   - demuxer: The demuxer, which tells the duration and what its time stamps mean.
  ///   - sampleRate: Rate of the stream's first samples.
  ///   - positions: What tells where samples stand.
  ///   - start: The time stamp of the first samples where they are known to stand there, however far
  ///     that is from 0.
  init(
    of demuxer: Demuxer, sampleRate: Int, positions: AudioDecodingOptions.Positions,
    from start: Int64? = nil
  ) {
    self.sampleRate = sampleRate
    scale = demuxer.scale
    hasOwnStamps = demuxer.hasOwnStamps
    isContiguous = positions == .contiguous
    clock = MediaClock(
      sampleRate: sampleRate, tick: scale.frames(ofTicks: 1, sampleRate: sampleRate),
      duration: demuxer.duration,
      from: start.flatMap { demuxer.scale.frame(ofTimestamp: $0, sampleRate: sampleRate) } ?? 0)
  }

  /// The end of the latest samples in seconds of media, wherever they are said to stand.
  var end: Double { Double(clock.end) / Double(sampleRate) }

  /// Puts samples onto the axis.
  ///
  /// Samples that come after a gap, or overlap the last ones, are kept back until the next ones have
  /// confirmed it: where those don't follow them, their time stamp is damaged, or was reckoned wrong.
  ///
  /// - Parameters:
  ///   - samples: The next samples.
  ///   - body: Receives them with the place of the first, after the ones that were kept back.
  /// - Complexity: O(1); O(*n*) in the samples where they are kept back, or have another rate.
  mutating func place(_ samples: DecodedSamples, _ body: (DecodedSamples, Int64) -> Void) {
    if samples.sampleRate != sampleRate { hasChangedRate = true }
    let stamp = stamp(of: samples)
    if let store = doubtful {
      doubtful = nil
      store.withSamples(ofRun: 0) { leaping in
        put(leaping, at: isConfirmed(leaping, by: stamp) ? self.stamp(of: leaping) : nil, body)
      }
    }
    if let stamp, clock.isLeap(to: stamp) {
      var store = SampleStore()
      store.append(samples)
      doubtful = store
    } else {
      put(samples, at: stamp, body)
    }
  }

  /// Puts the samples onto the axis that are kept back at the end, if there are any.
  mutating func finish(_ body: (DecodedSamples, Int64) -> Void) {
    guard let store = doubtful else { return }
    doubtful = nil
    store.withSamples(ofRun: 0) { put($0, at: stamp(of: $0), body) }
  }

  /// Whether the stamp after some samples is where they end; none doesn't contradict.
  private func isConfirmed(_ samples: DecodedSamples, by next: Int64?) -> Bool {
    guard let next, let stamp = stamp(of: samples) else { return true }
    let frames = Int64(samples.count) * Int64(sampleRate) / Int64(samples.sampleRate)
    return clock.follows(next, after: stamp + frames)
  }

  private mutating func put(
    _ samples: DecodedSamples, at stamp: Int64?, _ body: (DecodedSamples, Int64) -> Void
  ) {
    if samples.sampleRate == sampleRate {
      held = nil
      body(samples, advance(to: stamp, by: samples.count))
    } else {
      var held =
        held.flatMap { $0.sampleRate == samples.sampleRate ? $0 : nil }
        ?? HeldSamples(from: samples.sampleRate, to: sampleRate)
      held.convert(samples) { body($0, advance(to: stamp, by: $0.count)) }
      self.held = held
    }
  }

  /// The frame that the samples' time stamp says, if it has anything to say.
  ///
  /// What stands before 0 is there to prime a decoder; where FFmpeg counts, it has left that out
  /// already, and of very short files it miscounts what is left.
  private func stamp(of samples: DecodedSamples) -> Int64? {
    guard hasOwnStamps || !hasChangedRate else { return nil }
    let frame = scale.frame(ofTimestamp: samples.timestamp, sampleRate: sampleRate)
    return hasOwnStamps ? frame : frame.map { max($0, 0) }
  }

  private mutating func advance(to stamp: Int64?, by count: Int) -> Int64 {
    let position = clock.advance(to: stamp, by: Int64(count))
    defer { frameCount += Int64(count) }
    return isContiguous ? frameCount : position
  }
}
