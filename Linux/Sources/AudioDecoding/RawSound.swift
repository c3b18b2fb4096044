/// What raw sound is made of: samples, channel after channel, and nothing that would tell.
public struct RawSound: Hashable, Sendable {
  /// How a sample is written, by the names that FFmpeg and audiowaveform share.
  public enum Encoding: String, CaseIterable, Hashable, Sendable {
    case s8, u8
    case s16le, s16be
    case s24le, s24be
    case s32le, s32be
    case f32le, f32be
    case f64le, f64be
  }

  /// How a sample is written.
  public var encoding: Encoding
  /// Samples a second and channel.
  public var sampleRate: Int
  /// Number of channels.
  public var channelCount: Int

  /// Says what raw sound is made of.
  ///
  /// - Parameters:
  ///   - encoding: How a sample is written.
  ///   - sampleRate: Samples a second and channel, 1 or more.
  ///   - channelCount: Number of channels, 1 to 64.
  public init(_ encoding: Encoding, sampleRate: Int, channelCount: Int) {
    precondition(
      (1...0x7FFF_FFFF).contains(sampleRate), "There is a sample a second, and there are not 2^31.")
    precondition((1...64).contains(channelCount), "There are 1 to 64 channels.")
    self.encoding = encoding
    self.sampleRate = sampleRate
    self.channelCount = channelCount
  }
}
