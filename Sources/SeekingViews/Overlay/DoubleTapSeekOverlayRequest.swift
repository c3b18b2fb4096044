#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// A side of a double-tap seek overlay, by where its skips go.
public enum DoubleTapSeekOverlaySide: Sendable {
  /// Skips back: the left half, unless the timeline runs to the left.
  case backward
  /// Skips forward: the right half, unless the timeline runs to the left.
  case forward

  init(_ direction: SkipDirection) {
    self =
      switch direction {
      case .backward: .backward
      case .forward: .forward
      }
  }

  var direction: SkipDirection {
    switch self {
    case .backward: .backward
    case .forward: .forward
    }
  }
}

/// A skip by program, such as a button's or a remote control's.
///
/// Each instance is a new request, also with the same side: keep one as the state of your view, and
/// replace it whenever the overlay is to skip once. SwiftUI shows the overlay only the newest of those
/// that are set in one turn of the run loop: to skip several times at once, ask your player for all.
public struct DoubleTapSeekOverlayRequest: Equatable, Sendable {
  /// The side that skips.
  public let side: DoubleTapSeekOverlaySide
  private let id = UUID()

  /// Makes a new request.
  public init(side: DoubleTapSeekOverlaySide) {
    self.side = side
  }
}
#endif
