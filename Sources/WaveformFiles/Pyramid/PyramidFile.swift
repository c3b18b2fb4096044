public import Waveforms

/// A pyramid file: tiles of a waveform that are read where they stand.
///
/// A part of a tile is checked by its checksum when it is touched first. A tile that is damaged, or
/// that the file is too short for, counts as not being there; `damage` says what was met. Where only its
/// fine part is damaged, its coarse levels are still lent.
///
/// *Lifetime*: opening checks the header alone; the bytes live as long as the file.
/// *Concurrency*: one thread at a time, since it remembers what it has checked. Several files can
/// share their bytes.
public final class PyramidFile: WaveformTileSource {
  /// What the file says of its media.
  public let header: PyramidFileHeader
  /// How far the file has got.
  public let state: PyramidFileState
  /// The first damage that was met so far.
  public private(set) var damage: WaveformFileError?

  private let bytes: FileBytes
  private let places: PyramidFileLayout
  /// For each tile, which of its parts have been found whole.
  ///
  /// No access to it is within another: that needn't be proved anew for each tile that is lent.
  @exclusivity(unchecked)
  private var whole: [Parts]

  /// Opens a file.
  ///
  /// - Parameter bytes: The file; it begins at an address that 8 divides, as mappings do.
  /// - Throws: What is wrong with the header or the state.
  /// - Complexity: O(*n*) in the tiles, by a byte each.
  public init(_ bytes: FileBytes) throws(WaveformFileError) {
    precondition(bytes.isAligned, "A pyramid file is read from memory that is aligned to 8 bytes.")
    header = try PyramidFileHeader(bytes)
    state = try PyramidFileState(newestIn: bytes)
    places = PyramidFileLayout(points: header.layout)
    self.bytes = bytes
    // No more than the file has bytes for, whatever it says.
    let room = (bytes.count - PyramidFileLayout.tilesOffset) / places.tileSize + 1
    whole = [Parts](repeating: [], count: Int(min(state.tileCount, Int64(room))))
  }

  /// The layout of the points.
  public var layout: PyramidLayout { header.layout }

  /// The frames of media that the file covers so far.
  public var frameCount: Int64 { state.frameCount }

  /// Lends the points of a tile where they stand in the file.
  public func withPoints(
    tile: Int64, finestLevel: Int, _ body: (UnsafeBufferPointer<WaveformPoint>) -> Void
  ) {
    let isCoarse = finestLevel >= PyramidFileLayout.finestCoarseLevel
    guard isWhole(tile, isCoarse ? .coarse : .all) else { return }
    let start = Int(places.offset(ofTile: tile))
    let end = start + (isCoarse ? places.coarseSize : places.tileSize)
    bytes.withBytes(start + PyramidFileLayout.pointsOffset..<end) { points in
      points.withMemoryRebound(to: WaveformPoint.self, body)
    }
  }

  /// Lends the loudness values of a tile where they stand in the file.
  public func withLoudness(tile: Int64, _ body: (UnsafeBufferPointer<Int16>) -> Void) {
    guard isWhole(tile, .coarse) else { return }
    let start = Int(places.offset(ofTile: tile))
    bytes.withBytes(
      start + PyramidFileLayout.loudnessOffset..<start + PyramidFileLayout.pointsOffset
    ) { values in
      values.withMemoryRebound(to: Int16.self, body)
    }
  }

  /// Copies a tile.
  ///
  /// - Parameter index: The number of the tile, from 0.
  /// - Returns: The tile, or nothing beyond the last.
  /// - Throws: What is wrong with the tile.
  /// - Complexity: O(*n*) in the points.
  public func tile(_ index: Int64) throws(WaveformFileError) -> WaveformTile? {
    guard index >= 0, index < state.tileCount else { return nil }
    try check(index, .all)
    let (frames, invalidSamples) = counts(ofTile: index)
    var points: [WaveformPoint] = []
    withPoints(tile: index, finestLevel: 0) { points = Array($0) }
    var loudness: [Int16] = []
    withLoudness(tile: index) { loudness = Array($0) }
    return WaveformTile(
      layout: layout, index: index, frameCount: frames, invalidSampleCount: invalidSamples,
      points: points, loudness: loudness)
  }
}

// MARK: - Checks

/// Parts of a tile.
private struct Parts: OptionSet {
  let rawValue: UInt8
  static let coarse = Self(rawValue: 1)
  static let fine = Self(rawValue: 2)
  static let all: Self = [.coarse, .fine]
}

extension PyramidFile {
  /// Checks the coarse parts of all tiles: what a view of the whole file is drawn from.
  ///
  /// - Throws: The first damage.
  /// - Complexity: O(*n*) in the tiles; about 2.5 kB of each are read in stereo.
  public func checkCoarseParts() throws(WaveformFileError) {
    for tile in 0..<state.tileCount { try check(tile, .coarse) }
  }

  /// The bytes of the file with the coarse levels and the loudness of a tile, for whoever has them
  /// fetched before they are read.
  ///
  /// - Parameter tile: The number of the tile, from 0 and within the file's state.
  /// - Returns: Offsets from the start of the file; they may be beyond its end where it is too short.
  public func coarsePart(ofTile tile: Int64) -> Range<Int64> {
    let start = places.offset(ofTile: tile)
    return start..<start + Int64(places.coarseSize)
  }

  /// The tiles from the start that are full and whole: those that need not be made again.
  ///
  /// - Complexity: O(*n*) in the bytes of those tiles.
  public func wholeTileCount() -> Int64 {
    var count: Int64 = 0
    let full = state.frameCount / Int64(PyramidLayout.framesPerTile)
    while count < full, isWhole(count, .all) { count += 1 }
    return count
  }

  /// The invalid samples of the first tiles; these have been found whole.
  func invalidSampleCount(ofFirst count: Int64) -> Int64 {
    (0..<count).reduce(0) { $0 + Int64(counts(ofTile: $1).invalidSamples) }
  }

  private func isWhole(_ tile: Int64, _ parts: Parts) -> Bool {
    guard tile >= 0, tile < state.tileCount else { return false }
    return (try? check(tile, parts)) != nil
  }

  /// Checks parts of a tile unless they have been found whole before.
  private func check(_ tile: Int64, _ parts: Parts) throws(WaveformFileError) {
    if tile < Int64(whole.count), whole[Int(tile)].isSuperset(of: parts) { return }
    do throws(WaveformFileError) {
      try checkCoarsePart(tile)
      if parts.contains(.fine) { try checkFinePart(tile) }
    } catch {
      if damage == nil { damage = error }
      throw error
    }
    whole[Int(tile)].formUnion(parts)
  }

  private func checkCoarsePart(_ tile: Int64) throws(WaveformFileError) {
    let field = WaveformFileError.Field.coarsePart(tile: Int(tile))
    let start = try start(ofTile: tile, size: places.coarseSize, field)
    let checksum = bytes.withBytes(start + 8..<start + places.coarseSize) {
      xxh64($0, seed: UInt64(tile))
    }
    guard checksum == bytes.load(start, as: UInt64.self) else {
      throw WaveformFileError(.pyramid, field, .checksumMismatch, at: Int64(start))
    }
    let needed = min(
      state.frameCount - tile * Int64(PyramidLayout.framesPerTile),
      Int64(PyramidLayout.framesPerTile))
    let frames = Int64(bytes.load(start + 16, as: UInt32.self))
    let allowed = needed...Int64(PyramidLayout.framesPerTile)
    guard allowed.contains(frames) else {
      throw WaveformFileError(
        .pyramid, field, .outOfRange(frames, allowed: allowed), at: Int64(start) + 16)
    }
  }

  private func checkFinePart(_ tile: Int64) throws(WaveformFileError) {
    let field = WaveformFileError.Field.finePart(tile: Int(tile))
    let start = try start(ofTile: tile, size: places.tileSize, field)
    let checksum = bytes.withBytes(start + places.coarseSize..<start + places.tileSize) {
      xxh64($0, seed: UInt64(tile))
    }
    guard checksum == bytes.load(start + 8, as: UInt64.self) else {
      throw WaveformFileError(
        .pyramid, field, .checksumMismatch, at: Int64(start + places.coarseSize))
    }
  }

  /// Where a tile begins, once so many bytes of it are proved to be there.
  private func start(
    ofTile tile: Int64, size: Int, _ field: WaveformFileError.Field
  ) throws(WaveformFileError) -> Int {
    let start = places.offset(ofTile: tile)
    let end = start + Int64(size)
    guard end <= Int64(bytes.count) else {
      throw WaveformFileError(
        .pyramid, field, .endsEarly(neededByteCount: end), at: Int64(bytes.count))
    }
    return Int(start)
  }

  private func counts(ofTile tile: Int64) -> (frames: Int, invalidSamples: Int) {
    let start = Int(places.offset(ofTile: tile))
    return (
      Int(bytes.load(start + 16, as: UInt32.self)),
      Int(clamping: bytes.load(start + 20, as: UInt32.self))
    )
  }
}
