/// Where the *units* of a tile stand: its points of the finest level that a query looks at.
struct TileUnits {
  /// The points of a tile down to that level.
  let pointCount: Int
  /// The units of a row.
  let count: Int
  /// The place of the first row's first unit.
  fileprivate let start: Int
  fileprivate let layout: PyramidLayout
  fileprivate let level: Int
  /// The binary logarithm of the frames in a unit.
  fileprivate let shift: Int

  init(layout: PyramidLayout, level: Int) {
    self.layout = layout
    self.level = level
    count = PyramidLayout.pointsPerTile(level: level)
    start = layout.offset(level: level, row: 0)
    pointCount = layout.offset(level: level, row: layout.rowCount)
    shift = PyramidLayout.framesPerPoint(level: level).trailingZeroBitCount
  }
}

/// The points of a tile, of whose units there are sums.
struct TilePoints {
  /// The points in the order of the layout, down to the units.
  let points: UnsafePointer<WaveformPoint>
  let units: TileUnits
  /// The frames of media in the tile.
  let frameCount: Int

  /// The sum of units: of as few points as there are, the coarsest that fit.
  ///
  /// Few are added one by one: they are next to each other in memory, while points of coarser levels
  /// are far away.
  @inline(__always)
  func sum(of range: Range<Int>, row: Int) -> PointSum {
    let count = range.upperBound &- range.lowerBound
    if count > 32 { return sumOfCoarsest(range, row: row) }
    if range.upperBound > wholeUnits { return sumWithLast(range, row: row) }
    let start = units.start &+ row &* units.count &+ range.lowerBound
    return PointSum(of: points + start, count: count, framesPerPoint: 1 &<< units.shift)
  }

  /// The units that have all their frames; of the media's last tile, the last may have fewer.
  private var wholeUnits: Int { frameCount &>> units.shift }

  /// The sum of few units of which the last one isn't whole.
  @inline(never)
  private func sumWithLast(_ range: Range<Int>, row: Int) -> PointSum {
    var sum = sum(of: range.lowerBound..<wholeUnits, row: row)
    sum.add(point(wholeUnits, level: units.level, row: row))
    return sum
  }

  @inline(never)
  private func sumOfCoarsest(_ range: Range<Int>, row: Int) -> PointSum {
    let coarsest = PyramidLayout.levelCount - 1 - units.level
    var sum = PointSum()
    var unit = range.lowerBound
    while unit < range.upperBound {
      // Level above level, a point is four times as long, and begins at multiples of its length.
      let fitting = (Int.bitWidth - 1 - (range.upperBound - unit).leadingZeroBitCount) / 2
      let above = min(fitting, unit.trailingZeroBitCount / 2, coarsest)
      sum.add(point(unit >> (2 * above), level: units.level + above, row: row))
      unit += 1 << (2 * above)
    }
    return sum
  }

  /// The sum of a single point.
  private func point(_ bucket: Int, level: Int, row: Int) -> PointSum {
    let length = PyramidLayout.framesPerPoint(level: level)
    return PointSum(
      of: points + units.layout.offset(level: level, row: row) + bucket, count: 1,
      framesPerPoint: min(length, frameCount - bucket * length))
  }
}
