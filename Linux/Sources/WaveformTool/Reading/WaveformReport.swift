/// What there is to say of an input whose waveform was made.
struct WaveformReport {
  /// Frames a second.
  let sampleRate: Int
  /// The number of channels of the sound.
  let channelCount: Int
  /// The end of the sound, or of what of it was read, in frames.
  let frameCount: Int64
  /// Whether the sound ended early: the file is cut short, or couldn't be read on.
  let isTruncated: Bool
  /// The number of samples that weren't numbers, or infinite, and were left out.
  var invalidSampleCount: Int64 = 0
  /// The silent spans in frames, where they were asked for.
  var silences: [Range<Int64>]?
  /// The points that were written, a channel.
  var points: (count: Int64, samplesPerPoint: Int32)?

  /// Length of the sound in seconds.
  var duration: Double { Double(frameCount) / Double(sampleRate) }
}
