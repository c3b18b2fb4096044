import CFFmpeg
import Waveforms

/// Samples as a decoder or a demuxer gave them.
///
/// *Lifetime*: they are in somebody else's memory, and valid only within the call that hands them
/// over.
struct DecodedSamples {
  let memory: SampleMemory
  let format: SampleFormat
  let channelCount: Int
  /// The number of samples of each channel.
  let count: Int
  let sampleRate: Int
  /// The place of the first sample in ticks of the stream's clock, or `CFFMPEG_NOPTS_VALUE`.
  let timestamp: Int64

  /// Whether each channel has a plane of its own.
  var isPlanar: Bool {
    if case .planar = memory { true } else { false }
  }

  /// A channel's first sample, and the distance of its samples, in samples.
  func samples(ofChannel channel: Int) -> (first: UnsafeRawPointer, stride: Int) {
    memory.samples(ofChannel: channel, format: format, channelCount: channelCount)
  }

  /// The samples as a block that begins at a frame.
  func block(at firstFrame: Int64) -> SampleBlock {
    SampleBlock(
      memory, format: format, channelCount: channelCount, frameCount: count,
      firstFrame: firstFrame)
  }
}

extension DecodedSamples {
  /// Takes a decoder's frame, unless it has no samples, or their format isn't known.
  ///
  /// - Parameters:
  ///   - frame: The frame, which has to outlive the samples.
  ///   - rounding: How samples in floating point become whole numbers.
  init?(_ frame: AVFrame, rounding: SampleFormat.FloatRounding) {
    let layout = AVSampleFormat(frame.format)
    guard let format = sampleFormat(av_get_packed_sample_fmt(layout), rounding),
      frame.ch_layout.nb_channels > 0, frame.nb_samples > 0, frame.sample_rate > 0,
      let planes = frame.extended_data, let first = planes.pointee
    else { return nil }
    // A pointer that may be nil stands in memory as one that may not.
    memory =
      av_sample_fmt_is_planar(layout) != 0
      ? .planar(UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafeRawPointer.self))
      : .interleaved(UnsafeRawPointer(first))
    self.format = format
    channelCount = Int(frame.ch_layout.nb_channels)
    count = Int(frame.nb_samples)
    sampleRate = Int(frame.sample_rate)
    timestamp = frame.best_effort_timestamp
  }
}

private func sampleFormat(
  _ format: AVSampleFormat, _ rounding: SampleFormat.FloatRounding
) -> SampleFormat? {
  switch format {
  case AV_SAMPLE_FMT_U8: .uint8
  case AV_SAMPLE_FMT_S16: .int16
  case AV_SAMPLE_FMT_S32: .int32
  case AV_SAMPLE_FMT_S64: .int64
  case AV_SAMPLE_FMT_FLT: .float32(rounding)
  case AV_SAMPLE_FMT_DBL: .float64(rounding)
  default: nil
  }
}

/// How the samples of a codec become whole numbers where its decoder gives floating point.
func floatRounding(of codec: AVCodecID) -> SampleFormat.FloatRounding {
  switch codec {
  case AV_CODEC_ID_MP3, AV_CODEC_ID_MP2, AV_CODEC_ID_MP1: .down
  case AV_CODEC_ID_PCM_F16LE, AV_CODEC_ID_PCM_F24LE, AV_CODEC_ID_PCM_F32LE,
    AV_CODEC_ID_PCM_F32BE, AV_CODEC_ID_PCM_F64LE, AV_CODEC_ID_PCM_F64BE, AV_CODEC_ID_WAVPACK:
    .towardZero
  default: .toNearest
  }
}
