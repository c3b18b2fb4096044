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

  /// The points as one; its root mean square is within 1 of that of the samples.
  var point: WaveformPoint {
    guard frameCount > 0 else { return .silent }
    let root = (squares / Double(frameCount)).squareRoot()
    return WaveformPoint(
      minimum: minimum, maximum: maximum, rms: UInt16(root + 0.5),
      clipped: UInt16(min(clipped, UInt64(UInt16.max))))
  }
}
