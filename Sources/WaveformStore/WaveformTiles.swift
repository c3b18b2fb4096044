public import WaveformFiles
public import Waveforms

/// A stored waveform as far as it was known at a moment, to be drawn from.
///
/// *Lifetime*: the bytes stay for as long as it does. Tiles that it hasn't are silent in a
/// `WaveformPyramid`.
/// *Concurrency*: one thread at a time, since it remembers what it has checked; each thread asks
/// the `StoredWaveform` for its own.
public final class WaveformTiles: WaveformTileSource {
  /// The layout of the points.
  public let layout: PyramidLayout
  /// How far the waveform has got, and whether anything is missing.
  public let state: PyramidFileState

  private let file: PyramidFile?
  /// Tiles that couldn't be stored.
  private let unstored: InMemoryTiles

  init(
    layout: PyramidLayout, state: PyramidFileState, file: PyramidFile?, unstored: InMemoryTiles
  ) {
    self.layout = layout
    self.state = state
    self.file = file
    self.unstored = unstored
  }

  /// The frames of media that the waveform covers so far.
  public var frameCount: Int64 { state.frameCount }

  /// The first damage of the file that was met so far.
  ///
  /// A waveform that was complete and is damaged now is removed from the cache and recorded anew.
  public var damage: WaveformFileError? { file?.damage }

  /// Lends the points of a tile, from the disk's file or from memory.
  public func withPoints(
    tile: Int64, finestLevel: Int, _ body: (UnsafeBufferPointer<WaveformPoint>) -> Void
  ) {
    var isUnstored = false
    unstored.withPoints(tile: tile, finestLevel: finestLevel) { points in
      isUnstored = true
      body(points)
    }
    if !isUnstored { file?.withPoints(tile: tile, finestLevel: finestLevel, body) }
  }

  /// Lends the loudness values of a tile, from the disk's file or from memory.
  public func withLoudness(tile: Int64, _ body: (UnsafeBufferPointer<Int16>) -> Void) {
    var isUnstored = false
    unstored.withLoudness(tile: tile) { values in
      isUnstored = true
      body(values)
    }
    if !isUnstored { file?.withLoudness(tile: tile, body) }
  }

  /// A tile as it was recorded.
  ///
  /// - Parameter index: Number of the tile, from 0.
  /// - Returns: The tile; nothing where there is none, or it can't be read.
  /// - Complexity: O(*n*) in the points of a tile.
  public func tile(_ index: Int64) -> WaveformTile? {
    unstored.tile(index) ?? (try? file?.tile(index))
  }
}
