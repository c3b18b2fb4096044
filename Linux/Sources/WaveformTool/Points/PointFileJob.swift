import Waveforms
import WaveformFiles

/// Makes a file of points from one input.
struct PointFileJob {
  let input: WaveformInput
  let options: WaveformOptions
  let place: OutputPlace

  /// Runs to the end, with a writer that is made for the file's header, and tells the share that is
  /// done, where the length is known.
  func run<Writer: PointWriter>(
    onProgress: (Double) -> Void, makeWriter: (WaveformDataHeader) -> Writer
  ) throws(WaveformToolError) -> WaveformReport {
    let reading = SoundReading(input: input, options: options)
    var frameCount: Int64?
    if case .points = options.zoom { frameCount = try countFrames(reading, onProgress: onProgress) }
    let isSecond = frameCount != nil
    var writing: PointFileWriting<Writer>?
    var samplesPerPoint: Int32 = 0
    var silence: SilenceTrack?
    let outcome = try reading.run(
      onProgress: { onProgress(isSecond ? 0.5 + $0 / 2 : $0) },
      body: { block, sampleRate throws(WaveformToolError) in
        if writing == nil {
          samplesPerPoint = try options.zoom.samplesPerPoint(
            sampleRate: sampleRate, frameCount: frameCount)
          writing = try begin(block, sampleRate, samplesPerPoint, makeWriter: makeWriter)
          silence = options.silence.map {
            SilenceTrack(
              $0, sampleRate: sampleRate, window: options.window(sampleRate: sampleRate))
          }
        }
        silence?.add(block)
        try writing?.add(block)
        return true
      })
    guard outcome.end > options.startFrame(sampleRate: outcome.sampleRate), var writing else {
      throw .endsBeforeStart(Double(outcome.end) / Double(outcome.sampleRate))
    }
    let pointCount = try writing.finish()
    silence?.finish()
    return WaveformReport(
      sampleRate: outcome.sampleRate, channelCount: outcome.channelCount, frameCount: outcome.end,
      isTruncated: outcome.isTruncated, invalidSampleCount: writing.invalidSampleCount,
      silences: silence?.spans, points: (pointCount, samplesPerPoint))
  }

  /// The frames of the waveform: the sound is read to its end just for that.
  private func countFrames(
    _ reading: SoundReading, onProgress: (Double) -> Void
  ) throws(WaveformToolError) -> Int64 {
    guard input.canBeReadTwice else { throw .readOnce }
    let outcome = try reading.run(onProgress: { onProgress($0 / 2) }, body: { _, _ in true })
    let end = options.endFrame(sampleRate: outcome.sampleRate) ?? outcome.end
    return max(0, min(end, outcome.end) - options.startFrame(sampleRate: outcome.sampleRate))
  }

  private func begin<Writer: PointWriter>(
    _ block: SampleBlock, _ sampleRate: Int, _ samplesPerPoint: Int32,
    makeWriter: (WaveformDataHeader) -> Writer
  ) throws(WaveformToolError) -> PointFileWriting<Writer> {
    let channelCount = options.splitsChannels ? block.channelCount : 1
    guard WaveformDataHeader.channelCounts.contains(Int64(channelCount)) else {
      throw .tooManyChannels(channelCount)
    }
    let header = WaveformDataHeader(
      sampleRate: Int32(clamping: sampleRate), samplesPerPoint: samplesPerPoint,
      resolution: options.resolution, channelCount: channelCount)
    let resampler = WaveformResampler(
      channelCount: min(block.channelCount, PyramidLayout.maximumChannelCount),
      rows: options.splitsChannels ? .channels : .mixed,
      length: PointLength(frames: Int64(samplesPerPoint)),
      from: options.startFrame(sampleRate: sampleRate),
      to: options.endFrame(sampleRate: sampleRate) ?? PyramidLayout.maximumFrameCount)
    return try PointFileWriting(to: place, writer: makeWriter(header), resampler: resampler)
  }
}
