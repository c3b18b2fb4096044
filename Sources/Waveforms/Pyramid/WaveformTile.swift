/// One tile of a waveform: its points of all levels and rows, and how loud it is.
///
/// Points of buckets that the media doesn't reach are silent.
///
/// *Lifetime*: a value. *Concurrency*: a value; a copy is cheap until one of both changes.
public struct WaveformTile: Hashable, Sendable {
  /// The loudness where none was measured.
  public static let unknownLoudness = Int16.min

  /// The layout of the points.
  public let layout: PyramidLayout
  /// The number of the tile, from 0: it begins at frame `index` × `PyramidLayout.framesPerTile`.
  public let index: Int64
  /// The frames of media in this tile: all, but in the last.
  public internal(set) var frameCount: Int
  /// The number of samples of this tile that weren't numbers, or infinite, and are left out.
  public internal(set) var invalidSampleCount: Int
  /// The points, in the order of the layout.
  public internal(set) var points: [WaveformPoint]
  /// The momentary loudness at the end of each `PyramidLayout.framesPerLoudness` frames, in
  /// hundredths of LUFS; `unknownLoudness` where it wasn't measured.
  public private(set) var loudness: [Int16]

  /// Makes a tile out of points that somebody has kept.
  ///
  /// - Parameters:
  ///   - layout: Layout of the points.
  ///   - index: Number of the tile, from 0.
  ///   - frameCount: Frames of media in the tile.
  ///   - invalidSampleCount: Number of samples that were left out.
  ///   - points: As many points as the layout says; nothing makes them all silent.
  ///   - loudness: `PyramidLayout.loudnessPerTile` values; nothing leaves them all unknown.
  /// - Complexity: O(*n*) in the points.
  public init(
    layout: PyramidLayout, index: Int64, frameCount: Int = PyramidLayout.framesPerTile,
    invalidSampleCount: Int = 0, points: [WaveformPoint]? = nil, loudness: [Int16]? = nil
  ) {
    self.layout = layout
    self.index = index
    self.frameCount = frameCount
    self.invalidSampleCount = invalidSampleCount
    self.points = points ?? [WaveformPoint](repeating: .silent, count: layout.pointsPerTile)
    self.loudness =
      loudness ?? [Int16](repeating: Self.unknownLoudness, count: PyramidLayout.loudnessPerTile)
    precondition(
      self.points.count == layout.pointsPerTile
        && self.loudness.count == PyramidLayout.loudnessPerTile
        && (0...PyramidLayout.framesPerTile).contains(frameCount) && index >= 0,
      "A tile has the points and loudness values that its layout says.")
  }

  /// The first frame of the tile.
  public var firstFrame: Int64 { index * Int64(PyramidLayout.framesPerTile) }

  /// The points of one row of a level.
  ///
  /// - Parameters:
  ///   - level: The level, 0 to 6.
  ///   - row: The row, from 0.
  /// - Returns: Bucket after bucket.
  /// - Complexity: O(*n*) in the points.
  public func points(level: Int, row: Int) -> [WaveformPoint] {
    let offset = layout.offset(level: level, row: row)
    return Array(points[offset..<offset + PyramidLayout.pointsPerTile(level: level)])
  }

  /// Says how loud the tile is.
  ///
  /// - Parameters:
  ///   - value: Momentary loudness in hundredths of LUFS, or `unknownLoudness`.
  ///   - index: Number of the value within the tile, from 0.
  public mutating func setLoudness(_ value: Int16, at index: Int) { loudness[index] = value }
}
