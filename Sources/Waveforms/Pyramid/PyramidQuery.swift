/// Makes points of a window of the axis out of the points in tiles that come one after the other.
struct PyramidQuery {
  let layout: PyramidLayout
  let rows: Range<Int>
  let finestLevel: Int
  private let division: AxisDivision
  private let frameCount: Int64
  /// Point after point, row by row of each.
  private var sums: [PointSum]
  /// The first point that the tiles to come may be part of.
  private var next = 0

  init(
    layout: PyramidLayout, frameCount: Int64, rows: Range<Int>, finestLevel: Int,
    from: Int64, to: Int64, count: Int
  ) {
    self.layout = layout
    self.rows = rows
    self.finestLevel = finestLevel
    self.frameCount = frameCount
    division = AxisDivision(
      from: from, to: to, count: count, frameCount: frameCount,
      framesPerUnit: PyramidLayout.framesPerPoint(level: finestLevel))
    sums = [PointSum](repeating: PointSum(), count: rows.count * division.count)
  }

  /// The tiles that are needed, in order.
  var tiles: Range<Int64> { division.tiles(unitsPerTile: unitsPerTile) }

  /// The window's points: of each, the envelope of the rows.
  var points: [WaveformPoint] {
    (0..<division.count).map { index in
      var sum = PointSum()
      for row in 0..<rows.count {
        let ofRow = sums[index * rows.count + row]
        if row == 0 { sum = ofRow } else { sum.keepLoudest(of: ofRow) }
      }
      return sum.point
    }
  }

  private var unitsPerTile: Int { PyramidLayout.pointsPerTile(level: finestLevel) }

  /// Takes in the points of a tile, down to the finest level.
  mutating func add(_ points: UnsafeBufferPointer<WaveformPoint>, ofTile tile: Int64) {
    guard points.count >= layout.offset(level: finestLevel, row: layout.rowCount) else { return }
    let tileFrames = min(
      Int64(PyramidLayout.framesPerTile), frameCount - tile * Int64(PyramidLayout.framesPerTile))
    let tilePoints = TilePoints(
      points: points, layout: layout, finestLevel: finestLevel, frameCount: Int(tileFrames))
    let (division, rows, unitsPerTile) = (division, rows, unitsPerTile)
    var next = next
    sums.withUnsafeMutableBufferPointer { sums in
      division.forEachPoint(ofTile: tile, unitsPerTile: unitsPerTile, from: &next) { index, units in
        for row in rows {
          let place = index * rows.count + row - rows.lowerBound
          tilePoints.add(units, ofRow: row, to: &sums[place])
        }
      }
    }
    self.next = next
  }
}

/// The points of a tile, down to a level.
private struct TilePoints {
  let points: UnsafeBufferPointer<WaveformPoint>
  let layout: PyramidLayout
  let finestLevel: Int
  let frameCount: Int
  /// The frames of a unit.
  private var length: Int { PyramidLayout.framesPerPoint(level: finestLevel) }

  /// Adds units of the tile to a sum: as few points as there are, the coarsest that fit.
  func add(_ units: Range<Int>, ofRow row: Int, to sum: inout PointSum) {
    if units.count <= 32 { return addEach(units, ofRow: row, to: &sum) }
    let coarsest = PyramidLayout.levelCount - 1 - finestLevel
    var unit = units.lowerBound
    while unit < units.upperBound {
      // Level above level, a point is four times as long, and begins at multiples of its length.
      let fitting = (Int.bitWidth - 1 - (units.upperBound - unit).leadingZeroBitCount) / 2
      let above = min(fitting, unit.trailingZeroBitCount / 2, coarsest)
      let level = finestLevel + above
      let bucket = unit >> (2 * above)
      let length = PyramidLayout.framesPerPoint(level: level)
      let place = layout.offset(level: level, row: row) + bucket
      sum.add(points[place], frames: min(length, frameCount - bucket * length))
      unit += 1 << (2 * above)
    }
  }

  /// Adds units one by one: where they are few, they are next to each other in memory, while points of
  /// coarser levels are far away.
  private func addEach(_ units: Range<Int>, ofRow row: Int, to sum: inout PointSum) {
    let first = layout.offset(level: finestLevel, row: row)
    let places = first + units.lowerBound..<first + units.upperBound
    let rest = frameCount - (units.upperBound - 1) * length
    if rest >= length {
      return sum.add(UnsafeBufferPointer(rebasing: points[places]), framesEach: length)
    }
    // Only the last point of the media may stand for fewer frames.
    sum.add(UnsafeBufferPointer(rebasing: points[places.dropLast()]), framesEach: length)
    sum.add(points[places.upperBound - 1], frames: rest)
  }
}
