public import Waveforms

/// A reader of audiowaveform's JSON.
///
/// What audiowaveform and waveform-data.js write is read: keys in any order, and files without
/// `version` and `channels`, which have one channel. Keys that aren't known are passed over, as
/// waveform-data.js does (audiowaveform refuses them); a key that is written with escapes isn't known.
/// Numbers are whole and have no exponent. The data has to be as long as `length` says.
///
/// *Lifetime*: opening reads the text once and keeps only where every 4096th value stands; points
/// are read from the text when they are asked for.
public struct WaveformJSON: Sendable {
  /// What the file says of its points.
  public let header: WaveformDataHeader
  /// Number of points of each channel.
  public let pointCount: Int
  private let bytes: FileBytes
  private let data: JSONData

  /// Opens a file.
  ///
  /// - Throws: What is wrong with the text, with line and column.
  /// - Complexity: O(*n*) in the bytes.
  public init(_ bytes: FileBytes) throws(WaveformFileError) {
    var document = JSONDocument(bytes)
    try document.read()
    header = try document.header()
    data = try document.data(for: header)
    pointCount = data.count / (2 * header.channelCount)
    self.bytes = bytes
  }

  /// A point of one channel: minimum and maximum, those of 8 bits times 256.
  ///
  /// Many points in order are read faster by `points(from:)`.
  ///
  /// - Parameters:
  ///   - point: Number of the point, below `pointCount`.
  ///   - channel: Number of the channel, below the header's number of channels.
  /// - Complexity: O(1): at most 4096 values are passed over.
  public subscript(point: Int, channel: Int) -> WaveformPoint {
    precondition(point >= 0 && point < pointCount, "A point is one of the file's.")
    precondition(channel >= 0 && channel < header.channelCount, "A channel is one of the file's.")
    var points = points(fromPlace: point * header.channelCount + channel)
    return points.next() ?? .silent
  }

  /// All points from a given one to the end: channel after channel of each in turn.
  ///
  /// - Parameter point: Number of the first point, at most `pointCount`.
  /// - Returns: The points, each read from the text when it is asked for.
  public func points(from point: Int) -> Points {
    precondition(point >= 0 && point <= pointCount, "A point is one of the file's, or its end.")
    return points(fromPlace: point * header.channelCount)
  }

  private func points(fromPlace place: Int) -> Points {
    Points(
      scanner: data.scanner(atValue: 2 * place, of: bytes), resolution: header.resolution,
      remaining: data.count / 2 - place)
  }

  /// Points in the order of the file.
  public struct Points: Sequence, IteratorProtocol, Sendable {
    fileprivate var scanner: JSONScanner
    fileprivate let resolution: WaveformDataHeader.Resolution
    fileprivate var remaining: Int

    /// The next point.
    public mutating func next() -> WaveformPoint? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      return WaveformPoint(minimum: sample(), maximum: sample())
    }

    /// The next sample; silence in a text that was changed after it was opened.
    private mutating func sample() -> Int16 {
      guard let value = try? scanner.integer(in: .data) else { return 0 }
      _ = scanner.take(0x2C)
      return resolution.sample(of: Int16(truncatingIfNeeded: value))
    }
  }
}
