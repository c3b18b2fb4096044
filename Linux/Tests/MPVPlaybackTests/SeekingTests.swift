import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// How the real player seeks, plays and ends, beyond what the contract asks of every player.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct SeekingTests {
    let folder: MediaFolder
    let watch: PlayerWatch
    var player: MPVPlayer { watch.player }

    init() throws {
      folder = try MediaFolder()
      watch = try PlayerWatch()
    }

    private func openSound() async throws {
      try await watch.open(try folder.writeSound(seconds: 60), paused: true)
    }

    private func openSample() async throws {
      try await watch.open(try Sample.path(), paused: true)
    }

    @Test func theRangeIsTheWholeFile() async throws {
      try await openSound()
      #expect(player.seekableRange == SeekableRange(from: 0, to: 60))
      #expect(watch.events.contains(.seekableRangeChanged(player.seekableRange)))
      #expect(player.duration == 60)
    }

    @Test(arguments: [10.123, 0, 59.5, 0.001])
    func anExactSeekLandsThere(target: Double) async throws {
      try await openSound()
      let place = try await watch.end(of: watch.seek(to: MediaSeconds(target)))
      #expect(abs(try #require(place).value - target) < 0.01)
      #expect(abs(player.position.value - target) < 0.01)
    }

    @Test func anExactSeekInPicturesLandsOnTheFrame() async throws {
      try await openSample()
      let place = try await watch.end(of: watch.seek(to: 20.3))
      #expect(abs(try #require(place).value - 20.3) < 0.05)
      #expect(player.position == place)
    }

    @Test(arguments: [SeekPrecision.exact, .keyframe], [false, true])
    func aSeekBeyondTheEndEndsThere(precision: SeekPrecision, withPicture: Bool) async throws {
      try await withPicture ? openSample() : openSound()
      let end = try #require(player.duration)
      let place = try await watch.end(of: watch.seek(to: end + 100, precision))
      let distance = try #require(place).value - end.value
      #expect(distance <= 0.001 && distance > (precision == .exact ? -0.5 : -12))
    }

    @Test func aSeekBeforeTheStartEndsThere() async throws {
      try await openSound()
      #expect(try await watch.end(of: watch.seek(to: -5)) == 0)
    }

    @Test func aJumpOfSomebodyElseIsTold() async throws {
      try await openSound()
      player.handle.command(["seek", "25", "absolute+exact"])
      let place = try await watch.next { event -> MediaSeconds? in
        if case .jumped(let place) = event { place } else { nil }
      }
      #expect(abs(place.value - 25) < 0.01)
    }

    @Test func theEndIsToldAndThePauseIsTheUsers() async throws {
      try await openSound()
      player.isPaused = false
      _ = try await watch.end(of: watch.seek(to: 59.9))
      try await watch.until { watch.mediaEvents.contains(.ended) }
      #expect(player.hasEnded)
      #expect(!player.isPaused)
      #expect(abs(player.position.value - 60) < 0.1)
      let id = watch.seek(to: 30)
      try await watch.until { watch.mediaEvents.contains(.resumed) }
      _ = try await watch.end(of: id)
      let seen = watch.events.count
      try await watch.until { watch.events.count > seen && watch.playedTo ?? 0 > 30.1 }
    }

    @Test(arguments: [false, true])
    func theEndIsToldAlsoWhereItWasReachedInAPause(withPicture: Bool) async throws {
      try await withPicture ? openSample() : openSound()
      _ = try await watch.end(of: watch.seek(to: try #require(player.duration)))
      player.isPaused = false
      try await watch.until { player.hasEnded }
      #expect(watch.mediaEvents.contains(.ended))
      _ = try await watch.end(of: watch.seek(to: 0))
      try await watch.until { !player.hasEnded && watch.playedTo ?? 0 > 0.1 }
    }

    @Test func rateAndPauseHoldAtOnceAndAreToldLater() async throws {
      try await openSound()
      try await watch.until { watch.events.contains(.pausedChanged(true)) }
      player.rate = 2
      player.isPaused = false
      #expect(player.rate == 2)
      #expect(!player.isPaused)
      #expect(!watch.events.contains(.rateChanged(2)))
      try await watch.until {
        watch.events.contains(.rateChanged(2)) && watch.events.contains(.pausedChanged(false))
      }
      player.rate = 1
      try await watch.until { watch.events.contains(.rateChanged(1)) }
      #expect(!player.isPaused)
    }

    @Test func aRateThatCannotBeIsBroughtIntoRange() async throws {
      player.rate = .nan
      #expect(player.rate == 1)
      player.rate = -3
      #expect(player.rate == 0.01)
      player.rate = 1_000
      try await watch.until { watch.events.contains(.rateChanged(100)) }
    }

    @Test func aStepShowsTheNextFrameAndStaysPaused() async throws {
      try await openSample()
      _ = try await watch.end(of: watch.seek(to: 20))
      try await watch.until { player.videoSize != nil }
      let start = player.position
      player.stepFrame(.forward)
      try await watch.until { player.position > start }
      #expect(player.position < start + 0.1)
      let stepped = player.position
      player.stepFrame(.backward)
      try await watch.until { player.position < stepped }
      #expect(abs((player.position - start).value) < 0.01)
      #expect(!watch.events.contains(.pausedChanged(false)))
    }

    @Test func playbackBeginsWhereAsked() async throws {
      try await watch.open(try Sample.path(), startAt: 12.5, paused: true)
      try await watch.until { watch.playedTo != nil }
      #expect(abs(player.position.value - 12.5) < 0.05)
      #expect(!watch.events.contains { if case .jumped = $0 { true } else { false } })
    }
  }
}
