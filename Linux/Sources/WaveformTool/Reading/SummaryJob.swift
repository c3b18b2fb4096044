import AudioDecoding
import Waveforms

/// Reads an input just to tell what there is to say of it.
struct SummaryJob {
  let input: WaveformInput
  let options: WaveformOptions

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    let outcome = try SoundReading(input: input, options: options)
      .run(onProgress: onProgress, body: { _, _ in })
    return WaveformReport(
      sampleRate: outcome.sampleRate, channelCount: outcome.channelCount, frameCount: outcome.end,
      isTruncated: outcome.isTruncated)
  }
}
