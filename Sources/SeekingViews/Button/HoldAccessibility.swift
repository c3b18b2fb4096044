#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What assistive technologies find in a press-and-hold button, and do without holding it.
struct HoldAccessibility: ViewModifier {
  let settings: HoldSettings
  let state: PressAndHoldButtonState
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    let words = Words(locale)
    content
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityValue(Text(verbatim: state.isRepeating ? words.repeating : ""))
      .accessibilityRespondsToUserInteraction(isEnabled)
      .accessibilityAction { if isEnabled { activate() } }
      .accessibilityActions {
        if isEnabled {
          Button(words.once) { settings.action() }
          Button(latchName(words)) { toggleLatch() }
        }
      }
  }

  private func activate() {
    if settings.latches || state.isRepeating {
      toggleLatch()
    } else {
      settings.action()
    }
  }

  private func toggleLatch() {
    state.toggleLatch(at: clock.now, settings)
  }

  private func latchName(_ words: Words) -> String {
    guard let rate = settings.rate else {
      return state.isRepeating ? words.stopRepeating : words.startRepeating
    }
    return state.isRepeating ? words.playAtUsualRate : words.playAtRate(rate.firstRate)
  }
}
#endif
