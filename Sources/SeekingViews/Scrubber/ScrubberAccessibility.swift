#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The one element that assistive technologies find in a scrubber.
struct ScrubberAccessibility: ViewModifier {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  @Environment(\.isEnabled) private var isEnabled

  private var words: Words { control.words }

  func body(content: Content) -> some View {
    content
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: words.playbackPosition))
      .accessibilityInputLabels([Text(verbatim: words.playbackPosition)])
      .accessibilityValue(Text(verbatim: control.value(at: state.shown(control))))
      .accessibilityRespondsToUserInteraction(isEnabled)
      .accessibilityAdjustableAction { if isEnabled { adjust($0) } }
      .accessibilityZoomAction { if isEnabled { zoom($0.direction) } }
      .accessibilityActions {
        if isEnabled {
          chapterActions
          visibleActions
        }
      }
  }

  @ViewBuilder private var chapterActions: some View {
    if !control.chapters.starts.isEmpty {
      action(words.nextChapter) { go(to: control.chapters.next(after: $0)) }
      action(words.previousChapter) { go(to: control.chapters.previous(before: $0)) }
    }
  }

  @ViewBuilder private var visibleActions: some View {
    if !control.visible.isWhole {
      if control.visible.upper < 1 {
        action(words.showLater) { _ in pan(by: VisibleRange.step) }
      }
      if control.visible.lower > 0 {
        action(words.showEarlier) { _ in pan(by: -VisibleRange.step) }
      }
      action(words.showAll) { _ in
        control.show(.whole)
        control.announceVisible()
      }
    }
  }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    switch direction {
    case .increment: state.perform(.page(ScrubKeyAction.adjustment), on: control)
    case .decrement: state.perform(.page(-ScrubKeyAction.adjustment), on: control)
    @unknown default: break
    }
  }

  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    if state.zoom(in: direction == .zoomIn, on: control) { control.announceVisible() }
  }

  private func pan(by share: Double) {
    if state.pan(by: share, on: control) { control.announceVisible() }
  }

  private func action(
    _ name: String, _ perform: @escaping (_ place: MediaSeconds) -> Void
  ) -> some View {
    Button {
      perform(control.mediaPlace(at: control.playedShare) ?? 0)
    } label: {
      Text(verbatim: name)
    }
  }

  private func go(to start: MediaSeconds?) {
    guard let start, let share = control.share(of: start) else { return }
    state.perform(.jump(share), on: control)
  }
}
#endif
