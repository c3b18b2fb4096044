#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What screen readers, Voice Control and Switch Control find of an overlay: an element with actions.
///
/// It lies under the content, whose own elements stay what they are.
struct SeekArea: View {
  let state: DoubleTapSeekOverlayState
  let options: OverlayOptions
  @Environment(\.eventClock) private var clock
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Color.clear
      .accessibilityElement()
      .accessibilityLabel(words.seekArea)
      .accessibilityRespondsToUserInteraction(isEnabled)
      .accessibilityActions {
        if isEnabled {
          skip(.backward)
          skip(.forward)
          history
          latch
        }
      }
  }

  @ViewBuilder private func skip(_ direction: SkipDirection) -> some View {
    if let step = options.step(direction) {
      Button(words.skip(direction, by: step)) { state.request(direction, at: clock.now) }
    }
  }

  @ViewBuilder private var history: some View {
    if options.canTravel, state.canUndo {
      Button(words.undo) { state.undo(at: clock.now) }
    }
    if options.canTravel, state.canRedo {
      Button(words.redo) { state.redo(at: clock.now) }
    }
  }

  @ViewBuilder private var latch: some View {
    if let hold = options.hold {
      Button(state.isLatched ? words.playAtUsualRate : words.playAtRate(hold.firstRate)) {
        state.toggleLatch()
      }
    }
  }

  private var words: Words { Words(locale) }
}
#endif
