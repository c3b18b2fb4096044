import SeekingViews
import SwiftUI

/// Rewind, play and fast forward: the outer ones go on while they are held.
struct Transport: View {
  let session: PlayerSession
  var step = 1.0

  var body: some View {
    HStack(spacing: 24) {
      ChevronButton(name: "Rewind", symbol: "chevron.backward") { skip(by: -step, number: $0) }
      PlayButton(session: session)
      ChevronButton(name: "Fast forward", symbol: "chevron.forward") { skip(by: step, number: $0) }
    }
    .frame(maxWidth: .infinity)
  }

  /// Only the first step of a hold begins a run, so that an undo takes the whole hold back.
  private func skip(by seconds: Double, number: Int) {
    session.skip(by: seconds, beginsRun: number == 1)
  }
}

/// The button that plays and pauses.
struct PlayButton: View {
  let session: PlayerSession

  var body: some View {
    Button {
      session.isPaused.toggle()
    } label: {
      Image(systemName: session.isPaused ? "play.fill" : "pause.fill")
        .font(.title3)
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Color.accentColor, in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(BareButtonStyle())
    .accessibilityLabel(session.isPaused ? Text("Play") : Text("Pause"))
  }
}

/// A button without a frame of its own, paler while it is pressed.
private struct BareButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A button that acts once when tapped and on and on while held: one chevron, then two.
struct ChevronButton: View {
  let name: LocalizedStringKey
  let symbol: String
  /// Called with the number of the step, counted from 1 in each hold.
  let onStep: (_ number: Int) -> Void

  var body: some View {
    PressAndHoldButton {
      onStep(1)
    } label: { isRepeating in
      Image(systemName: isRepeating ? symbol + ".2" : symbol)
        .font(.title3)
        .foregroundStyle(Color.accentColor)
        .frame(width: 56, height: 56)
        .background(Color.accentColor.opacity(0.15), in: Circle())
    }
    .onStep { number, _ in onStep(number) }
    .accessibilityLabel(Text(name))
  }
}
