import CFFmpeg
import Waveforms

/// A stream whose packets hold samples as they are, so that no decoder is needed.
struct PlainPCM {
  private let format: SampleFormat
  private let channelCount: Int
  private let sampleRate: Int

  /// Tells whether a stream is one.
  init?(_ parameters: AVCodecParameters) {
    guard let format = plainFormat(of: parameters.codec_id),
      parameters.ch_layout.nb_channels > 0, parameters.sample_rate > 0
    else { return nil }
    self.format = format
    channelCount = Int(parameters.ch_layout.nb_channels)
    sampleRate = Int(parameters.sample_rate)
  }

  /// The samples of a packet, which has to outlive them.
  ///
  /// - Returns: Nothing where only a decoder can tell: some samples aren't to be heard, or the packet
  ///   isn't aligned as samples in memory are.
  func samples(of packet: AVPacket) -> DecodedSamples? {
    let count = Int(packet.size) / (format.byteCount * channelCount)
    guard packet.side_data_elems == 0, packet.flags & AV_PKT_FLAG_DISCARD == 0, count > 0,
      let data = packet.data, Int(bitPattern: data) % alignment == 0
    else { return nil }
    return DecodedSamples(
      memory: .interleaved(UnsafeRawPointer(data)), format: format, channelCount: channelCount,
      count: count, sampleRate: sampleRate,
      timestamp: packet.pts != CFFMPEG_NOPTS_VALUE ? packet.pts : packet.dts)
  }

  /// The bytes that a sample's address is a multiple of.
  private var alignment: Int { format == .packedInt24 ? 1 : format.byteCount }
}

/// The format of samples that stand in packets as in memory, on a little-endian machine.
private func plainFormat(of codec: AVCodecID) -> SampleFormat? {
  switch codec {
  case AV_CODEC_ID_PCM_U8: .uint8
  case AV_CODEC_ID_PCM_S16LE: .int16
  case AV_CODEC_ID_PCM_S24LE: .packedInt24
  case AV_CODEC_ID_PCM_S32LE: .int32
  case AV_CODEC_ID_PCM_S64LE: .int64
  case AV_CODEC_ID_PCM_F32LE: .float32(.towardZero)
  case AV_CODEC_ID_PCM_F64LE: .float64(.towardZero)
  default: nil
  }
}
