public import Waveforms

/// What a pyramid file says of its media and never changes.
public struct PyramidFileHeader: Hashable, Sendable {
  /// Bytes that tell whose waveform it is.
  public static let identitySize = 64
  /// Sample rates that a file can have, in samples a second.
  public static let sampleRates: ClosedRange<Int64> = 1...0x7FFF_FFFF

  /// The layout of the points.
  public let layout: PyramidLayout
  /// Samples a second and channel.
  public let sampleRate: Int32
  /// How much was measured.
  public let detail: WaveformDetail
  /// Whether the momentary loudness was measured.
  public let hasLoudness: Bool
  /// Whose waveform it is: `identitySize` bytes whose meaning is their maker's.
  public let contentIdentity: [UInt8]

  /// Makes a header.
  ///
  /// - Parameters:
  ///   - layout: Layout of the points.
  ///   - sampleRate: Samples a second, within `sampleRates`.
  ///   - detail: How much was measured.
  ///   - hasLoudness: Whether the momentary loudness was measured.
  ///   - contentIdentity: Whose waveform it is, in `identitySize` bytes.
  public init(
    layout: PyramidLayout, sampleRate: Int32, detail: WaveformDetail, hasLoudness: Bool,
    contentIdentity: [UInt8]
  ) {
    precondition(Self.sampleRates.contains(Int64(sampleRate)), "A sample rate is above 0.")
    precondition(contentIdentity.count == Self.identitySize, "An identity has 64 bytes.")
    self.layout = layout
    self.sampleRate = sampleRate
    self.detail = detail
    self.hasLoudness = hasLoudness
    self.contentIdentity = contentIdentity
  }
}

extension PyramidFileHeader {
  /// The bytes as they stand at the start of a file.
  var bytes: [UInt8] {
    var bytes = PyramidFileLayout.magic
    bytes.append(littleEndian: PyramidFileLayout.version)
    bytes.append(littleEndian: UInt32(layout.channelCount))
    bytes.append(littleEndian: sampleRate)
    let flags: UInt32 = (detail == .all ? 1 : 0) | (hasLoudness ? 2 : 0)
    bytes.append(littleEndian: flags)
    bytes += contentIdentity
    bytes.seal(size: PyramidFileLayout.headerSize)
    return bytes
  }

  /// Reads the start of a file.
  init(_ file: FileBytes) throws(WaveformFileError) {
    let magic = PyramidFileLayout.magic
    let mark = file.withBytes(0..<min(magic.count, file.count)) { Array($0) }
    guard mark.elementsEqual(magic.prefix(mark.count)) else {
      throw WaveformFileError(.pyramid, .magic, .otherFormat, at: 0)
    }
    guard file.count >= PyramidFileLayout.tilesOffset else {
      let needed = Int64(PyramidFileLayout.tilesOffset)
      throw WaveformFileError(
        .pyramid, .header, .endsEarly(neededByteCount: needed), at: Int64(file.count))
    }
    let version = Int64(PyramidFileLayout.version)
    _ = try file.value(at: 8, .version, allowed: version...version)
    guard file.isSealed(at: 0, size: PyramidFileLayout.headerSize) else {
      throw WaveformFileError(.pyramid, .header, .checksumMismatch, at: 0)
    }
    let channels = try file.value(
      at: 12, .channels, allowed: 1...Int64(PyramidLayout.maximumChannelCount))
    let rate = try file.value(at: 16, .sampleRate, allowed: Self.sampleRates)
    let flags = file.load(20, as: UInt32.self)
    self.init(
      layout: PyramidLayout(channelCount: Int(channels)), sampleRate: Int32(rate),
      detail: flags & 1 == 0 ? .extremes : .all, hasLoudness: flags & 2 != 0,
      contentIdentity: file.withBytes(24..<24 + Self.identitySize) { Array($0) })
  }
}

extension FileBytes {
  /// The 32-bit number at an offset, once it is proved to be within what is allowed.
  fileprivate func value(
    at offset: Int, _ field: WaveformFileError.Field, allowed: ClosedRange<Int64>
  ) throws(WaveformFileError) -> Int64 {
    let value = Int64(load(offset, as: UInt32.self))
    guard allowed.contains(value) else {
      throw WaveformFileError(
        .pyramid, field, .outOfRange(value, allowed: allowed), at: Int64(offset))
    }
    return value
  }

  /// Whether the last 8 bytes of a part are the checksum of those before.
  func isSealed(at offset: Int, size: Int) -> Bool {
    withBytes(offset..<offset + size - 8) { xxh64($0, seed: 0) }
      == load(offset + size - 8, as: UInt64.self)
  }
}

extension [UInt8] {
  /// Fills up with zeros, and ends with the checksum of all that is before.
  mutating func seal(size: Int) {
    append(contentsOf: repeatElement(0, count: size - 8 - count))
    append(littleEndian: withUnsafeBytes { xxh64($0, seed: 0) })
  }
}
