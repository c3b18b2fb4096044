public import Waveforms

/// A writer of audiowaveform's JSON, point by point.
///
/// The bytes are those that audiowaveform 1.10.3 writes: one line, version 2 whatever the number of
/// channels. The owner takes them from time to time with `takeBytes` and puts them one behind the other.
///
/// *Lifetime*: `finish` is the last call; it may be the owner's only chance to learn the length.
public struct WaveformJSONWriter: Sendable {
  /// What the file says of its points.
  public let header: WaveformDataHeader
  private var counter: PointCounter
  private var pending: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - header: What the file says of its points.
  ///   - pointCount: Number of points a channel, where it is known already; else everything that
  ///     stands before the points comes from `finish`, since it says how many they are.
  public init(_ header: WaveformDataHeader, pointCount: Int64? = nil) {
    self.header = header
    counter = PointCounter(format: .json, header, declared: pointCount)
    if let pointCount { pending = start(pointCount: pointCount) }
  }

  /// Writes a point of one channel: point after point, and channel after channel of each.
  ///
  /// - Parameter point: The point, of which minimum and maximum are kept.
  /// - Throws: `countMismatch` where fewer points were said, `outOfRange` beyond 2³² - 1 of them.
  public mutating func append(_ point: WaveformPoint) throws(WaveformFileError) {
    let isFirst = !counter.isStarted
    try counter.add()
    if !isFirst { pending.append(0x2C) }
    pending.append(decimal: Int64(header.resolution.value(of: point.minimum)))
    pending.append(0x2C)
    pending.append(decimal: Int64(header.resolution.value(of: point.maximum)))
  }

  /// Hands over the bytes that have been written since the last time.
  public mutating func takeBytes() -> [UInt8] {
    defer { pending.removeAll() }
    return pending
  }

  /// Ends the file; the bytes that are left have to be taken still.
  ///
  /// - Returns: What stands before the points, where their number wasn't known at the start.
  /// - Throws: `countMismatch` where more points were said.
  public mutating func finish() throws(WaveformFileError) -> WaveformFileEnding {
    try counter.finish()
    pending.append("]}\n")
    return counter.declared == nil ? .prepend(start(pointCount: counter.pointCount)) : .nothing
  }

  /// Everything that stands before the points.
  private func start(pointCount: Int64) -> [UInt8] {
    var text: [UInt8] = []
    text.append("{\"version\":2,\"channels\":")
    text.append(decimal: Int64(header.channelCount))
    text.append(",\"sample_rate\":")
    text.append(decimal: Int64(header.sampleRate))
    text.append(",\"samples_per_pixel\":")
    text.append(decimal: Int64(header.samplesPerPoint))
    text.append(",\"bits\":")
    text.append(decimal: Int64(header.resolution.rawValue))
    text.append(",\"length\":")
    text.append(decimal: pointCount)
    text.append(",\"data\":[")
    return text
  }
}

extension StaticString {
  /// Its bytes in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> {
    precondition(hasPointerRepresentation, "A word has more than one letter.")
    return UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension [UInt8] {
  /// Appends a text's bytes.
  fileprivate mutating func append(_ text: StaticString) { append(contentsOf: text.bytes) }

  /// Appends a number's decimal digits.
  fileprivate mutating func append(decimal number: Int64) {
    if number < 0 { append(0x2D) }
    let magnitude = number.magnitude
    var unit: UInt64 = 1
    while magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(0x30 + UInt8(truncatingIfNeeded: magnitude / unit % 10))
      unit /= 10
    }
  }
}
