import AudioDecoding
import MediaLocations
import Waveforms

/// What an analysis told.
struct Measured {
  var outline: WaveformAnalysis.Outline?
  var tiles: [WaveformTile] = []
  var shares: [Double] = []
  let summary: WaveformAnalysis.Summary

  init(
    _ location: String, _ options: WaveformAnalysis.Options = .init(),
    after tile: WaveformTile? = nil
  ) throws(AudioDecodingError) {
    var (outline, tiles, shares) = (self.outline, self.tiles, self.shares)
    summary = try WaveformAnalysis(of: MediaLocation(argument: location), options: options).run(
      after: tile
    ) {
      switch $0 {
      case .began(let began): outline = began
      case .measured(let tile): tiles.append(tile)
      case .progressed(let share): shares.append(share)
      }
    }
    (self.outline, self.tiles, self.shares) = (outline, tiles, shares)
  }

  /// The loudness at each step, as far as the media goes.
  var loudness: [Int16] {
    tiles.flatMap { tile in
      tile.loudness.prefix((tile.frameCount + 4095) / PyramidLayout.framesPerLoudness)
    }
  }

  /// The base buckets that are louder than a half.
  func loudBuckets(row: Int) -> Set<Int> {
    var buckets: Set<Int> = []
    for tile in tiles {
      for (bucket, point) in tile.points(level: 0, row: row).enumerated() where point.peak > 16_000
      {
        buckets.insert(Int(tile.index) * PyramidLayout.bucketsPerTile + bucket)
      }
    }
    return buckets
  }
}
