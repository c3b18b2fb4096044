/// Tells how far a pointer is from where it went down, along the bar or off it, whichever is more.
struct ScrubReturn: Sendable {
  /// A thousandth of a point is none: it is what rounding makes of fractions of the width.
  private static let rounding = 0.001

  private let start: Double
  private var farthest = 0.0
  private var last = 0.0

  /// Begins on the bar, at a fraction of its width.
  init(from start: Double) {
    self.start = start
  }

  /// The pointer has moved.
  ///
  /// - Parameters:
  ///   - pointer: where it is along the bar, as a fraction of the width.
  ///   - distance: the points that it is off the bar.
  ///   - width: the bar's width in points; nobody can tell a return where it makes no sense.
  mutating func move(to pointer: Double, distance: Double, width: Double?) {
    guard let width else { return last = .infinity }
    last = max(((pointer - start) * width).magnitude, distance)
    farthest = max(farthest, last)
  }

  /// Whether the pointer is back, after it was away.
  func isBack(_ settings: ScrubSettings) -> Bool {
    guard let near = settings.returnDistance else { return false }
    return farthest >= settings.awayDistance - Self.rounding && last <= near + Self.rounding
  }
}
