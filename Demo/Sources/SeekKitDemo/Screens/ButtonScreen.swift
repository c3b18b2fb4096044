import SeekingViews
import SwiftUI

/// A counter and a film's transport with `PressAndHoldButton`: hold them.
struct ButtonScreen: View {
  @State private var count = 0
  @State private var session = DemoFilm.makeSession()
  @State private var playsItself = false

  var body: some View {
    VStack(spacing: 24) {
      counter
      PlayingFilm(session: session)
        .aspectRatio(16 / 9, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      transport
      DemoButton(isOn: $playsItself)
    }
    .padding()
    .selfPlaying(every: .seconds(0.1), isOn: playsItself) {
      count = (count + 1) % 100
    }
  }

  private var counter: some View {
    HStack(spacing: 24) {
      CountButton(name: "Fewer", symbol: "chevron.left") { count -= 1 }
      Text(count, format: .number)
        .font(.largeTitle)
        .monospacedDigit()
        .frame(minWidth: 80)
      CountButton(name: "More", symbol: "chevron.right") { count += 1 }
    }
  }

  private var transport: some View {
    HStack(spacing: 24) {
      CountButton(name: "Rewind", symbol: "chevron.backward") { session.skip(by: -1) }
      PlayButton(session: session)
      CountButton(name: "Fast forward", symbol: "chevron.forward") { session.skip(by: 1) }
    }
  }
}

/// A button that acts once when tapped and on and on while held: one chevron, then two.
private struct CountButton: View {
  let name: LocalizedStringKey
  let symbol: String
  let action: () -> Void

  var body: some View {
    PressAndHoldButton(action: action) { isRepeating in
      Image(systemName: isRepeating ? symbol + ".2" : symbol)
        .font(.title)
        .frame(width: 60, height: 60)
    }
    .accessibilityLabel(Text(name))
  }
}

#Preview {
  ButtonScreen()
}
