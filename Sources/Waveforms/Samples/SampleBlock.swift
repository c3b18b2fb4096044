/// A run of frames in memory that belongs to somebody else.
///
/// *Lifetime*: valid as long as the memory it points to; nobody who is given a block keeps it.
public struct SampleBlock {
  /// The format of the samples.
  public let format: SampleFormat
  /// The number of channels.
  public let channelCount: Int
  /// The number of frames: samples of each channel.
  public let frameCount: Int
  /// The place of the first frame on the media's axis, frame 0 being what players call 0.
  ///
  /// Frames before that are left out by everybody.
  public let firstFrame: Int64
  private let memory: SampleMemory

  /// Makes a block of samples that stand in memory in either way.
  ///
  /// - Parameters:
  ///   - memory: The samples, aligned as their format needs.
  ///   - format: Format of the samples.
  ///   - channelCount: Number of channels, 1 at least.
  ///   - frameCount: Number of frames, not below 0.
  ///   - firstFrame: Place of the first frame on the media's axis.
  public init(
    _ memory: SampleMemory, format: SampleFormat, channelCount: Int, frameCount: Int,
    firstFrame: Int64
  ) {
    precondition(
      channelCount > 0 && frameCount >= 0, "A block has channels, and no less than 0 frames.")
    self.memory = memory
    self.format = format
    self.channelCount = channelCount
    self.frameCount = frameCount
    self.firstFrame = firstFrame
  }

  /// Makes a block in which the channels' samples stand by turns.
  ///
  /// - Parameters:
  ///   - samples: The first sample of the first channel, aligned as its format needs.
  ///   - format: Format of the samples.
  ///   - channelCount: Number of channels, 1 at least.
  ///   - frameCount: Number of frames, not below 0.
  ///   - firstFrame: Place of the first frame on the media's axis.
  public init(
    interleaved samples: UnsafeRawPointer, format: SampleFormat, channelCount: Int, frameCount: Int,
    firstFrame: Int64
  ) {
    self.init(
      .interleaved(samples), format: format, channelCount: channelCount, frameCount: frameCount,
      firstFrame: firstFrame)
  }

  /// Makes a block in which each channel has a plane of its own.
  ///
  /// - Parameters:
  ///   - planes: The first sample of each channel, aligned as its format needs.
  ///   - format: Format of the samples.
  ///   - channelCount: Number of channels, 1 at least.
  ///   - frameCount: Number of frames, not below 0.
  ///   - firstFrame: Place of the first frame on the media's axis.
  public init(
    planes: UnsafePointer<UnsafeRawPointer>, format: SampleFormat, channelCount: Int,
    frameCount: Int, firstFrame: Int64
  ) {
    self.init(
      .planar(planes), format: format, channelCount: channelCount, frameCount: frameCount,
      firstFrame: firstFrame)
  }

  /// The place of a channel's first sample, and the distance of its samples, in samples.
  func samples(ofChannel channel: Int) -> (first: UnsafeRawPointer, stride: Int) {
    memory.samples(ofChannel: channel, format: format, channelCount: channelCount)
  }

  /// The samples where they have 16 bits and stand by turns; nothing where they are others.
  var plainSamples: UnsafePointer<Int16>? {
    guard case .interleaved(let samples) = memory, format == .int16 else { return nil }
    return samples.assumingMemoryBound(to: Int16.self)
  }
}
