/// How samples stand in memory that belongs to somebody else.
///
/// *Lifetime*: valid as long as that memory.
public enum SampleMemory {
  /// The channels' samples stand by turns: the first sample of the first channel.
  case interleaved(UnsafeRawPointer)
  /// Each channel has a plane of its own: the first sample of each channel.
  case planar(UnsafePointer<UnsafeRawPointer>)

  /// The place of a channel's first sample, and the distance of its samples.
  ///
  /// - Parameters:
  ///   - channel: Number of the channel, from 0.
  ///   - format: Format of the samples.
  ///   - channelCount: Number of channels.
  /// - Returns: The place, and the distance in samples.
  public func samples(
    ofChannel channel: Int, format: SampleFormat, channelCount: Int
  ) -> (first: UnsafeRawPointer, stride: Int) {
    switch self {
    case .interleaved(let samples): (samples + channel * format.byteCount, channelCount)
    case .planar(let planes): (planes[channel], 1)
    }
  }
}
