/// A window of the axis that is divided into points, each of whole units of frames.
///
/// Edges are rounded to the nearest unit, so that each unit belongs to one point. A point that is so
/// narrow that it has no unit of its own shows the one in which it begins.
struct AxisDivision {
  /// The number of points.
  let count: Int
  /// The frames where points begin, and where the last one ends.
  private let edges: [Int64]
  /// Whether the window has any frames.
  private let hasLength: Bool
  /// The frames of the media.
  private let frameCount: Int64
  /// The binary logarithm of the frames in a unit.
  private let shift: Int64
  /// The units of the media.
  let unitCount: Int64

  /// Divides a window; one without any length, or the wrong way around, has empty points.
  init(from: Int64, to: Int64, count: Int, frameCount: Int64, framesPerUnit: Int) {
    let limits = -PyramidLayout.maximumFrameCount...2 * PyramidLayout.maximumFrameCount
    let start = min(max(from, limits.lowerBound), limits.upperBound)
    let end = min(max(to, limits.lowerBound), limits.upperBound)
    self.count = max(count, 0)
    self.frameCount = frameCount
    hasLength = end > start
    edges = Self.edges(from: start, to: max(start, end), count: self.count)
    shift = Int64(framesPerUnit.trailingZeroBitCount)
    unitCount = (frameCount + (1 &<< shift) - 1) &>> shift
  }

  /// Edges at equal distances, each rounded down, without any drift.
  private static func edges(from: Int64, to: Int64, count: Int) -> [Int64] {
    guard count > 0 else { return [from] }
    let (whole, remainder) = (to - from).quotientAndRemainder(dividingBy: Int64(count))
    var edges: [Int64] = []
    edges.reserveCapacity(count + 1)
    var edge = from
    var rest: Int64 = 0
    for _ in 0..<count {
      edges.append(edge)
      rest += remainder
      let carry: Int64 = rest >= count ? 1 : 0
      rest -= carry * Int64(count)
      edge += whole + carry
    }
    edges.append(edge)
    return edges
  }

  /// The units of a point; they are within the media's, and never go back from point to point.
  @inline(__always)
  func units(ofPoint index: Int) -> Range<Int64> {
    let first = edges[index]
    guard hasLength, first < frameCount else { return unitCount..<unitCount }
    var start = unit(nearest: first)
    var end = unit(nearest: edges[index + 1])
    if end <= start {
      start = first &>> shift
      end = start + 1
    }
    let clamped = min(max(start, 0), unitCount)
    return clamped..<min(max(end, clamped), unitCount)
  }

  /// The unit that begins nearest to a frame; at the end of the media, its end.
  @inline(__always)
  private func unit(nearest frame: Int64) -> Int64 {
    let nearest = (frame + (1 &<< shift) / 2) &>> shift
    return frame >= frameCount ? max(nearest, unitCount) : nearest
  }
}

extension AxisDivision {
  /// The tiles in which the points have units.
  func tiles(unitsPerTile: Int) -> Range<Int64> {
    guard count > 0 else { return 0..<0 }
    let first = units(ofPoint: 0).lowerBound
    let end = units(ofPoint: count - 1).upperBound
    guard first < end else { return 0..<0 }
    return first / Int64(unitsPerTile)..<(end - 1) / Int64(unitsPerTile) + 1
  }

  /// Goes through the points that have units in a tile.
  ///
  /// - Parameters:
  ///   - tile: The tile, from 0; tiles come in order.
  ///   - unitsPerTile: The units of a tile.
  ///   - next: The first point that may have units in this tile or a later one; 0 before the first.
  ///   - body: Called with the point, and its units within the tile, which are one at least.
  @inline(__always)
  func forEachPoint(
    ofTile tile: Int64, unitsPerTile: Int, from next: inout Int,
    _ body: (Int, Range<Int>) -> Void
  ) {
    let first = tile * Int64(unitsPerTile)
    let end = first + Int64(unitsPerTile)
    for index in next..<count {
      let units = units(ofPoint: index)
      guard units.lowerBound < end else { return }
      let start = Int(max(units.lowerBound, first) &- first)
      let stop = Int(max(min(units.upperBound, end), first) &- first)
      if start < stop { body(index, start..<stop) }
      // The next point begins at this one's last unit at the earliest.
      if units.upperBound > end { return }
      next = index + 1
    }
  }
}
