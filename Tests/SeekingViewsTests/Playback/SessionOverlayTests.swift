import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("An overlay with a session") struct SessionOverlayTests {
  private let player = StubPlayer()
  private let stage = OverlayStage()
  private let session: PlayerSession

  init() {
    player.position = 30
    session = PlayerSession(player, clock: stage.clock)
  }

  private func show(
    _ change:
      @escaping (DoubleTapSeekOverlay<Color, EmptyView>) -> DoubleTapSeekOverlay<
        Color, EmptyView
      > = { $0 }
  ) {
    stage.show { [session] in
      change(DoubleTapSeekOverlay(session: session) { Color.gray }.keyboard())
    }
  }

  private func skipForward(_ count: Int) async {
    for _ in 0..<count {
      await stage.tap(x: 350, count: 2)
      player.landAll()
    }
    await stage.clear()
  }

  @Test func `skips, and says what was really moved`() async {
    player.position = 113
    show()
    await stage.tap(x: 350, count: 2)
    player.landAll()
    #expect(player.position == 120)
    #expect(stage.texts == ["+7 s", "End"])
  }

  /// The ways to take a run back.
  enum Way: CaseIterable {
    case fingers
    case key
    case action
    case button
  }

  private func undo(by way: Way) async {
    switch way {
    case .fingers: await stage.tapWithTwoFingers()
    case .key: #expect(stage.key("z"))
    case .action: #expect(stage.act("Undo the last jump"))
    case .button: #expect(session.undo())
    }
    player.landAll()
    stage.host.settle()
  }

  @Test(arguments: Way.allCases)
  func `takes a run back as one, whichever way`(way: Way) async {
    show()
    await skipForward(3)
    #expect(player.position == 60)
    await undo(by: way)
    #expect(player.position == 30)
    #expect(!session.canUndo && session.canRedo)
    #expect(!stage.actions.contains("Undo the last jump"))
    #expect(stage.key("z", .down, .shift))
    player.landAll()
    #expect(player.position == 60)
    #expect(session.canUndo && !session.canRedo)
  }

  // A second tap with two fingers makes anew what the first one has taken back.
  @Test(arguments: Way.allCases, [Way.key, .action, .button])
  func `has one history with the session`(first: Way, second: Way) async {
    show()
    session.seek(to: 20)
    player.landAll()
    await skipForward(2)
    #expect(player.position == 40)
    await undo(by: first)
    #expect(player.position == 20)
    await undo(by: second)
    #expect(player.position == 30)
    #expect(!session.canUndo)
  }

  @Test func `calls no closure that would undo by another jump`() async {
    show { [stage] in $0.onUndo { stage.call("go", $0) } }
    await skipForward(1)
    await undo(by: .fingers)
    #expect(stage.calls.isEmpty)
    #expect(player.position == 30)
    #expect(!session.canUndo)
  }

  @Test func `says where an undo leads to, and undoes nothing where nothing can be sought`() async {
    show()
    await skipForward(1)
    player.tell(.seekableRangeChanged(nil))
    #expect(!stage.key("z"))
    player.tell(.seekableRangeChanged(player.seekableRange))
    #expect(stage.key("z"))
    #expect(stage.said.last == "At 30 seconds")
  }
}
