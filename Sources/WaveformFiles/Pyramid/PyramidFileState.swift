import Waveforms

/// How far a pyramid file has got.
public struct PyramidFileState: Hashable, Sendable {
  /// Frames of media that the tiles cover.
  public internal(set) var frameCount: Int64 = 0
  /// Frames that the media is expected to have in the end; 0 where nobody knows.
  public internal(set) var expectedFrameCount: Int64 = 0
  /// Samples that weren't numbers, or infinite, and are left out.
  public internal(set) var invalidSampleCount: Int64 = 0
  /// Whether nothing is missing.
  public internal(set) var isComplete = false
  /// Whether the media ended before its own end.
  public internal(set) var isTruncated = false
  /// Whether the points come from samples of the media, and stand in for true ones.
  public internal(set) var isPreview = false
  /// The number of the state: each has one more than the one before.
  var sequence: Int64 = 0

  /// The number of tiles.
  public var tileCount: Int64 { PyramidLayout.tileCount(frames: frameCount) }

  /// The bytes as they stand in a file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: sequence)
    bytes.append(littleEndian: frameCount)
    bytes.append(littleEndian: expectedFrameCount)
    bytes.append(littleEndian: invalidSampleCount)
    let flags: UInt32 = (isComplete ? 1 : 0) | (isTruncated ? 2 : 0) | (isPreview ? 4 : 0)
    bytes.append(littleEndian: flags)
    bytes.seal(size: PyramidFileLayout.stateSize)
    return bytes
  }
}

extension PyramidFileState {
  /// The highest number of a state that is believed, so that there is always one more.
  static let maximumSequence: Int64 = 1 << 62

  /// Reads the newest state that is whole.
  init(newestIn file: FileBytes) throws(WaveformFileError) {
    let whole = (0...1).map { PyramidFileLayout.offset(ofState: $0) }.filter { offset in
      file.isSealed(at: offset, size: PyramidFileLayout.stateSize)
    }
    guard
      let offset = whole.max(by: { file.load($0, as: Int64.self) < file.load($1, as: Int64.self) })
    else {
      let offset = Int64(PyramidFileLayout.headerSize)
      throw WaveformFileError(.pyramid, .state, .checksumMismatch, at: offset)
    }
    func number(_ place: Int, _ allowed: ClosedRange<Int64>) throws(WaveformFileError) -> Int64 {
      let value = file.load(offset + place, as: Int64.self)
      guard allowed.contains(value) else {
        throw WaveformFileError(
          .pyramid, .state, .outOfRange(value, allowed: allowed), at: Int64(offset + place))
      }
      return value
    }
    sequence = try number(0, 0...Self.maximumSequence)
    frameCount = try number(8, 0...PyramidLayout.maximumFrameCount)
    expectedFrameCount = try number(16, 0...PyramidLayout.maximumFrameCount)
    invalidSampleCount = try number(24, 0...Int64.max / 2)
    let flags = file.load(offset + 32, as: UInt32.self)
    isComplete = flags & 1 != 0
    isTruncated = flags & 2 != 0
    isPreview = flags & 4 != 0
  }
}
