import AudioDecoding
import Waveforms

/// Measures the bars of one input, from its sound.
struct SoundBars {
  let input: WaveformInput
  let options: WaveformOptions

  /// Measures the input, and tells the share that is done, where the length is known.
  func measure(onProgress: (Double) -> Void) throws(WaveformToolError) -> MeasuredBars {
    var tiles: CoarseTiles?
    var silence: SilenceTrack?
    let summary = try analyse { event in
      switch event {
      case .began(let outline):
        let window = options.window(sampleRate: outline.sampleRate)
        tiles = CoarseTiles(layout: outline.layout, window: window)
        silence = options.silence.map {
          SilenceTrack($0, sampleRate: outline.sampleRate, window: window)
        }
      case .progressed(let share): onProgress(share)
      case .measured(let tile):
        tiles?.insert(tile)
        silence?.add(tile)
      }
    }
    silence?.finish()
    let wanted = options.window(sampleRate: summary.sampleRate)
    guard let tiles, wanted.lowerBound < summary.frameCount else {
      throw .endsBeforeStart(Double(summary.frameCount) / Double(summary.sampleRate))
    }
    let window = wanted.clamped(to: 0..<summary.frameCount)
    return MeasuredBars(
      amplitudes: {
        tiles.amplitudes(value, from: window.lowerBound, to: window.upperBound, count: $0)
      },
      report: WaveformReport(
        sampleRate: summary.sampleRate, channelCount: summary.channelCount,
        frameCount: summary.frameCount, isTruncated: summary.isTruncated,
        invalidSampleCount: summary.invalidSampleCount, silences: silence?.spans))
  }

  /// What the bars show: root mean squares unless something else is asked for, as in the player.
  private var value: WaveformValue { options.bars.value ?? .rms }

  private func analyse(
    onEvent: (WaveformAnalysis.Event) -> Void
  ) throws(WaveformToolError) -> WaveformAnalysis.Summary {
    let choice = WaveformAnalysis.Options(
      decoding: options.decoding(input), detail: value == .peak ? .extremes : .all,
      measuresLoudness: value == .loudness, threadCount: options.threadCount)
    do throws(AudioDecodingError) {
      return try WaveformAnalysis(of: input.location, options: choice).run(onEvent: onEvent)
    } catch {
      throw .decoding(error)
    }
  }
}
