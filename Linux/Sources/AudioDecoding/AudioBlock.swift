/// A stretch of decoded sound.
///
/// *Lifetime*: the samples are the decoder's own memory, valid only within the call that hands the
/// block over.
public struct AudioBlock {
  /// The samples of each channel, full scale being 1; of more than 32 channels the first 32.
  public let channels: [UnsafeBufferPointer<Float>]
  /// Samples a second and channel.
  public let sampleRate: Double
  /// Place of the first sample in seconds of media, 0 being the place that players call 0.
  public let position: Double

  /// The place right after the last sample, in seconds of media.
  public var end: Double {
    position + Double(channels.first?.count ?? 0) / sampleRate
  }
}
