public import Waveforms

/// Bytes that have to be written at an offset of a file.
public struct FileWrite: Equatable, Sendable {
  /// Bytes from the start of the file.
  public let offset: Int64
  /// The bytes.
  public let bytes: [UInt8]
}

/// A writer of pyramid files, tile by tile.
///
/// It answers what has to be written where. A tile has to be on the disk before the state that counts it:
/// then the file is whole whenever the program or the machine stops.
///
/// *Lifetime*: `start` once; tiles in order; `finish`, after which more tiles may follow still.
/// *Concurrency*: a value.
public struct PyramidFileWriter: Sendable {
  /// What the file says of its media.
  public let header: PyramidFileHeader
  /// How far the file has got, once everything has been written.
  public private(set) var state: PyramidFileState
  /// Invalid samples of the tiles before the last.
  private var invalidSamplesBeforeLast: Int64
  private let places: PyramidFileLayout

  /// Begins a file; what `start` answers has to be written first.
  ///
  /// - Parameters:
  ///   - header: What the file says of its media.
  ///   - expectedFrameCount: Frames that the media is expected to have; 0 where nobody knows.
  ///   - isPreview: Whether the points come from samples of the media.
  public init(_ header: PyramidFileHeader, expectedFrameCount: Int64 = 0, isPreview: Bool = false) {
    precondition(
      (0...PyramidLayout.maximumFrameCount).contains(expectedFrameCount),
      "A pyramid has 0 to 2^40 frames.")
    self.header = header
    places = PyramidFileLayout(points: header.layout)
    state = PyramidFileState()
    state.expectedFrameCount = expectedFrameCount
    state.isPreview = isPreview
    invalidSamplesBeforeLast = 0
  }

  /// Goes on with a file behind its last full tile that is whole, `nextTile`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The number of tiles that are kept at most.
  /// - Complexity: O(*n*) in the bytes of the file.
  public init(continuing file: PyramidFile, keeping limit: Int64 = .max) {
    header = file.header
    places = PyramidFileLayout(points: header.layout)
    state = file.state
    let tiles = min(file.wholeTileCount(), limit)
    state.frameCount = tiles * Int64(PyramidLayout.framesPerTile)
    state.invalidSampleCount = file.invalidSampleCount(ofFirst: tiles)
    state.isComplete = false
    state.isTruncated = false
    invalidSamplesBeforeLast = state.invalidSampleCount
  }

  /// The number of the first tile that isn't there in full.
  public var nextTile: Int64 { state.frameCount / Int64(PyramidLayout.framesPerTile) }

  /// What a new file begins with.
  public func start() -> FileWrite {
    let empty = [UInt8](repeating: 0, count: PyramidFileLayout.stateSize)
    return FileWrite(offset: 0, bytes: header.bytes + state.bytes + empty)
  }

  /// Adds a tile, or puts one that has more frames by now in the place of the last.
  ///
  /// - Parameter tile: The tile `nextTile`, with at least as many frames as it had before.
  /// - Returns: The tile's bytes, and the state that has to be written once they are on the disk.
  /// - Complexity: O(*n*) in the points.
  public mutating func append(_ tile: WaveformTile) -> (tile: FileWrite, state: FileWrite) {
    let end = tile.firstFrame + Int64(tile.frameCount)
    precondition(tile.layout == header.layout, "All tiles of a file have the same layout.")
    precondition(
      tile.index == nextTile && end >= state.frameCount,
      "Tiles come in order, and a tile's frames become only more.")
    precondition(end <= PyramidLayout.maximumFrameCount, "A pyramid has 0 to 2^40 frames.")
    state.frameCount = end
    state.invalidSampleCount = invalidSamplesBeforeLast + Int64(tile.invalidSampleCount)
    if tile.frameCount == PyramidLayout.framesPerTile {
      invalidSamplesBeforeLast = state.invalidSampleCount
    }
    state.isComplete = false
    let offset = places.offset(ofTile: tile.index)
    return (FileWrite(offset: offset, bytes: bytes(of: tile)), nextState())
  }

  /// Ends the file.
  ///
  /// - Parameter isTruncated: Whether the media ended before its own end.
  /// - Returns: The state that has to be written.
  public mutating func finish(isTruncated: Bool) -> FileWrite {
    state.isComplete = true
    state.isTruncated = isTruncated
    return nextState()
  }

  private mutating func nextState() -> FileWrite {
    state.sequence += 1
    let offset = PyramidFileLayout.offset(ofState: state.sequence)
    return FileWrite(offset: Int64(offset), bytes: state.bytes)
  }

  private func bytes(of tile: WaveformTile) -> [UInt8] {
    let seed = UInt64(tile.index)
    let fineOffset = places.coarseSize - PyramidFileLayout.pointsOffset
    return tile.points.withUnsafeBytes { points in
      let fine = UnsafeRawBufferPointer(rebasing: points[fineOffset...])
      var coarse: [UInt8] = []
      coarse.reserveCapacity(places.tileSize)
      coarse.append(littleEndian: xxh64(fine, seed: seed))
      coarse.append(littleEndian: UInt32(tile.frameCount))
      coarse.append(littleEndian: UInt32(clamping: tile.invalidSampleCount))
      tile.loudness.withUnsafeBytes { coarse += $0 }
      coarse += points[..<fineOffset]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(places.tileSize)
      bytes.append(littleEndian: coarse.withUnsafeBytes { xxh64($0, seed: seed) })
      bytes += coarse
      bytes += fine
      return bytes
    }
  }
}
