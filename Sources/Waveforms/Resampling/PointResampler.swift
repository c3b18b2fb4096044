/// Makes points of a coarser zoom out of points of a finer one.
///
/// A point goes as a whole into the one that it begins in, so none is left out, and none counts twice.
/// Where the coarser length is a multiple of the finer one, minimum and maximum are those of the samples.
///
/// *Lifetime*: a value; memory doesn't grow with the points.
/// *Time*: frames from the first point on.
/// *Concurrency*: a value.
public struct PointResampler: Sendable {
  private let pointLength: Int64
  private let length: Int64
  private var position: Int64 = 0
  private var end: Int64
  private var sums: [PointSum]

  /// Makes a resampler without points.
  ///
  /// - Parameters:
  ///   - rowCount: Number of rows, 1 or more.
  ///   - pointLength: The frames of a point that comes in, 1 or more.
  ///   - length: The frames of a point that goes out, `pointLength` or more.
  public init(rowCount: Int, pointLength: Int64, length: Int64) {
    precondition(rowCount >= 1, "There is a row at least.")
    precondition(
      pointLength >= 1 && length >= pointLength, "Points can be made longer, but not shorter.")
    self.pointLength = pointLength
    self.length = length
    end = length
    sums = [PointSum](repeating: PointSum(), count: rowCount)
  }

  /// Takes in the rows of a point.
  ///
  /// - Parameters:
  ///   - rows: The point of each row.
  ///   - emit: Called with each row of the point that is complete now, if one is.
  /// - Throws: What `emit` throws.
  public mutating func add<Failure: Error>(
    _ rows: [WaveformPoint], emit: (WaveformPoint) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(rows.count == sums.count, "A point has all rows.")
    if position >= end {
      for point in openPoint { try emit(point) }
      sums = [PointSum](repeating: PointSum(), count: sums.count)
      end += length
    }
    for (row, point) in rows.enumerated() {
      sums[row].add(PointSum(point, frames: Int(pointLength)))
    }
    position += pointLength
  }

  /// The rows of the last point, as far as it goes; none before there is one.
  public var openPoint: [WaveformPoint] { position == 0 ? [] : sums.map { $0.point } }
}
