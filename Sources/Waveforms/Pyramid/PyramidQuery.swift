/// Makes points of a window of the axis out of the points in tiles that come one after the other.
struct PyramidQuery {
  /// The window's points, as far as tiles have come: of each, the envelope of the rows.
  private(set) var points: [WaveformPoint]
  private let rows: Range<Int>
  private let units: TileUnits
  private let division: AxisDivision
  private let frameCount: Int64
  /// The first point that the tiles to come may be part of.
  private var next = 0
  /// The last point that reached the end of a tile, the only one that may go on in the next.
  private var open = -1
  /// What each row has of that point so far.
  private var openSums: [PointSum]

  init(
    layout: PyramidLayout, frameCount: Int64, rows: Range<Int>, finestLevel: Int,
    from: Int64, to: Int64, count: Int
  ) {
    self.rows = rows
    self.frameCount = frameCount
    units = TileUnits(layout: layout, level: finestLevel)
    division = AxisDivision(
      from: from, to: to, count: count, frameCount: frameCount,
      framesPerUnit: PyramidLayout.framesPerPoint(level: finestLevel))
    points = [WaveformPoint](repeating: .silent, count: division.count)
    openSums = [PointSum](repeating: PointSum(), count: rows.count)
  }

  /// The tiles that are needed, in order.
  var tiles: Range<Int64> { division.tiles(unitsPerTile: units.count) }

  /// Takes in the points of a tile, down to the finest level.
  mutating func add(_ points: UnsafeBufferPointer<WaveformPoint>, ofTile tile: Int64) {
    guard let first = points.baseAddress, points.count >= units.pointCount else { return }
    let tileFrames = min(
      Int64(PyramidLayout.framesPerTile), frameCount - tile * Int64(PyramidLayout.framesPerTile))
    let tilePoints = TilePoints(points: first, units: units, frameCount: Int(tileFrames))
    var next = next
    division.forEachPoint(ofTile: tile, unitsPerTile: units.count, from: &next) { index, range in
      self.points[index] = point(index, of: range, in: tilePoints)
    }
    self.next = next
  }

  /// A point, once the units that it has in a tile are taken in.
  @inline(__always)
  private mutating func point(
    _ index: Int, of range: Range<Int>, in tile: TilePoints
  ) -> WaveformPoint {
    let goesOn = index == open
    let mayGoOn = range.upperBound == units.count
    var envelope = PointSum()
    for row in rows {
      var sum = tile.sum(of: range, row: row)
      if goesOn { sum.add(openSums[row - rows.lowerBound]) }
      if mayGoOn { openSums[row - rows.lowerBound] = sum }
      envelope.formEnvelope(with: sum)
    }
    if mayGoOn { open = index }
    return envelope.point
  }
}
