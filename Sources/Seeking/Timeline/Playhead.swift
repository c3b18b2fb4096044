/// Where playback stands, or will stand once what was asked has happened, and where it may go.
public struct Playhead: Sendable, Hashable {
  /// The place that counts: the pinned target of what was asked last, else the reported one.
  public var position: MediaSeconds
  /// The stretch that can be sought, or nothing where no seek is possible.
  public var range: SeekableRange?

  /// Makes a playhead.
  public init(position: MediaSeconds, range: SeekableRange?) {
    self.position = position
    self.range = range
  }
}

/// An end of the seekable range.
public enum RangeEdge: Sendable, Hashable {
  /// Where the range begins.
  case start
  /// Where the range ends.
  case end
}
