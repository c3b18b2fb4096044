/// Where playback stands, or will stand once what was asked has happened, and where it may go.
public struct Playhead: Sendable, Hashable {
  /// The place that counts: the pinned target of what was asked last, else the reported one.
  public var position: MediaSeconds
  /// The stretch that can be sought, or nothing where no seek is possible.
  public var range: SeekableRange?
  /// The user's own playback rate, which steps in listening time are taken times.
  public var rate: Double

  /// Makes a playhead.
  public init(position: MediaSeconds, range: SeekableRange?, rate: Double = 1) {
    self.position = position
    self.range = range
    self.rate = rate
  }
}

/// An end of the seekable range.
public enum RangeEdge: Sendable, Hashable {
  /// Where the range begins.
  case start
  /// Where the range ends.
  case end
}
