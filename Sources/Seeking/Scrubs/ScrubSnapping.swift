/// Places that a scrub near them keeps to: chapters, silences, marks.
public struct ScrubSnapping: Sendable, Hashable {
  /// The places as fractions of the width, 0 to 1, in order.
  public let marks: [Double]
  /// The points of the pointer's way within which a mark draws the scrub to itself.
  ///
  /// In a fine band that way is a shorter one along the bar, so that marks stand less in its way.
  public var reach: Double

  /// Makes places to keep to.
  ///
  /// - Parameters:
  ///   - marks: fractions of the width, in any order; what lies outside 0...1 is left out.
  ///   - reach: points of the pointer's way; 8, what a finger may slip, where nothing is said.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(marks: [Double], reach: Double = 8) {
    self.marks = marks.filter { $0 >= 0 && $0 <= 1 }.sorted()
    self.reach = reach
  }

  /// Makes places to keep to from places in the media.
  ///
  /// - Parameters:
  ///   - places: seconds of media, in any order; what lies outside the axis is left out.
  ///   - axis: the stretch that the bar stands for.
  ///   - reach: points of the pointer's way; 8, what a finger may slip, where nothing is said.
  /// - Complexity: O(*n* log *n*) in the number of places.
  public init(places: [MediaSeconds], on axis: SeekableRange, reach: Double = 8) {
    let inside = places.filter { axis.clamp($0) == $0 }
    self.init(marks: inside.map { axis.fraction(of: $0) }, reach: reach)
  }

  /// Finds the mark that lies nearest to a place; of two as near, the first.
  ///
  /// - Parameters:
  ///   - place: a fraction of the width.
  ///   - reach: the share of the width within which a mark counts.
  /// - Returns: the mark, or nothing where none lies within reach.
  /// - Complexity: O(log *n*) in the number of marks.
  public func mark(near place: Double, within reach: Double) -> Double? {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = low + (high - low) / 2
      if marks[middle] < place { low = middle + 1 } else { high = middle }
    }
    let before = low > 0 ? marks[low - 1] : -.infinity
    let after = low < marks.count ? marks[low] : .infinity
    let nearest = place - before <= after - place ? before : after
    return (nearest - place).magnitude <= reach && nearest.isFinite ? nearest : nil
  }
}
