import Seeking
import SeekingViews
import SwiftUI

/// A film with its session: what the screens with a film share.
@MainActor
struct DemoFilm {
  /// The length of the film, in seconds.
  static let duration = 600.0

  /// Makes the session of a film that stands still.
  static func makeSession() -> PlayerSession {
    PlayerSession(DrawnPlayer(duration: 600, startingAt: 30, chapters: [0, 120, 300]))
  }
}

/// The film as it plays, drawn anew with each frame.
struct PlayingFilm: View {
  let session: PlayerSession

  var body: some View {
    TimelineView(.animation(paused: session.isPaused)) { _ in
      DrawnFilm(position: session.position)
    }
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
        .font(.title)
        .frame(width: 60, height: 60)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(session.isPaused ? Text("Play") : Text("Pause"))
  }
}
