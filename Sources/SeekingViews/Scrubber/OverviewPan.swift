#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// A drag of the part that is shown along the overview, which shows the whole.
///
/// It takes hold of the part where it begins; beside the part it brings its middle there first.
struct OverviewPan {
  private enum State {
    case idle
    case held(VisibleRange, grip: Double)
    /// The rest of the pointer's way means nothing.
    case givenUp
  }

  private var state = State.idle
  private var page = PageWatch()

  /// Whether the part is in the hand.
  var isUnderWay: Bool {
    if case .held = state { true } else { false }
  }

  /// The pointer went down at `start` and is at `point`, in points of the window.
  ///
  /// - Returns: what is to be shown, or nothing where the drag was given up.
  mutating func drag(
    from start: CGPoint, to point: CGPoint, of visible: VisibleRange, timeline: TimelineDirection
  ) -> VisibleRange? {
    page.pointerMoved(from: start, to: point)
    switch state {
    case .givenUp: return nil
    case .held: break
    case .idle:
      let place = page.fraction(of: start, timeline: timeline)
      state = .held(visible, grip: visible.grip(at: place))
    }
    guard case .held(let start, let grip) = state else { return nil }
    return start.placing(grip, at: page.fraction(of: point, timeline: timeline))
  }

  /// The drag has come to its end.
  mutating func end() { state = .idle }

  /// The drag is to be undone.
  ///
  /// - Returns: what was shown before it, or nothing where there is no drag.
  mutating func cancel() -> VisibleRange? {
    guard case .held(let start, _) = state else { return nil }
    state = .givenUp
    return start
  }

  /// The pointer is down no longer.
  mutating func pointerUp() {
    state = .idle
    page.pointerUp()
  }

  /// The overview has a place in the window.
  ///
  /// - Returns: whether the page scrolls with the finger, so that the drag is the page's.
  mutating func overviewMoved(to frame: CGRect) -> Bool { page.controlMoved(to: frame) }
}
#endif
