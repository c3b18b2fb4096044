import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// Sound with a cover is where the sound is, never where the cover's picture lies.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct CoverTests {
    let folder: MediaFolder
    let watch: PlayerWatch
    var player: MPVPlayer { watch.player }

    init() throws {
      folder = try MediaFolder()
      watch = try PlayerWatch()
    }

    private func open(startAt start: MediaSeconds?, paused: Bool = true) async throws {
      _ = try folder.write(OnePixel.png, as: "cover.png")
      let sound = try folder.writeSound(seconds: 20)
      try await watch.open(sound, startAt: start, paused: paused)
      try await watch.until { player.tracks.contains { $0.isCoverArt && $0.isSelected } }
    }

    @Test(arguments: [20, 100], [false, true])
    func aSeekToTheEndIsAtTheEnd(target: MediaSeconds, paused: Bool) async throws {
      try await open(startAt: 3, paused: paused)
      let place = try await watch.end(of: watch.seek(to: target))
      #expect(place == 20)
      // In a pause the end may be told only once playback goes on.
      if !paused { try await watch.until { player.hasEnded } }
      #expect(player.position == 20)
      let back = try #require(try await watch.end(of: watch.seek(to: 10)))
      #expect(back >= 9.99 && back < 10.5)
      #expect(player.position >= back)
      #expect(!watch.events.contains(.positionChanged(0)))
    }

    @Test func aStartAtTheEndIsAtTheEnd() async throws {
      try await open(startAt: 25)
      try await watch.until { watch.playedTo != nil }
      #expect(player.position == 20)
      #expect(!watch.events.contains(.positionChanged(0)))
    }

    @Test func theEndOfPlayingIsTheEnd() async throws {
      try await open(startAt: 19.8, paused: false)
      try await watch.until { player.hasEnded }
      #expect(abs(player.position.value - 20) < 0.1)
    }

    @Test func withoutItsDataSoundIsWhereItWasSought() async throws {
      _ = try folder.write(OnePixel.png, as: "cover.png")
      let bytes = WaveFile.bytes(seconds: 20)
      let path = try folder.write(Array(bytes.prefix(bytes.count / 2)), as: "half.wav")
      try await watch.open(path, paused: true)
      let place = try await watch.end(of: watch.seek(to: 15))
      let end = try #require(player.duration)
      #expect(place == min(15, end))
    }
  }
}

/// The smallest picture: one grey pixel.
private enum OnePixel {
  static let png: [UInt8] =
    [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d,
      0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01,
      0x08, 0x00, 0x00, 0x00, 0x00, 0x3a, 0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00,
      0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68, 0x00, 0x00, 0x00,
      0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0x00, 0x00, 0x00, 0x00, 0x49,
      0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ]
}
