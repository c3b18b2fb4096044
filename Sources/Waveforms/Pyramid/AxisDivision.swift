/// A window of the axis that is divided into points, each of whole units of frames.
///
/// Edges are rounded to the nearest unit, so that each unit belongs to one point. A point that is so
/// narrow that it has no unit of its own shows the one in which it begins.
struct AxisDivision {
  /// The number of points.
  let count: Int
  /// The units of each point; they are within the media's, and never go back from point to point.
  private let units: [Range<Int64>]

  /// Divides a window; one without any length, or the wrong way around, has empty points.
  init(from: Int64, to: Int64, count: Int, frameCount: Int64, framesPerUnit: Int) {
    let limits = -PyramidLayout.maximumFrameCount...2 * PyramidLayout.maximumFrameCount
    let start = min(max(from, limits.lowerBound), limits.upperBound)
    let end = min(max(to, limits.lowerBound), limits.upperBound)
    self.count = max(count, 0)
    let edges = Self.edges(from: start, to: max(start, end), count: self.count)
    let rounding = UnitRounding(frameCount: frameCount, framesPerUnit: framesPerUnit)
    units = edges.indices.dropLast().map { index in
      rounding.units(from: edges[index], to: edges[index + 1], isEmpty: start >= end)
    }
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
}

/// Where frames stand among the units of the media.
private struct UnitRounding {
  private let frameCount: Int64
  /// The binary logarithm of the frames in a unit.
  private let shift: Int64
  private let unitCount: Int64

  init(frameCount: Int64, framesPerUnit: Int) {
    self.frameCount = frameCount
    shift = Int64(framesPerUnit.trailingZeroBitCount)
    unitCount = (frameCount + (1 << shift) - 1) >> shift
  }

  /// The units of a point that begins and ends at these frames.
  func units(from first: Int64, to end: Int64, isEmpty: Bool) -> Range<Int64> {
    guard !isEmpty, first < frameCount else { return unitCount..<unitCount }
    var start = unit(nearest: first)
    var end = unit(nearest: end)
    if end <= start {
      start = first >> shift
      end = start + 1
    }
    let clamped = min(max(start, 0), unitCount)
    return clamped..<min(max(end, clamped), unitCount)
  }

  /// The unit that begins nearest to a frame; at the end of the media, its end.
  private func unit(nearest frame: Int64) -> Int64 {
    let nearest = (frame + (1 << shift) / 2) >> shift
    return frame >= frameCount ? max(nearest, unitCount) : nearest
  }
}

extension AxisDivision {
  /// The tiles in which the points have units.
  func tiles(unitsPerTile: Int) -> Range<Int64> {
    guard let first = units.first?.lowerBound, let end = units.last?.upperBound, first < end else {
      return 0..<0
    }
    return first / Int64(unitsPerTile)..<(end - 1) / Int64(unitsPerTile) + 1
  }

  /// Goes through the points that have units in a tile.
  ///
  /// - Parameters:
  ///   - tile: The tile, from 0; tiles come in order.
  ///   - unitsPerTile: The units of a tile.
  ///   - next: The first point that may have units in this tile or a later one; 0 before the first.
  ///   - body: Called with the point, and its units within the tile, which are one at least.
  func forEachPoint(
    ofTile tile: Int64, unitsPerTile: Int, from next: inout Int,
    _ body: (Int, Range<Int>) -> Void
  ) {
    let first = tile * Int64(unitsPerTile)
    let end = first + Int64(unitsPerTile)
    for index in next..<count {
      let units = units[index]
      guard units.lowerBound < end else { return }
      if units.upperBound <= end { next = index + 1 }
      let local = max(units.lowerBound, first)..<max(min(units.upperBound, end), first)
      if local.lowerBound < local.upperBound {
        body(index, Int(local.lowerBound - first)..<Int(local.upperBound - first))
      }
    }
  }
}
