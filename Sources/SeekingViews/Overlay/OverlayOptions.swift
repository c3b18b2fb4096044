#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Everything about an overlay that its owner has asked for.
struct OverlayOptions {
  /// The keys that mean something while the overlay has the keyboard's focus.
  enum Keys {
    case none
    case withoutLetters
    case all
  }

  var surface: SurfaceSettings
  var steps: SkipSteps
  var onSeek: (Double) -> Void
  var onSkip: ((Skip) -> Void)?
  var onEdge: ((RangeEdge) -> Void)?
  var onRunEnded: ((Double) -> Void)?
  var onSingleTap: ((SurfaceTap) -> Void)?
  var onSingleTapUndone: (() -> Void)?
  var onCentreDoubleTap: ((SurfaceTap) -> Void)?
  var playhead: (() -> Playhead?)?
  var onUndo: ((Double) -> Void)?
  /// The session that skips are made by and taken back by, or nothing where closures do it.
  var session: PlayerSession?
  var hold: HoldRateSettings?
  var keys = Keys.none
  var hasHaptics = false
  var announcesRuns = true
  var isLocked = false

  init(interval: Double, onSeek: @escaping (Double) -> Void) {
    let step = MediaSeconds(interval)
    steps = SkipSteps(backward: step, forward: step)
    surface = SurfaceSettings()
    // Nothing is bound to a single tap or a hold, so nothing waits for one.
    surface.singleTapPolicy = .none
    surface.timing.holdDelay = nil
    self.onSeek = onSeek
  }

  /// Whether double taps alone aren't enough, so that every pointer has to be followed.
  var needsPointers: Bool {
    surface.runPolicy == .singleTaps || onSingleTap != nil || hold != nil || canTravel
  }

  /// Whether skips can be taken back.
  var canTravel: Bool { session != nil || onUndo != nil }

  /// What playback goes at in a hold, over the user's own rate where that is known.
  func rate(of hold: HoldRate) -> Double {
    var layers = RateOverride()
    let userRate = playhead?()?.rate ?? 1
    layers.userRate = userRate.isFinite && userRate > 0 ? userRate : 1
    layers.hold = hold
    return layers.rate
  }

  /// How far a single skip goes, or nothing where it would skip nothing.
  func step(_ direction: SkipDirection) -> MediaSeconds? {
    let step = steps[direction]
    return step.isFinite && step > 0 ? step : nil
  }
}
#endif
