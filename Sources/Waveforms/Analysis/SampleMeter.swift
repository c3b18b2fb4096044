/// Measures runs of frames, row by row.
struct SampleMeter {
  /// The rows that are asked for.
  enum Rows {
    case channels
    case mix
    case channelsAndMix
  }

  let channelCount: Int
  let detail: WaveformDetail
  /// The number of samples that were left out, since they aren't numbers, or are infinite.
  private(set) var invalidSampleCount = 0
  private let rows: Rows
  private var workspace = MeterWorkspace()

  /// Makes a meter; with one channel, that channel is its own mix.
  init(channelCount: Int, rows: Rows, detail: WaveformDetail) {
    self.channelCount = channelCount
    self.rows = channelCount == 1 ? .channels : rows
    self.detail = detail
  }

  /// The number of rows that are measured.
  var rowCount: Int {
    switch rows {
    case .channels: channelCount
    case .mix: 1
    case .channelsAndMix: channelCount + 1
    }
  }

  /// Measures up to `MeterWorkspace.length` frames of a block.
  ///
  /// In the mix an invalid sample is silence, and samples clip that do in a channel.
  ///
  /// - Parameters:
  ///   - block: The block; channels that it doesn't have are silent.
  ///   - frames: The frames of the block.
  ///   - measurements: A row each: what is measured is merged into them.
  mutating func measure(
    _ block: SampleBlock, frames: Range<Int>, into measurements: inout [Measurement]
  ) {
    guard detail == .extremes, block.channelCount == channelCount,
      let samples = block.plainSamples.map({ $0 + channelCount * frames.lowerBound })
    else { return measureChannels(block, frames: frames, into: &measurements) }
    switch (channelCount, rows) {
    case (1, _): measurements[0].merge(Measurement(samples, count: frames.count, detail: detail))
    case (2, .channelsAndMix): measureStereo(samples, count: frames.count, into: &measurements)
    default: measureChannels(block, frames: frames, into: &measurements)
    }
  }

  /// Measures two channels that stand by turns, and their mix; there is no sample that isn't valid.
  private func measureStereo(
    _ samples: UnsafePointer<Int16>, count: Int, into measurements: inout [Measurement]
  ) {
    let found = stereoExtremes(of: samples, frameCount: count)
    measurements.withUnsafeMutableBufferPointer { measurements in
      measurements[0].merge(Measurement(found.left, count: count))
      measurements[1].merge(Measurement(found.right, count: count))
      measurements[2].merge(Measurement(found.mix, count: count))
    }
  }

  private mutating func measureChannels(
    _ block: SampleBlock, frames: Range<Int>, into measurements: inout [Measurement]
  ) {
    var total = FullScaleSamples()
    let (rows, channelCount, detail, lastRow) = (rows, channelCount, detail, rowCount - 1)
    workspace.withPointers { workspace in
      var mixer = Mixer(channelCount: channelCount, count: frames.count, workspace: workspace)
      for channel in 0..<channelCount {
        let run = SampleRun(block: block, channel: channel, frames: frames)
        let (samples, measurement) = Self.measure(run, detail, workspace, &total)
        if rows != .mix { measurements[channel].merge(measurement) }
        if rows != .channels { mixer.add(samples, channel: channel) }
      }
      guard rows != .channels else { return }
      var measurement = Measurement(mixer.mixed(), count: frames.count, detail: detail)
      if detail == .all { measurement.clipped = UInt64(total.clippedCount) }
      measurements[lastRow].merge(measurement)
    }
    invalidSampleCount += total.invalidCount
  }

  /// Measures a run of one channel.
  ///
  /// What is at full scale when converted is looked at again, since that is where invalid samples
  /// are too: so they cost nothing where there are none.
  private static func measure(
    _ run: SampleRun, _ detail: WaveformDetail, _ workspace: MeterWorkspace.Pointers,
    _ total: inout FullScaleSamples
  ) -> (UnsafePointer<Int16>, Measurement) {
    let target = run.channel == 0 ? workspace.first : workspace.second
    let samples = run.converted(into: target)
    var measurement = Measurement(samples, count: run.frames.count, detail: detail)
    guard measurement.reachesFullScale else { return (samples, measurement) }
    let found = run.fullScale(samples, in: target, valid: workspace.valid)
    if found.invalidCount > 0 {
      let count = run.frames.count - found.invalidCount
      measurement = Measurement(UnsafePointer(workspace.valid), count: count, detail: detail)
    }
    if detail == .all { measurement.clipped = UInt64(found.clippedCount) }
    total.clippedCount += found.clippedCount
    total.invalidCount += found.invalidCount
    return (samples, measurement)
  }
}

/// Mixes the channels of a run.
private struct Mixer {
  let channelCount: Int
  let count: Int
  let workspace: MeterWorkspace.Pointers
  private var left: UnsafePointer<Int16>

  init(channelCount: Int, count: Int, workspace: MeterWorkspace.Pointers) {
    self.channelCount = channelCount
    self.count = count
    self.workspace = workspace
    left = UnsafePointer(workspace.first)
    if channelCount != 2 { workspace.sums.update(repeating: 0, count: count) }
  }

  /// Takes in the next channel; of two, the first has to stay in memory until the second has come.
  mutating func add(_ samples: UnsafePointer<Int16>, channel: Int) {
    if channelCount != 2 {
      Waveforms.add(samples, to: workspace.sums, count: count)
    } else if channel == 0 {
      left = samples
    } else {
      mix(left, samples, count: count, into: workspace.mixed)
    }
  }

  /// The mix, when all channels have come.
  func mixed() -> UnsafePointer<Int16> {
    if channelCount != 2 {
      divide(workspace.sums, by: channelCount, count: count, into: workspace.mixed)
    }
    return UnsafePointer(workspace.mixed)
  }
}
