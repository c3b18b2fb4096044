/// Where a waveform's points are read from: memory, or a file.
///
/// *Concurrency*: a source says itself what it allows.
public protocol WaveformTileSource {
  /// The layout of the points.
  var layout: PyramidLayout { get }
  /// The frames of media that the waveform covers so far.
  var frameCount: Int64 { get }

  /// Lends the points of a tile, from the coarsest level down to a given one.
  ///
  /// - Parameters:
  ///   - tile: The number of the tile, from 0.
  ///   - finestLevel: The finest level that is needed, 0 to 6; finer ones may be missing.
  ///   - body: Called at most once, with the points in the order of the layout, which are valid only
  ///     meanwhile; not called where the tile isn't there, yet or any more.
  func withPoints(
    tile: Int64, finestLevel: Int, _ body: (UnsafeBufferPointer<WaveformPoint>) -> Void)

  /// Lends the loudness values of a tile.
  ///
  /// - Parameters:
  ///   - tile: The number of the tile, from 0.
  ///   - body: Called at most once, with `PyramidLayout.loudnessPerTile` values in hundredths of
  ///     LUFS that are valid only meanwhile; not called where the tile isn't there.
  func withLoudness(tile: Int64, _ body: (UnsafeBufferPointer<Int16>) -> Void)
}
