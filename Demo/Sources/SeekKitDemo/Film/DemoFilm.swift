import Seeking
import SeekingViews
import SwiftUI

/// A film with its session: what the screens with a film share.
@MainActor
struct DemoFilm {
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

extension View {
  /// Gives a film its shape, and round corners.
  func filmFrame() -> some View {
    aspectRatio(16 / 9, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
