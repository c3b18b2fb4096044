#if canImport(SwiftUI)
import Seeking
public import SwiftUI

/// How far skips on one side have come together.
///
/// The overlay keeps its own; this is for views that count skips of their own in the same way.
///
/// *Concurrency*: a value without references.
public struct DoubleTapSeekOverlayTally: Equatable, Sendable {
  private var run = SkipRun()

  /// Makes a tally without skips.
  public init() {}

  /// The side of the skips, or nothing where there are none.
  public var side: DoubleTapSeekOverlaySide? { run.direction.map { DoubleTapSeekOverlaySide($0) } }

  /// The sum of the skips in seconds, without a sign: `side` says where they went.
  public var seconds: Double { run.tally.magnitude.value }

  /// The side that a point lies on: left of the middle is back, everything else forward.
  ///
  /// - Parameters:
  ///   - x: the point's distance from the left edge, in points.
  ///   - width: the width of the whole, in points.
  /// - Returns: the side.
  public static func side(forX x: CGFloat, width: CGFloat) -> DoubleTapSeekOverlaySide {
    x < width / 2 ? .backward : .forward
  }

  /// Adds a skip: to the others on its side, or as the first after others on the other side.
  ///
  /// - Parameters:
  ///   - side: where it goes.
  ///   - interval: how far, in seconds; one that isn't finite and above zero counts for nothing.
  public mutating func record(_ side: DoubleTapSeekOverlaySide, interval: Double) {
    // All at one moment: this tally has no time to clear by itself.
    let moment = EventTime(milliseconds: 0)
    _ = run.skip(side.direction, by: MediaSeconds(interval), from: nil, at: moment)
  }

  /// Forgets all skips.
  public mutating func reset() {
    _ = run.end()
  }

  /// Whether two tallies have come equally far on the same side.
  public static func == (one: Self, other: Self) -> Bool {
    one.side == other.side && one.seconds == other.seconds
  }
}
#endif
