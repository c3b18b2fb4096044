@_spi(Host) import AVFoundation
import AVPlayback
import Testing

@testable import SeekingViews

@MainActor @Suite("The session of an AVPlayer") struct AVPlayerSessionTests {
  private let model = AVPlayer(playerItem: AVPlayerItem(seekableIn: [0...600]))
  private let session: PlayerSession

  init() {
    session = PlayerSession(AVPlayerPlayback(player: model), clock: ManualClock())
  }

  /// Lets the player do all that is wanted of it.
  private func play() async {
    for _ in 0..<20 {
      model.advance(by: 0.01)
      for _ in 0..<5 { await Task.yield() }
    }
  }

  @Test func `forgets the jumps of the item before, and counts no failure of its seeks`() async {
    session.seek(to: 500)
    await play()
    session.seek(to: 400)
    model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [0...60]))
    await play()
    #expect(!session.canUndo)
    #expect(session.failedSeeks == 0)
    #expect(session.range == 0...60)
    #expect(session.position == 0)
    session.skip(by: 10)
    await play()
    #expect(session.position == 10)
    #expect(session.undo())
  }

  @Test func `seeks in the item that is there before the player has told of it`() async {
    session.seek(to: 500)
    await play()
    model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [0...90]))
    session.seek(to: 20)
    await play()
    #expect(session.position == 20)
    #expect(session.failedSeeks == 0)
    #expect(!session.canUndo)
  }
}
