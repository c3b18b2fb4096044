@_spi(Host) import AVFoundation
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("The README's example") struct ReadmeExampleTests {
  private let model = AVPlayer(playerItem: AVPlayerItem(seekableIn: [0...600]))
  private let stage = OverlayStage()
  private let film: PlayedFilm

  init() {
    film = PlayedFilm(player: model)
    stage.show { [film] in FilmView(film: film, samples: [0.2, 0.8]) }
  }

  /// Lets the player do all that is wanted of it.
  private func play() async {
    for _ in 0..<20 {
      model.advance(by: 0.01)
      for _ in 0..<5 { await Task.yield() }
    }
    stage.host.settle()
  }

  @Test("skips, drags, and takes both back by the button")
  func undo() async throws {
    for _ in 0..<3 {
      await stage.tap(x: 350, y: 30, count: 2)
      await play()
    }
    #expect(model.currentTime().seconds == 30)
    let bar = try #require(stage.host.all("WaveformScrubber").first?.frame)
    stage.host.touchDown(at: CGPoint(x: bar.midX, y: bar.midY))
    stage.host.touchUp()
    await play()
    #expect(model.currentTime().seconds == 300)
    for place in [30.0, 0] {
      #expect(stage.host.perform("default", on: "Undo"))
      await play()
      #expect(model.currentTime().seconds == place)
    }
    #expect(!film.session.canUndo)
    #expect(stage.host.faults.isEmpty)
    stage.host.tearDown()
  }
}
