import SeekingViews
import SwiftUI

/// A counter and a film's transport with `PressAndHoldButton`: hold them.
struct ButtonScreen: View {
  @State private var count = 0
  @State private var session = DemoFilm.makeSession()
  @State private var playsItself = false

  var body: some View {
    DemoPage(title: "Buttons", hint: "Tap for one step, hold to go on and on.") {
      counter
      PlayingFilm(session: session)
        .filmFrame()
      Transport(session: session)
      DemoButton(isOn: $playsItself)
        .frame(maxWidth: .infinity)
    }
    .selfPlaying(every: .seconds(0.1), isOn: playsItself) {
      count = (count + 1) % 100
    }
  }

  private var counter: some View {
    HStack(spacing: 24) {
      ChevronButton(name: "Fewer", symbol: "chevron.left") { _ in count -= 1 }
      Text(count, format: .number)
        .font(.largeTitle)
        .monospacedDigit()
        .frame(minWidth: 80)
      ChevronButton(name: "More", symbol: "chevron.right") { _ in count += 1 }
    }
    .card()
  }
}

#Preview {
  ButtonScreen()
}
