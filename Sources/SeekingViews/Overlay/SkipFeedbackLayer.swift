#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The feedback of an overlay's runs on its half: when and where it is, without pixels of its own.
///
/// Left is left here, whatever the language: the overlay lays it out so.
struct SkipFeedbackLayer: View {
  let state: DoubleTapSeekOverlayState
  let timeline: TimelineDirection
  let direction: LayoutDirection
  @Environment(\.eventClock) private var clock
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.doubleTapSeekOverlayStyle) private var style

  var body: some View {
    TimelineView(.animation(paused: !state.isMoving)) { _ in
      if let feedback {
        AnyView(style.makeBody(configuration: configuration(of: feedback)))
          .frame(width: half.width, height: half.height)
          .clipped()
          .opacity(feedback.opacity)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: feedback.side == .left ? .leading : .trailing)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var half: CGSize {
    CGSize(width: state.size.width / 2, height: state.size.height)
  }

  private var feedback: SkipFeedback? {
    var feedback = state.feedback
    feedback.reducesMotion = reducesMotion
    return feedback.feedback(at: clock.now, in: state.size, timeline: timeline)
  }

  private func configuration(
    of feedback: SkipFeedback
  ) -> DoubleTapSeekOverlayStyleConfiguration {
    let tally = feedback.tally
    return DoubleTapSeekOverlayStyleConfiguration(
      side: DoubleTapSeekOverlaySide(feedback.direction), seconds: tally.value,
      edge: feedback.edge, pointsLeft: feedback.side == .left,
      ripple: feedback.ripple?.moved(left: feedback.side == .left ? 0 : half.width), size: half,
      label: .init(
        tally: tally == .zero ? nil : Words(locale).tally(tally),
        edge: feedback.edge.map(Words(locale).edge), direction: direction))
  }
}
#endif
