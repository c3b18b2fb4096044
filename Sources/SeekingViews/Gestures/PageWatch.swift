#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Watches whether the page around a control scrolls with the finger that is down on the control.
///
/// All points are those of the window: to a control that goes along with the finger, the finger
/// stands still.
struct PageWatch {
  /// Where the control is in the window.
  private(set) var frame = CGRect.zero
  private var pointer: CGPoint?
  private var scroll = PageScroll()

  /// Whether a finger is down on the control.
  var isDown: Bool { pointer != nil }

  /// The finger went down at `start` and is at `point`.
  mutating func pointerMoved(from start: CGPoint, to point: CGPoint) {
    let last = pointer ?? start
    if pointer == nil { scroll = PageScroll() }
    scroll.pointerMoved(by: SurfaceOffset(x: point.x - last.x, y: point.y - last.y))
    pointer = point
  }

  /// The finger is down no longer.
  mutating func pointerUp() { pointer = nil }

  /// The control has a place in the window.
  ///
  /// - Returns: whether the page scrolls with the finger, so that the drag is the page's.
  mutating func controlMoved(to frame: CGRect) -> Bool {
    let offset = SurfaceOffset(
      x: frame.midX - self.frame.midX, y: frame.midY - self.frame.midY)
    self.frame = frame
    guard isDown else { return false }
    scroll.barMoved(by: offset)
    return scroll.hasBegun
  }

  /// Where a point is along the control, as a share of its width: outside it below 0 or above 1.
  func fraction(of point: CGPoint, timeline: TimelineDirection) -> Double {
    Scrub.pointerFraction(
      ofX: point.x - frame.minX, width: frame.width, timeline: timeline)
  }
}
#endif
