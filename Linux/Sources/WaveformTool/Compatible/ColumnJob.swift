import Waveforms

/// Draws the columns of one input, from its samples.
struct ColumnJob {
  let input: WaveformInput
  let options: WaveformOptions
  let picture: ColumnPicture
  let place: OutputPlace

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    var points: [WaveformPoint] = []
    var resampler: WaveformResampler?
    var samplesPerPoint: Int32 = 0
    let outcome = try SoundReading(input: input, options: options).run(
      onProgress: onProgress,
      body: { block, sampleRate throws(WaveformToolError) in
        if resampler == nil {
          samplesPerPoint = try options.zoom.samplesPerPoint(
            sampleRate: sampleRate, frameCount: nil)
          resampler = makeResampler(block, sampleRate, samplesPerPoint)
        }
        resampler?.add(block) { points.append($0) }
        return points.count < picture.width * (resampler?.rowCount ?? 1)
      })
    guard outcome.end > options.startFrame(sampleRate: outcome.sampleRate), let resampler else {
      throw .endsBeforeStart(Double(outcome.end) / Double(outcome.sampleRate))
    }
    points += resampler.openPoint
    let file = try place.begin()
    try picture.writePNG(points, rowCount: resampler.rowCount, to: file)
    try place.finish(file)
    return WaveformReport(
      sampleRate: outcome.sampleRate, channelCount: outcome.channelCount, frameCount: outcome.end,
      isTruncated: outcome.isTruncated, invalidSampleCount: Int64(resampler.invalidSampleCount),
      points: (Int64(points.count / resampler.rowCount), samplesPerPoint))
  }

  private func makeResampler(
    _ block: SampleBlock, _ sampleRate: Int, _ samplesPerPoint: Int32
  ) -> WaveformResampler {
    let start = options.startFrame(sampleRate: sampleRate)
    return WaveformResampler(
      channelCount: min(block.channelCount, PyramidLayout.maximumChannelCount),
      rows: options.splitsChannels ? .channels : .mixed,
      length: PointLength(frames: Int64(samplesPerPoint)), from: start,
      to: start + Int64(samplesPerPoint) * Int64(picture.width))
  }
}
