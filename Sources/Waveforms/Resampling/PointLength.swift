/// How many frames a point stands for: a whole number, or a ratio of two, without any drift.
///
/// Point *i* begins at frame ⌊*i* · frames / points⌋.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct PointLength: Hashable, Sendable {
  /// The frames that the longest point has: 12 h at 48 kHz.
  public static let longest: Int64 = 1 << 31

  let whole: Int64
  let remainder: Int64
  let points: Int64

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - frames: Number of frames that `points` points stand for, such as the sample rate for points
  ///     a second.
  ///   - points: Number of points, 1 or more, and no more than there are frames; a point has no more
  ///     than `longest` frames.
  public init(frames: Int64, points: Int64 = 1) {
    precondition(
      points >= 1 && frames >= points && frames / points < Self.longest,
      "A point stands for one frame at least, and no more than the longest has.")
    whole = frames / points
    remainder = frames % points
    self.points = points
  }
}

/// The ends of points along an axis, one after the other.
struct PointEnds {
  private let length: PointLength
  /// The frame where the present point ends.
  private(set) var end: Int64
  /// What is left over of the division, in frames divided by `length.points`.
  private var rest: Int64 = 0

  init(_ length: PointLength, from start: Int64) {
    self.length = length
    end = start
    advance()
  }

  /// Goes on to the next point.
  mutating func advance() {
    end += length.whole
    // Without the sum of two numbers that may be large.
    if rest >= length.points - length.remainder {
      rest -= length.points - length.remainder
      end += 1
    } else {
      rest += length.remainder
    }
  }
}
