/// A waveform's tiles in memory, which may come in any order.
///
/// *Lifetime*: a value; memory grows with the tiles. *Concurrency*: a value.
public struct InMemoryTiles: WaveformTileSource, Sendable {
  /// The layout of the points.
  public let layout: PyramidLayout
  /// The frames up to the end of the last tile, whether all before it are there or not.
  public private(set) var frameCount: Int64 = 0
  private var tiles: [WaveformTile?] = []

  /// Makes a waveform without any tile.
  ///
  /// - Parameter layout: Layout of all tiles to come.
  public init(layout: PyramidLayout) { self.layout = layout }

  /// Takes in a tile, in the place of the one with the same number.
  ///
  /// - Parameter tile: A tile of the same layout, within `PyramidLayout.maximumFrameCount`.
  public mutating func insert(_ tile: WaveformTile) {
    precondition(tile.layout == layout, "All tiles of a waveform have the same layout.")
    let end = tile.firstFrame + Int64(tile.frameCount)
    precondition(end <= PyramidLayout.maximumFrameCount, "A tile stands on the axis.")
    let index = Int(tile.index)
    while tiles.count <= index { tiles.append(nil) }
    tiles[index] = tile
    frameCount = max(frameCount, end)
  }

  /// A tile that was inserted.
  ///
  /// - Parameter index: Number of the tile.
  /// - Returns: The tile; nothing where there is none.
  public func tile(_ index: Int64) -> WaveformTile? {
    tiles.indices.contains(Int(clamping: index)) ? tiles[Int(index)] : nil
  }

  /// Lends the points of a tile.
  public func withPoints(
    tile: Int64, finestLevel: Int, _ body: (UnsafeBufferPointer<WaveformPoint>) -> Void
  ) {
    self.tile(tile)?.points.withUnsafeBufferPointer(body)
  }

  /// Lends the loudness values of a tile.
  public func withLoudness(tile: Int64, _ body: (UnsafeBufferPointer<Int16>) -> Void) {
    self.tile(tile)?.loudness.withUnsafeBufferPointer(body)
  }
}
