import TestSupport
import Waveforms

@testable import WaveformFiles

extension [UInt8] {
  /// The file after a write; what is between the old end and the write is 0.
  mutating func apply(_ write: FileWrite) {
    let start = Int(write.offset)
    let end = start + write.bytes.count
    if count < end { append(contentsOf: repeatElement(0, count: end - count)) }
    replaceSubrange(start..<end, with: write.bytes)
  }

  /// Puts a little-endian number at an offset.
  mutating func put<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: number)
    replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Puts the checksum of a range's bytes at an offset.
  mutating func seal(_ range: Range<Int>, at offset: Int, seed: UInt64 = 0) {
    put(self[range].withUnsafeBytes { xxh64($0, seed: seed) }, at: offset)
  }
}

/// A header for tests.
func pyramidHeader(channels: Int) -> PyramidFileHeader {
  PyramidFileHeader(
    layout: PyramidLayout(channelCount: channels), sampleRate: 48_000,
    detail: .all, hasLoudness: false, contentIdentity: Array(0x40..<0x80))
}

/// A tile of random points.
func randomTile(
  channels: Int, index: Int64, frames: Int = PyramidLayout.framesPerTile,
  using random: inout SplitMix64
) -> WaveformTile {
  let layout = PyramidLayout(channelCount: channels)
  let points = (0..<layout.pointsPerTile).map { _ in
    let bits = random.next()
    return WaveformPoint(
      minimum: Int16(truncatingIfNeeded: bits), maximum: Int16(truncatingIfNeeded: bits >> 16),
      rms: UInt16(truncatingIfNeeded: bits >> 32), clipped: UInt16(truncatingIfNeeded: bits >> 48))
  }
  let loudness = (0..<PyramidLayout.loudnessPerTile).map { _ in
    Int16.random(in: -7000...0, using: &random)
  }
  return WaveformTile(
    layout: layout, index: index, frameCount: frames,
    invalidSampleCount: Int.random(in: 0...9, using: &random), points: points, loudness: loudness)
}

/// A finished file of tiles.
func pyramid(_ header: PyramidFileHeader, _ tiles: [WaveformTile]) -> [UInt8] {
  var writer = PyramidFileWriter(header)
  var file: [UInt8] = []
  file.apply(writer.start())
  for tile in tiles {
    let (tile, state) = writer.append(tile)
    file.apply(tile)
    file.apply(state)
  }
  file.apply(writer.finish(isTruncated: false))
  return file
}

extension PyramidFile {
  /// Opens a file of bytes.
  convenience init(_ bytes: [UInt8]) throws(WaveformFileError) { try self.init(FileBytes(bytes)) }

  /// The points that are lent of a tile, if any are.
  func lentPoints(tile: Int64, finestLevel: Int) -> [WaveformPoint]? {
    var lent: [WaveformPoint]?
    withPoints(tile: tile, finestLevel: finestLevel) { lent = Array($0) }
    return lent
  }

  /// The loudness values that are lent of a tile, if any are.
  func lentLoudness(tile: Int64) -> [Int16]? {
    var lent: [Int16]?
    withLoudness(tile: tile) { lent = Array($0) }
    return lent
  }
}
