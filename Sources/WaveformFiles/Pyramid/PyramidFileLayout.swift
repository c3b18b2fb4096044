import Waveforms

// Points are used where they stand, and this is how they stand in files.
#if _endian(big)
#error(
  "Pyramid files are read in place, which takes a machine whose numbers begin with the low byte.")
#endif

/// Where things stand in a pyramid file, as the table in Documentation/pyramid-format.md says.
struct PyramidFileLayout: Sendable {
  /// The version that is written, and the only one that is read.
  static let version: UInt32 = 1
  /// "SeekWave" in ASCII.
  static let magic: [UInt8] = [0x53, 0x65, 0x65, 0x6B, 0x57, 0x61, 0x76, 0x65]
  /// Bytes of the part of the header that never changes.
  static let headerSize = 128
  /// Bytes of a state; there are two, by turns, so that one is whole whenever a write is cut off.
  static let stateSize = 64
  /// Bytes before the first tile.
  static let tilesOffset = headerSize + 2 * stateSize
  /// Bytes before a tile's loudness values: two checksums and two counts.
  static let loudnessOffset = 24
  /// Bytes before a tile's points.
  static let pointsOffset = loudnessOffset + 2 * PyramidLayout.loudnessPerTile
  /// The finest level of the coarse part.
  static let finestCoarseLevel = 3

  /// Bytes of a tile before its fine points: the coarse part.
  let coarseSize: Int
  /// Bytes from a tile to the next.
  let tileSize: Int

  init(points: PyramidLayout) {
    let finePoints = points.offset(level: Self.finestCoarseLevel - 1, row: 0)
    coarseSize = Self.pointsOffset + Self.pointSize * finePoints
    tileSize = Self.pointsOffset + Self.pointSize * points.pointsPerTile
  }

  /// Where a tile begins.
  func offset(ofTile tile: Int64) -> Int64 {
    Int64(Self.tilesOffset) + tile * Int64(tileSize)
  }

  /// Where a state stands that has a number.
  static func offset(ofState sequence: Int64) -> Int {
    headerSize + Int(sequence % 2) * stateSize
  }

  private static let pointSize = MemoryLayout<WaveformPoint>.size
}
