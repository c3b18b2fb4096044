/// What points that follow each other make together.
struct PointSum {
  private var minimum = Int16.max
  private var maximum = Int16.min
  private var clipped: UInt64 = 0
  /// The squares of all samples, as far as their points tell.
  private var squares = 0.0
  private var frameCount: Int64 = 0

  /// Adds a point that stands for some frames, one at least.
  mutating func add(_ point: WaveformPoint, frames: Int) {
    minimum = min(minimum, point.minimum)
    maximum = max(maximum, point.maximum)
    clipped += UInt64(point.clipped)
    squares += Double(UInt32(point.rms) * UInt32(point.rms)) * Double(frames)
    frameCount += Int64(frames)
  }

  /// Adds points that stand for as many frames each.
  ///
  /// The squares of 2^32 points fit, which no row has.
  mutating func add(_ points: UnsafeBufferPointer<WaveformPoint>, framesEach: Int) {
    var sums = PointPairs()
    let bytes = UnsafeRawBufferPointer(points)
    let size = MemoryLayout<PointPairs.Pair>.size
    let pairEnd = bytes.count / size * size
    for offset in stride(from: 0, to: pairEnd, by: size) {
      sums.add(bytes.loadUnaligned(fromByteOffset: offset, as: PointPairs.Pair.self))
    }
    if pairEnd < bytes.count, let last = points.last { add(last, frames: framesEach) }
    minimum = min(minimum, sums.lowest[0], sums.lowest[4])
    maximum = max(maximum, sums.highest[1], sums.highest[5])
    clipped += sums.clipped.wrappedSum()
    squares += Double(sums.squares.wrappedSum()) * Double(framesEach)
    frameCount += Int64(pairEnd / MemoryLayout<WaveformPoint>.stride) * Int64(framesEach)
  }

  /// Takes in the same stretch of another channel, as `WaveformPoint.loudest(with:)` does.
  mutating func keepLoudest(of other: PointSum) {
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    clipped += other.clipped
    squares = max(squares, other.squares)
  }

  /// The points as one; its root mean square is within 1 of that of the samples.
  var point: WaveformPoint {
    guard frameCount > 0 else { return .silent }
    let root = (squares / Double(frameCount)).squareRoot()
    return WaveformPoint(
      minimum: minimum, maximum: maximum, rms: UInt16(root + 0.5),
      clipped: UInt16(min(clipped, UInt64(UInt16.max))))
  }
}

/// What pairs of points make together, each value for the even and the odd ones.
private struct PointPairs {
  /// Two points as they stand in memory.
  typealias Pair = SIMD2<UInt64>

  var lowest = SIMD8<Int16>(repeating: .max)
  var highest = SIMD8<Int16>(repeating: .min)
  var squares = SIMD2<UInt64>()
  var clipped = SIMD2<UInt64>()

  @inline(__always) mutating func add(_ pair: Pair) {
    let samples = unsafeBitCast(pair, to: SIMD8<Int16>.self)
    lowest = pointwiseMin(lowest, samples)
    highest = pointwiseMax(highest, samples)
    let rms = (pair &>> 32) & 0xFFFF
    squares &+= rms &* rms
    clipped &+= pair &>> 48
  }
}
