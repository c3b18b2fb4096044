import PlayerContract
import Seeking
import Testing

@testable import MPVPlayback

/// The real player over the sample, as the contract's checks drive it.
@MainActor
final class MPVSubject: ContractSubject {
  /// More than a frame of the sample.
  let accuracy: MediaSeconds = 0.05
  let keyframeDistance: MediaSeconds = 12
  private let watch: PlayerWatch

  init() async throws {
    watch = try PlayerWatch()
    try await watch.open(try Sample.path(), paused: true)
  }

  var player: any SeekablePlayer { watch.player }
  var events: [PlayerEvent] { watch.events }

  func jumpElsewhere(to place: MediaSeconds) {
    watch.player.handle.command(["seek", place.playerArgument, "absolute+exact"])
  }

  func closeMedia() {
    watch.player.stop()
  }

  func passTime(until condition: () -> Bool) async -> Bool {
    do { try await watch.until(condition) } catch { return false }
    return condition()
  }
}

extension RealPlayerTests {
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct ContractTests {
    @Test(arguments: ContractRule.all)
    func aPlayer(rule: ContractRule) async throws {
      try await rule.check(MPVSubject())
    }
  }
}
