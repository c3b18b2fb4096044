/// What of a file's sound is decoded, and where it's said to stand.
public struct AudioDecodingOptions: Hashable, Sendable {
  /// Where decoded samples stand on the axis of frames.
  public enum Positions: Hashable, Sendable {
    /// Where the media's time stamps say, frame 0 being the place that players call 0.
    case media
    /// One after the other from the first decoded sample on, as if there were no time stamps.
    ///
    /// Waveforms that audiowaveform makes stand like that.
    case contiguous
  }

  /// Whether an address on the network is opened at all.
  public var allowsNetwork: Bool
  /// Whether a pipe is read, such as standard input; a wait for what comes through it can't be cancelled.
  public var allowsPipes: Bool
  /// The stream to decode, by `AudioStream.index`; nothing decodes the best one.
  public var streamIndex: Int?
  /// Where decoded samples stand.
  public var positions: Positions
  /// What the file is made of where it's raw sound, which doesn't tell; nothing for all other files.
  public var rawSound: RawSound?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - allowsNetwork: Whether an address on the network is opened at all.
  ///   - allowsPipes: Whether a pipe is read, such as standard input.
  ///   - streamIndex: Stream to decode, by `AudioStream.index`; nothing decodes the best one.
  ///   - positions: Where decoded samples stand.
  ///   - rawSound: What the file is made of where it's raw sound.
  public init(
    allowsNetwork: Bool = false, allowsPipes: Bool = false, streamIndex: Int? = nil,
    positions: Positions = .media, rawSound: RawSound? = nil
  ) {
    self.allowsNetwork = allowsNetwork
    self.allowsPipes = allowsPipes
    self.streamIndex = streamIndex
    self.positions = positions
    self.rawSound = rawSound
  }
}
