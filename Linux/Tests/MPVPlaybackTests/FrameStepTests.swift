import MediaLocations
import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// A frame step leaves the pause alone, whatever comes while it is under way.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct FrameStepTests {
    let watch: PlayerWatch
    var player: MPVPlayer { watch.player }

    init() throws {
      watch = try PlayerWatch()
    }

    private func isReallyPaused() async -> Bool {
      await withCheckedContinuation { continuation in
        player.handle.get(.pause) { continuation.resume(returning: $0.value.flag ?? false) }
      }
    }

    /// What comes before the seek, each with no wait for the one before.
    nonisolated static let steps: [[FrameStep]] = [
      [.forward], [.forward, .forward, .forward], [.backward, .forward], [.forward, .backward],
    ]

    @Test(arguments: steps)
    func aSeekDuringAStepStaysPaused(steps: [FrameStep]) async throws {
      try await watch.open(try Sample.path(), startAt: 20, paused: true)
      try await watch.until { player.videoSize != nil }
      steps.forEach(player.stepFrame)
      let place = try await watch.end(of: watch.seek(to: 5))
      #expect(abs(try #require(place).value - 5) < 0.05)
      #expect(await isReallyPaused())
      #expect(player.isPaused)
      #expect(!watch.events.contains(.pausedChanged(false)))
    }

    @Test func aStepDuringASeekLeadsOnFromItsPlace() async throws {
      try await watch.open(try Sample.path(), startAt: 20, paused: true)
      try await watch.until { player.videoSize != nil }
      let id = watch.seek(to: 5)
      player.stepFrame(.forward)
      let place = try #require(try await watch.end(of: id))
      try await watch.until { player.position > place }
      #expect(player.position < place + 0.1)
      while await !isReallyPaused() { await Task.yield() }
      #expect(!watch.events.contains(.pausedChanged(false)))
    }

    @Test func aStepDuringASeekGivesWayToAnotherSeek() async throws {
      try await watch.open(try Sample.path(), startAt: 20, paused: true)
      try await watch.until { player.videoSize != nil }
      _ = watch.seek(to: 5)
      player.stepFrame(.forward)
      let place = try #require(try await watch.end(of: watch.seek(to: 8)))
      #expect(player.waitingSteps.isEmpty)
      #expect(player.position == place)
    }

    @Test(arguments: [([FrameStep.forward, .forward], 20.08), ([.backward], 19.96)])
    func aStepBeforeTheFirstPictureLeadsOnFromIt(steps: [FrameStep], place: Double) async throws {
      player.load(.file(path: FilePath(try Sample.path())), startAt: 20, paused: true)
      steps.forEach(player.stepFrame)
      try await watch.until { abs(player.position.value - place) < 0.01 }
      while await !isReallyPaused() { await Task.yield() }
      #expect(player.isPaused)
    }

    @Test func aStepInSoundAloneIsNone() async throws {
      let folder = try MediaFolder()
      player.load(.file(path: FilePath(try folder.writeSound(seconds: 2))), paused: true)
      player.stepFrame(.forward)
      try await watch.until { watch.playedTo != nil }
      #expect(player.waitingSteps.isEmpty)
      #expect(player.position == 0)
    }
  }
}
