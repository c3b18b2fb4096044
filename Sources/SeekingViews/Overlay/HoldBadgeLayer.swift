#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What stands at the top centre of an overlay while a hold plays at a rate: when and where it is,
/// without pixels of its own.
struct HoldBadgeLayer: View {
  let state: DoubleTapSeekOverlayState
  let options: OverlayOptions
  let direction: LayoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.doubleTapSeekOverlayStyle) private var style

  /// The points between the badge and the upper edge.
  private static let margin: CGFloat = 12

  var body: some View {
    ZStack {
      if let hold = state.heldRate {
        badge(style, at: options.rate(of: hold)).transition(.opacity)
      }
    }
    .padding(.top, Self.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .animation(fade, value: state.heldRate == nil)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// It comes and goes as quickly as the feedback of skips.
  private var fade: Animation? {
    reducesMotion ? nil : .easeOut(duration: SkipFeedbackTimeline.fadeDuration.inSeconds)
  }

  private func badge(_ style: some DoubleTapSeekOverlayStyle, at rate: Double) -> AnyView {
    AnyView(style.makeHoldBadge(configuration: configuration(at: rate)))
  }

  private func configuration(at rate: Double) -> DoubleTapSeekOverlayHoldConfiguration {
    DoubleTapSeekOverlayHoldConfiguration(
      rate: rate, isLocked: state.isLatched, pointsLeft: options.surface.timeline == .rightToLeft,
      label: .init(text: Words(locale).rate(rate), direction: direction))
  }
}
#endif
