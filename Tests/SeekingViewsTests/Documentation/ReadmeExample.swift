import AVKit
import AVPlayback
import SeekingViews
import SwiftUI

/// A player and its session, which your app keeps for as long as it plays.
@MainActor final class PlayedFilm {
  let player: AVPlayer
  let session: PlayerSession

  init(player: AVPlayer) {
    self.player = player
    session = PlayerSession(AVPlayerPlayback(player: player))
  }
}

struct FilmView: View {
  let film: PlayedFilm
  let samples: [Double]

  var body: some View {
    VStack {
      DoubleTapSeekOverlay(session: film.session) {
        VideoPlayer(player: film.player)
          .allowsHitTesting(false)
      }
      .onHold { rate in film.session.hold(at: rate) }
      WaveformScrubber(samples: samples, session: film.session)
        .frame(height: 56)
      Button("Undo") { film.session.undo() }
    }
  }
}
