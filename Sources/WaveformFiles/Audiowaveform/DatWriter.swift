public import Waveforms

/// A writer of audiowaveform's binary files (.dat), point by point.
///
/// The bytes are those that audiowaveform 1.10.3 writes: version 1 for one channel, version 2 for
/// more. The owner takes them from time to time with `takeBytes` and puts them one behind the other.
///
/// *Lifetime*: `finish` is the last call; it may be the owner's only chance to learn the length.
public struct DatWriter: Sendable {
  /// What the file says of its points.
  public let header: WaveformDataHeader
  private var counter: PointCounter
  private var pending: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - header: What the file says of its points.
  ///   - pointCount: Number of points a channel, where it is known already; else the header is
  ///     wrong until what `finish` answers has been done.
  public init(_ header: WaveformDataHeader, pointCount: Int64? = nil) {
    self.header = header
    counter = PointCounter(format: .dat, header, declared: pointCount)
    pending.append(littleEndian: Int32(header.channelCount == 1 ? 1 : 2))
    pending.append(littleEndian: UInt32(header.resolution == .bits8 ? 1 : 0))
    pending.append(littleEndian: header.sampleRate)
    pending.append(littleEndian: header.samplesPerPoint)
    pending.append(littleEndian: UInt32(pointCount ?? 0))
    if header.channelCount > 1 { pending.append(littleEndian: Int32(header.channelCount)) }
  }

  /// Writes a point of one channel: point after point, and channel after channel of each.
  ///
  /// - Parameter point: The point, of which minimum and maximum are kept.
  /// - Throws: `countMismatch` where fewer points were said, `outOfRange` beyond 2³² - 1 of them.
  public mutating func append(_ point: WaveformPoint) throws(WaveformFileError) {
    try counter.add()
    append(point.minimum)
    append(point.maximum)
  }

  /// Hands over the bytes that have been written since the last time.
  public mutating func takeBytes() -> [UInt8] {
    defer { pending.removeAll() }
    return pending
  }

  /// Ends the file; the bytes that are left have to be taken still.
  ///
  /// - Returns: The length to put into the header, where it wasn't known at the start.
  /// - Throws: `countMismatch` where more points were said.
  public func finish() throws(WaveformFileError) -> WaveformFileEnding {
    try counter.finish()
    guard counter.declared == nil else { return .nothing }
    var length: [UInt8] = []
    length.append(littleEndian: UInt32(counter.pointCount))
    return .overwrite(offset: 16, bytes: length)
  }

  private mutating func append(_ sample: Int16) {
    let value = header.resolution.value(of: sample)
    switch header.resolution {
    case .bits8: pending.append(UInt8(bitPattern: Int8(value)))
    case .bits16: pending.append(littleEndian: value)
    }
  }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    var rest = number
    for _ in 0..<MemoryLayout<Number>.size {
      append(UInt8(truncatingIfNeeded: rest))
      rest = rest >> 8
    }
  }
}
