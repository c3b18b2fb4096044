/// What points that follow each other make together.
struct PointSum {
  private var minimum = Int16.max
  private var maximum = Int16.min
  private var clipped: Int64 = 0
  /// The squares of all samples, as far as their points tell.
  private var squares = 0.0
  private var frameCount: Int64 = 0

  /// The sum of nothing.
  init() {}

  /// The sum of points of one tile that stand side by side, for as many frames each.
  ///
  /// A tile's squares stay below 2⁵³, so that a `Double` holds any sum of them exactly. Extremes are
  /// vectors, of which no compiler makes branches: where those go is up to chance.
  @inline(__always)
  init(of points: UnsafePointer<WaveformPoint>, count: Int, framesPerPoint: Int) {
    var lowest = SIMD2(repeating: Int16.max)
    var highest = SIMD2(repeating: Int16.min)
    var squares: Int64 = 0
    var index = 0
    while index < count {
      let point = points[index]
      let extremes = SIMD2(point.minimum, point.maximum)
      lowest = pointwiseMin(lowest, extremes)
      highest = pointwiseMax(highest, extremes)
      clipped &+= Int64(point.clipped)
      squares &+= Int64(UInt32(point.rms) &* UInt32(point.rms))
      index &+= 1
    }
    minimum = lowest.x
    maximum = highest.y
    self.squares = Double(squares &* Int64(framesPerPoint))
    frameCount = Int64(count) &* Int64(framesPerPoint)
  }

  /// The sum of one point that stands for some frames.
  init(_ point: WaveformPoint, frames: Int) {
    self = withUnsafePointer(to: point) { Self(of: $0, count: 1, framesPerPoint: frames) }
  }

  /// Adds what other frames make.
  mutating func add(_ other: Self) {
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    clipped += other.clipped
    squares += other.squares
    frameCount += other.frameCount
  }

  /// Takes in another row's sum of the same frames: the envelope of both.
  @inline(__always)
  mutating func formEnvelope(with other: Self) {
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    clipped &+= other.clipped
    squares = max(squares, other.squares)
    frameCount = other.frameCount
  }

  /// The points as one; its root mean square is within 1 of that of the samples.
  @inline(__always)
  var point: WaveformPoint {
    guard frameCount > 0 else { return .silent }
    let root = (squares / Double(frameCount)).squareRoot()
    return WaveformPoint(
      minimum: minimum, maximum: maximum, rms: UInt16(root + 0.5),
      clipped: UInt16(min(clipped, Int64(UInt16.max))))
  }
}
