import WaveformFiles
import Waveforms

/// The points of a sound, straight from its samples.
struct SoundPoints: PointSource {
  let input: WaveformInput
  let options: WaveformOptions

  func read(
    onProgress: (Double) -> Void, begin: (PointOutline) throws(WaveformToolError) -> Void,
    emit: (WaveformPoint) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) -> WaveformReport {
    let reading = SoundReading(input: input, options: options)
    let frameCount = try countFrames(reading, onProgress: onProgress)
    var outline: PointOutline?
    var resampler: WaveformResampler?
    var silence: SilenceTrack?
    var pointCount: Int64 = 0
    var wantsMore = true
    let outcome = try reading.run(
      onProgress: { onProgress(frameCount == nil ? $0 : 0.5 + $0 / 2) },
      body: { block, sampleRate throws(WaveformToolError) in
        if outline == nil {
          let found = try self.outline(of: block, sampleRate: sampleRate, frameCount: frameCount)
          try begin(found)
          outline = found
          resampler = makeResampler(block, found)
          silence = options.silence.map {
            SilenceTrack(
              $0, sampleRate: sampleRate, window: options.window(sampleRate: sampleRate))
          }
        }
        silence?.add(block)
        try resampler?.add(block) { point throws(WaveformToolError) in
          pointCount += 1
          wantsMore = try emit(point)
        }
        return wantsMore
      })
    guard outcome.end > options.startFrame(sampleRate: outcome.sampleRate), let outline,
      let resampler
    else { throw .endsBeforeStart(Double(outcome.end) / Double(outcome.sampleRate)) }
    for point in resampler.openPoint {
      pointCount += 1
      _ = try emit(point)
    }
    silence?.finish()
    return WaveformReport(
      sampleRate: outcome.sampleRate, channelCount: outcome.channelCount, frameCount: outcome.end,
      isTruncated: outcome.isTruncated, invalidSampleCount: Int64(resampler.invalidSampleCount),
      silences: silence?.spans,
      points: (pointCount / Int64(outline.rowCount), outline.samplesPerPoint))
  }

  /// The frames of the waveform, where a number of points needs them: the sound is read to its end
  /// just for that.
  private func countFrames(
    _ reading: SoundReading, onProgress: (Double) -> Void
  ) throws(WaveformToolError) -> Int64? {
    guard case .points = options.zoom else { return nil }
    let outcome = try reading.run(onProgress: { onProgress($0 / 2) }, body: { _, _ in true })
    let end = options.endFrame(sampleRate: outcome.sampleRate) ?? outcome.end
    return max(0, min(end, outcome.end) - options.startFrame(sampleRate: outcome.sampleRate))
  }

  private func outline(
    of block: SampleBlock, sampleRate: Int, frameCount: Int64?
  ) throws(WaveformToolError) -> PointOutline {
    let rowCount = options.splitsChannels ? block.channelCount : 1
    guard WaveformDataHeader.channelCounts.contains(Int64(rowCount)) else {
      throw .tooManyChannels(rowCount)
    }
    let zoom = options.zoom ?? .samplesPerPoint(256)
    return PointOutline(
      sampleRate: sampleRate,
      samplesPerPoint: try zoom.samplesPerPoint(sampleRate: sampleRate, frameCount: frameCount),
      rowCount: rowCount, resolution: .bits16)
  }

  private func makeResampler(_ block: SampleBlock, _ outline: PointOutline) -> WaveformResampler {
    WaveformResampler(
      channelCount: min(block.channelCount, PyramidLayout.maximumChannelCount),
      rows: options.splitsChannels ? .channels : .mixed,
      length: PointLength(frames: Int64(outline.samplesPerPoint)),
      from: options.startFrame(sampleRate: outline.sampleRate),
      to: options.endFrame(sampleRate: outline.sampleRate) ?? PyramidLayout.maximumFrameCount)
  }
}
