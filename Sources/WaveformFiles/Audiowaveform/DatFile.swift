public import Waveforms

/// A reader of audiowaveform's binary files (.dat), versions 1 and 2.
///
/// What audiowaveform and waveform-data.js write is read: version 2 also with one channel. The unused
/// flags are ignored, as both do. The data has to be as long as the header says, neither shorter nor
/// longer: a writer that was killed leaves a length of 0 before its points.
///
/// *Lifetime*: opening reads the header alone; a point is read when it is asked for.
public struct DatFile: Sendable {
  /// What the file says of its points.
  public let header: WaveformDataHeader
  /// Number of points of each channel.
  public let pointCount: Int
  private let bytes: FileBytes
  private let dataOffset: Int
  private static let versions: ClosedRange<Int64> = 1...2

  /// Opens a file.
  ///
  /// - Throws: What is wrong with the header, or `countMismatch` where the data isn't as long as
  ///   it says.
  public init(_ bytes: FileBytes) throws(WaveformFileError) {
    let fields = DatHeaderFields(bytes: bytes)
    let version = try fields.value(at: 0, as: Int32.self, .version, allowed: Self.versions)
    let flags = try fields.value(at: 4, as: UInt32.self, .bits, allowed: 0...0xFFFF_FFFF)
    let rate = try fields.value(
      at: 8, as: Int32.self, .sampleRate, allowed: WaveformDataHeader.sampleRates)
    let samples = try fields.value(
      at: 12, as: Int32.self, .samplesPerPoint, allowed: WaveformDataHeader.samplesPerPointRange)
    let length = try fields.value(
      at: 16, as: UInt32.self, .length, allowed: WaveformDataHeader.pointCounts)
    let channels =
      version == 1
      ? 1
      : try fields.value(
        at: 20, as: Int32.self, .channels, allowed: WaveformDataHeader.channelCounts)
    header = WaveformDataHeader(
      sampleRate: Int32(rate), samplesPerPoint: Int32(samples),
      resolution: flags & 1 == 1 ? .bits8 : .bits16, channelCount: Int(channels))
    dataOffset = version == 1 ? 20 : 24
    pointCount = try fields.pointCount(length, size: header.pointSize, dataOffset: dataOffset)
    self.bytes = bytes
  }

  /// Whether a file begins as one of these does: other files have the same ending.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it begins with a version that can be read.
  public static func isRecognised(_ bytes: FileBytes) -> Bool {
    bytes.count >= 4 && versions.contains(Int64(bytes.load(0, as: Int32.self)))
  }

  /// A point of one channel: minimum and maximum, those of 8 bits times 256.
  ///
  /// - Parameters:
  ///   - point: Number of the point, below `pointCount`.
  ///   - channel: Number of the channel, below the header's number of channels.
  public subscript(point: Int, channel: Int) -> WaveformPoint {
    precondition(point >= 0 && point < pointCount, "A point is one of the file's.")
    precondition(channel >= 0 && channel < header.channelCount, "A channel is one of the file's.")
    let start = dataOffset + point * header.pointSize
    switch header.resolution {
    case .bits8:
      let offset = start + 2 * channel
      return WaveformPoint(
        minimum: Int16(bytes.load(offset, as: Int8.self)) * 256,
        maximum: Int16(bytes.load(offset + 1, as: Int8.self)) * 256)
    case .bits16:
      let offset = start + 4 * channel
      return WaveformPoint(
        minimum: bytes.load(offset, as: Int16.self),
        maximum: bytes.load(offset + 2, as: Int16.self))
    }
  }
}

/// The numbers in a header, each checked.
private struct DatHeaderFields {
  let bytes: FileBytes

  func value<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Number.Type, _ field: WaveformFileError.Field,
    allowed: ClosedRange<Int64>
  ) throws(WaveformFileError) -> Int64 {
    let end = offset + MemoryLayout<Number>.size
    guard end <= bytes.count else {
      throw error(field, .endsEarly(neededByteCount: Int64(end)), at: offset)
    }
    let value = Int64(bytes.load(offset, as: type))
    guard allowed.contains(value) else {
      throw error(field, .outOfRange(value, allowed: allowed), at: offset)
    }
    return value
  }

  /// The length, once it is proved to be the data's.
  func pointCount(
    _ length: Int64, size: Int, dataOffset: Int
  ) throws(WaveformFileError) -> Int {
    let size = Int64(size)
    let available = Int64(bytes.count - dataOffset)
    if available < length * size {
      let needed = Int64(dataOffset) + length * size
      throw error(.data, .endsEarly(neededByteCount: needed), at: bytes.count)
    }
    if available > length * size {
      // A started point counts as one.
      let found = (available + size - 1) / size
      throw error(.length, .countMismatch(declared: length, found: found), at: 16)
    }
    return Int(length)
  }

  private func error(
    _ field: WaveformFileError.Field, _ problem: WaveformFileError.Problem, at offset: Int
  ) -> WaveformFileError {
    WaveformFileError(.dat, field, problem, at: Int64(offset))
  }
}
