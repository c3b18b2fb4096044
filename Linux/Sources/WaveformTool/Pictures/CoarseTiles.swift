import Waveforms

/// A waveform's tiles in memory, as finely as fits: where they become too many, the finest level goes.
///
/// The points that are kept are many more than any picture has.
///
/// *Lifetime*: a value; memory hardly grows with the media.
/// *Concurrency*: a value.
struct CoarseTiles: WaveformTileSource {
  let layout: PyramidLayout
  private(set) var frameCount: Int64 = 0
  /// The finest level that is kept.
  private(set) var finestLevel = 0
  private let maximumPointCount: Int
  private let window: Range<Int64>
  private var pointCount = 0
  private var tiles: [Int64: (points: [WaveformPoint], loudness: [Int16])] = [:]

  /// Makes a waveform without tiles, which keeps no more points than this in each row, and none outside of
  /// a window of frames.
  init(layout: PyramidLayout, window: Range<Int64>, pointsPerRow: Int = 1 << 17) {
    self.layout = layout
    self.window = window
    maximumPointCount = pointsPerRow * layout.rowCount
  }

  /// Takes in a tile.
  mutating func insert(_ tile: WaveformTile) {
    let end = tile.firstFrame + Int64(tile.frameCount)
    frameCount = max(frameCount, end)
    guard tile.firstFrame < window.upperBound, end > window.lowerBound else { return }
    tiles[tile.index] = (kept(tile.points), tile.loudness)
    pointCount += keptPerTile
    while pointCount > maximumPointCount, finestLevel < PyramidLayout.levelCount - 1 { coarsen() }
  }

  func withPoints(
    tile: Int64, finestLevel: Int, _ body: (UnsafeBufferPointer<WaveformPoint>) -> Void
  ) {
    tiles[tile]?.points.withUnsafeBufferPointer(body)
  }

  func withLoudness(tile: Int64, _ body: (UnsafeBufferPointer<Int16>) -> Void) {
    tiles[tile]?.loudness.withUnsafeBufferPointer(body)
  }

  private mutating func coarsen() {
    finestLevel += 1
    for (index, tile) in tiles { tiles[index] = (kept(tile.points), tile.loudness) }
    pointCount = tiles.count * keptPerTile
  }

  /// The points that a tile keeps: coarse levels come first.
  private var keptPerTile: Int { layout.offset(level: finestLevel, row: layout.rowCount) }

  private func kept(_ points: [WaveformPoint]) -> [WaveformPoint] { Array(points[..<keptPerTile]) }
}
