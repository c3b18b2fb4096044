/// Where the points of a waveform stand: the arithmetic of rows, levels and tiles.
///
/// A row is a channel; where there is more than one, the mix of all is the last row. Level 0 has a
/// point for each *base bucket* of 256 frames, and each level above has one for four of the level
/// below, up to level 6. The axis is cut into *tiles* of 4096 base buckets. In a tile the coarse
/// levels come first: level 6, then 5, down to 0; within a level row beside row, and within a row
/// bucket after bucket.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct PyramidLayout: Hashable, Sendable {
  /// The frames of a base bucket.
  public static let framesPerBucket = 256
  /// The base buckets of a tile.
  public static let bucketsPerTile = 4096
  /// The frames of a tile: 1,048,576, which are 22 s at 48 kHz.
  public static let framesPerTile = framesPerBucket * bucketsPerTile
  /// The number of levels; the highest has one point a tile and row.
  public static let levelCount = 7
  /// The points of all levels that a tile has in each row.
  public static let pointsPerRow = 5461
  /// The frames of a loudness value.
  public static let framesPerLoudness = 4096
  /// The loudness values of a tile.
  public static let loudnessPerTile = framesPerTile / framesPerLoudness
  /// The most channels that are measured; the ones beyond are left out.
  ///
  /// The largest layout in common use, 22.2, has 24.
  public static let maximumChannelCount = 32
  /// The frames that an axis has at most, 265 days at 48 kHz: what is beyond is damage.
  public static let maximumFrameCount: Int64 = 1 << 40

  /// The number of channels.
  public let channelCount: Int

  /// Makes the layout for a number of channels.
  ///
  /// - Parameter channelCount: Number of channels, 1 to `maximumChannelCount`.
  public init(channelCount: Int) {
    precondition(
      (1...Self.maximumChannelCount).contains(channelCount), "A waveform has 1 to 32 channels.")
    self.channelCount = channelCount
  }

  /// The number of rows: the channels, and their mix where there is more than one.
  public var rowCount: Int { channelCount == 1 ? 1 : channelCount + 1 }

  /// The row of the mix, which with one channel is that channel.
  public var mixedRow: Int { rowCount - 1 }

  /// The points of a tile.
  public var pointsPerTile: Int { rowCount * Self.pointsPerRow }

  /// The points that a tile has in one row of a level.
  ///
  /// - Parameter level: The level, 0 to 6.
  /// - Returns: 4096 in level 0, 1 in level 6.
  public static func pointsPerTile(level: Int) -> Int { bucketsPerTile >> (2 * level) }

  /// The base buckets that a point of a level stands for.
  ///
  /// - Parameter level: The level, 0 to 6.
  /// - Returns: 1 in level 0, 4096 in level 6.
  public static func bucketsPerPoint(level: Int) -> Int { 1 << (2 * level) }

  /// The frames that a point of a level stands for.
  ///
  /// - Parameter level: The level, 0 to 6.
  /// - Returns: 256 in level 0, `framesPerTile` in level 6.
  public static func framesPerPoint(level: Int) -> Int { framesPerBucket << (2 * level) }

  /// The finest level that a picture needs.
  ///
  /// - Parameter framesPerPoint: The frames of a point that is drawn.
  /// - Returns: The coarsest level of which eight points or more make one that is drawn, so that
  ///   edges are at most a sixteenth of it away; 0 where none does.
  public static func finestLevel(framesPerPoint: Int64) -> Int {
    (1..<levelCount).last { Int64(self.framesPerPoint(level: $0)) <= framesPerPoint / 8 } ?? 0
  }

  /// The place of a level's row within the points of a tile.
  ///
  /// - Parameters:
  ///   - level: The level, 0 to 6.
  ///   - row: The row, from 0.
  /// - Returns: The index of the row's first point; `pointsPerTile(level:)` of them follow.
  public func offset(level: Int, row: Int) -> Int {
    // The levels above have 1 + 4 + 16 + … points a row.
    let inLevel = Self.pointsPerTile(level: level)
    return rowCount * ((inLevel - 1) / 3) + row * inLevel
  }

  /// The tiles that a number of frames needs.
  ///
  /// - Parameter frames: Number of frames, not below 0.
  /// - Returns: Number of tiles; the last may be filled in part.
  public static func tileCount(frames: Int64) -> Int64 { quotient(frames, framesPerTile) }

  /// The base buckets that a number of frames needs.
  ///
  /// - Parameter frames: Number of frames, not below 0.
  /// - Returns: Number of base buckets; the last may be filled in part.
  public static func bucketCount(frames: Int64) -> Int64 { quotient(frames, framesPerBucket) }

  /// A quotient rounded up.
  private static func quotient(_ frames: Int64, _ length: Int) -> Int64 {
    frames / Int64(length) + (frames % Int64(length) == 0 ? 0 : 1)
  }
}
