import SwiftUI

/// The screens of the demo: one a control, and one with all of them.
enum DemoScreen: String, CaseIterable, Identifiable {
  case film
  case buttons
  case voiceNote
  case yourFilm

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .film: "Film"
    case .buttons: "Buttons"
    case .voiceNote: "Voice note"
    case .yourFilm: "Your film"
    }
  }

  var symbol: String {
    switch self {
    case .film: "film"
    case .buttons: "chevron.right.2"
    case .voiceNote: "waveform"
    case .yourFilm: "folder"
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
    case .yourFilm: YourFilmScreen()
    }
  }
}

#Preview {
  DemoScreens()
}
