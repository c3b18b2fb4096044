import SwiftUI

/// The screens of the demo, a control each.
enum DemoScreen: String, CaseIterable, Identifiable {
  case film
  case buttons
  case voiceNote

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .film: "Film"
    case .buttons: "Buttons"
    case .voiceNote: "Voice note"
    }
  }

  var symbol: String {
    switch self {
    case .film: "film"
    case .buttons: "chevron.right.2"
    case .voiceNote: "waveform"
    }
  }
}

/// All screens in tabs, or one of them alone, for pictures.
struct DemoScreens: View {
  var only: DemoScreen?

  var body: some View {
    if let only {
      DemoScreenView(screen: only)
    } else {
      TabView {
        ForEach(DemoScreen.allCases) { screen in
          DemoScreenView(screen: screen)
            .tabItem { Label(screen.name, systemImage: screen.symbol) }
        }
      }
    }
  }
}

/// One screen.
private struct DemoScreenView: View {
  let screen: DemoScreen

  var body: some View {
    switch screen {
    case .film: FilmScreen()
    case .buttons: ButtonScreen()
    case .voiceNote: VoiceNoteScreen()
    }
  }
}

#Preview {
  DemoScreens()
}
