import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

/// A player that an app keeps: seeks take effect at once, or are reported late.
@MainActor private final class Player {
  var position = 100.0
  var range: ClosedRange<Double>? = 0...600
  var rate = 1.0
}

@MainActor @Suite("The steps of an overlay") struct OverlayStepTests {
  private let stage = OverlayStage()
  private let player = Player()

  private func show(
    interval: Double = 10,
    _ change:
      @escaping (DoubleTapSeekOverlay<Color, EmptyView>) -> DoubleTapSeekOverlay<
        Color, EmptyView
      > = { $0 }
  ) {
    let player = player
    stage.showOverlay(interval: interval) {
      change(
        $0.playhead(position: player.position, range: player.range, rate: player.rate)
          .onEdge { [unowned stage] in stage.calls.append("edge \($0)") })
    }
  }

  @Test("can be different back and forward")
  func separateSteps() async {
    stage.showOverlay { $0.steps(backward: 5, forward: 30) }
    await stage.tap(x: 50, count: 2)
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["seek -5", "seek +30"])
    #expect(stage.actions == ["Skip back 5 seconds", "Skip forward 30 seconds"])
  }

  @Test("can grow, and a reversal starts at half")
  func growingSteps() async {
    stage.showOverlay { $0.growingSteps() }
    for _ in 0..<5 { await stage.tap(x: 350, count: 2) }
    await stage.tap(x: 50, count: 2)
    #expect(stage.calls == [10, 10, 20, 30, 60].map { "seek +\($0)" } + ["seek -5"])
    #expect(stage.texts == ["-5 s"])
  }

  @Test("can be times of listening")
  func listeningTime() async {
    player.rate = 2
    show { $0.stepsInListeningTime() }
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["seek +20"])
  }

  @Test(
    "end at the ends, and the label says what was really moved",
    arguments: [(596.0, 350.0, "seek +4", "+4 s", "End"), (4, 50, "seek -4", "-4 s", "Start")])
  func honestTally(position: Double, x: Double, call: String, label: String, end: String) async {
    player.position = position
    show()
    await stage.tap(x: x, count: 2)
    #expect(stage.calls == [call])
    #expect(stage.texts == [label, end])
    #expect(stage.symbol == (x < 200 ? "backward.end.fill" : "forward.end.fill"))
  }

  @Test("move nothing at an end: no seek, but the end is shown")
  func edge() async {
    player.position = 600
    show()
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["edge end"])
    #expect(stage.texts == ["End"])
    player.position = 0
    await stage.clear()
    await stage.tap(x: 50, count: 2)
    #expect(stage.calls == ["edge end", "edge start"])
  }

  @Test("go on from where the last skip leads to, not from a report that is older")
  func pinned() async {
    player.position = 585
    show()
    await stage.tap(x: 350, count: 2)
    // The player still reports where it was before the skip.
    await stage.tap(x: 350, count: 2)
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["seek +10", "seek +5", "edge end"])
    #expect(stage.texts == ["+15 s", "End"])
    // Once the run is over, the player is believed again.
    await stage.clear()
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls.last == "seek +10")
  }

  @Test("skip nothing and show nothing where nothing can be sought")
  func unseekable() async {
    player.range = nil
    show { $0.keyboard() }
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls.isEmpty)
    #expect(stage.veil == nil)
    #expect(!stage.key(.rightArrow))
  }

  @Test("follow a live range that moves")
  func liveRange() async {
    (player.position, player.range) = (1_595, 1_000...1_600)
    show()
    await stage.tap(x: 350, count: 2)
    player.range = 1_010...1_610
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["seek +5", "seek +10"])
  }

  @Test("are told with all that is known of them")
  func skips() async throws {
    var skips: [Skip] = []
    show { $0.onSkip { skips.append($0) } }
    await stage.tap(x: 350, count: 2)
    await stage.tap(x: 350, count: 2)
    #expect(skips.map(\.target) == [110, 120])
    #expect(skips.map(\.beginsRun) == [true, false])
    #expect(skips.map(\.tally) == [10, 20])
  }

  @Test("come to something that is told when the run is over")
  func runEnded() async {
    show { $0.onRunEnded { [unowned stage] in stage.call("ended", $0) } }
    await stage.tap(x: 50, count: 2)
    await stage.tap(x: 50, count: 2)
    #expect(stage.calls(of: "ended").isEmpty)
    await stage.clear()
    #expect(stage.calls(of: "ended") == ["ended -20"])
    // A run that has only found an end has come to nothing.
    player.position = 600
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    #expect(stage.calls(of: "ended").count == 1)
  }

  @Test("are felt only where that is wanted", arguments: [false, true])
  func haptics(areOn: Bool) {
    show { areOn ? $0.haptics() : $0 }
    player.position = 600
    #expect(stage.act("Skip forward 10 seconds"))
    #expect(stage.act("Skip back 10 seconds"))
    #expect(stage.host.feedback == (areOn ? ["impact", "selection"] : []))
  }
}
