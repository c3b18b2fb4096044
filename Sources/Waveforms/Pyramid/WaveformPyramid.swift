/// A waveform at any zoom.
///
/// *Lifetime*: as long as its source. *Time*: frames on the media's axis. *Concurrency*: as its source.
public struct WaveformPyramid<Source: WaveformTileSource> {
  /// Where the tiles come from.
  public var source: Source

  /// Makes a waveform of tiles.
  ///
  /// - Parameter source: Where the tiles come from.
  public init(_ source: Source) { self.source = source }

  /// The points that a window of the axis is drawn from.
  ///
  /// Edges between points are rounded to the nearest base bucket, and each base bucket belongs to
  /// one point: none is left out, none counts twice. Where edges are multiples of 256 frames,
  /// minimum and maximum are exact; a root mean square is within 1 then. Points that are shorter
  /// than a base bucket show the one they begin in. What lies before 0, behind the end of the media,
  /// or in a tile that isn't there is silent.
  ///
  /// - Parameters:
  ///   - rows: The rows to look at.
  ///   - from: The frame where the first point begins.
  ///   - to: The frame where the last point ends.
  ///   - count: Number of points.
  ///   - finestLevel: The finest level to look at, 0 to 6, whose points take the place of base buckets
  ///     then. What a picture needs is `PyramidLayout.finestLevel(framesPerPoint:)`: an overview of
  ///     hours needn't touch the finer parts of a file.
  /// - Returns: As many points as asked for.
  /// - Complexity: O(*n* + *t*) in the points and the tiles of the window.
  public func points(
    _ rows: WaveformRows = .loudest, from: Int64, to: Int64, count: Int, finestLevel: Int = 0
  ) -> [WaveformPoint] {
    precondition((0..<PyramidLayout.levelCount).contains(finestLevel), "Levels are 0 to 6.")
    var query = PyramidQuery(
      layout: source.layout, frameCount: source.frameCount,
      rows: rows.indices(in: source.layout), finestLevel: finestLevel, from: from, to: to,
      count: count)
    for tile in query.tiles {
      source.withPoints(tile: tile, finestLevel: finestLevel) { query.add($0, ofTile: tile) }
    }
    return query.points
  }

  /// The highest momentary loudness in each part of a window of the axis.
  ///
  /// Edges between parts are rounded to the nearest `PyramidLayout.framesPerLoudness` frames.
  ///
  /// - Parameters:
  ///   - from: The frame where the first part begins.
  ///   - to: The frame where the last part ends.
  ///   - count: Number of parts.
  /// - Returns: As many values as asked for, in hundredths of LUFS;
  ///   `WaveformTile.unknownLoudness` where none was measured.
  /// - Complexity: O(*n* + *v*) in the parts and the loudness values of the window.
  public func loudness(from: Int64, to: Int64, count: Int) -> [Int16] {
    let division = AxisDivision(
      from: from, to: to, count: count, frameCount: source.frameCount,
      framesPerUnit: PyramidLayout.framesPerLoudness)
    var loudest = [Int16](repeating: WaveformTile.unknownLoudness, count: division.count)
    var next = 0
    for tile in division.tiles(unitsPerTile: PyramidLayout.loudnessPerTile) {
      source.withLoudness(tile: tile) { values in
        division.forEachPoint(ofTile: tile, unitsPerTile: values.count, from: &next) {
          loudest[$0] = values[$1].reduce(loudest[$0], max)
        }
      }
    }
    return loudest
  }
}
