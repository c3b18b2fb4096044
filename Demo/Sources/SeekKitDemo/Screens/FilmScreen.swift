import Seeking
import SeekingViews
import SwiftUI

/// A film with `DoubleTapSeekOverlay`: tap twice on a side and go on by single taps, or hold it.
///
/// The overlay drives the session, which says where playback may go, so that the tally is honest; one
/// history is what taps with two fingers, keys and buttons take back.
struct FilmScreen: View {
  @State private var session = DemoFilm.makeSession()
  @State private var request: DoubleTapSeekOverlayRequest?
  @State private var playsItself = false
  @State private var demoSteps = 0

  var body: some View {
    DemoPage(title: "Film", hint: "Tap twice on a side, and go on tapping.") {
      DoubleTapSeekOverlay(session: session, programmaticSeek: request) {
        PlayingFilm(session: session)
      } controls: {
        PlayButton(session: session)
      }
      .runPolicy(.singleTaps)
      .onHold { session.hold(at: $0) }
      .keyboard()
      .filmFrame()
      ProgressView(value: session.progress)
        .accessibilityHidden(true)
      HStack(spacing: 20) {
        Button("Undo") { session.undo() }
          .disabled(!session.canUndo)
        Button("Redo") { session.redo() }
          .disabled(!session.canRedo)
        Spacer()
        DemoButton(isOn: $playsItself)
      }
      DemoHints(
        "Tap once more for each step more.", "Tap the other side to turn round.",
        "Hold the film to play at double speed.", "Undo takes a whole run back.")
    }
    .selfPlaying(every: .seconds(0.7), isOn: playsItself, act: skipByItself)
  }

  /// Three skips forward, then two back, with a rest after each run.
  private func skipByItself() {
    demoSteps += 1
    switch demoSteps % 9 {
    case 1...3: request = DoubleTapSeekOverlayRequest(side: .forward)
    case 6, 7: request = DoubleTapSeekOverlayRequest(side: .backward)
    default: break
    }
  }
}

#Preview {
  FilmScreen()
}
