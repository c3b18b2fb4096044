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

  /// What moves playback while a run is shown.
  enum Move: CaseIterable {
    case undo
    case seek
    case scrub
    case foreignJump
    case media
  }

  private func make(_ move: Move) {
    switch move {
    case .undo: session.undo()
    case .seek: session.seek(to: 30)
    case .scrub:
      session.setScrubbing(true)
      session.progress = 0.25
      session.setScrubbing(false)
    case .foreignJump:
      player.position = 30
      player.tell(.jumped(to: 30))
    case .media:
      player.position = 30
      player.tell(.mediaChanged)
      player.tell(.seekableRangeChanged(player.seekableRange))
    }
    player.landAll()
  }

  @Test(arguments: Move.allCases, [true, false])
  func `ends its run without a word where something else moves playback`(
    move: Move, isSettled: Bool
  ) async {
    player.position = 50
    show()
    await stage.tap(x: 350, count: 2)
    player.landAll()
    player.position = 60
    make(move)
    if isSettled {
      stage.host.settle()
      await stage.pass(250)
      #expect(stage.texts.isEmpty)
    }
    let place = player.position
    #expect(stage.key(.rightArrow))
    player.landAll()
    #expect(player.position == place + 10)
    #expect(stage.texts == ["+10 s"])
    #expect(stage.said.isEmpty)
  }

  @Test func `keeps its run where nothing but the overlay moves playback`() async {
    show()
    await stage.tap(x: 350, count: 2)
    player.landAll()
    player.tell(.positionChanged(40))
    #expect(stage.key(.rightArrow))
    #expect(stage.texts == ["+20 s"])
  }

  @Test func `skips nothing, and shows nothing, while somebody scrubs`() async {
    show()
    session.setScrubbing(true)
    session.progress = 0.5
    #expect(!stage.key(.rightArrow))
    await stage.tap(x: 350, count: 2)
    #expect(stage.texts.isEmpty)
    session.setScrubbing(false)
    player.landAll()
    #expect(player.position == 60)
  }

  // MARK: Holds

  private func showHold(_ stages: HoldStages = .standard) {
    show { [session] in
      $0.onHold(stages, slides: true, locks: true) { session.hold(at: $0) }
    }
  }

  private func lock() {
    #expect(stage.act("Play at 2 times the speed"))
    #expect(stage.texts == ["2×"])
    #expect(player.rate == 2)
  }

  /// What ends a hold besides letting go of it.
  enum End: CaseIterable {
    case scrub
    case media
    case pause
  }

  private func end(by end: End) {
    switch end {
    case .scrub:
      session.setScrubbing(true)
      session.progress = 0.5
      session.setScrubbing(false)
    case .media:
      player.tell(.mediaChanged)
      player.tell(.seekableRangeChanged(player.seekableRange))
    case .pause: session.isPaused = true
    }
    player.landAll()
    stage.host.settle()
  }

  @Test(arguments: End.allCases)
  func `is over with the session's hold, and begins the next at once`(end: End) async {
    showHold()
    lock()
    self.end(by: end)
    #expect(stage.texts.isEmpty)
    #expect(player.rate == 1)
    #expect(player.isPaused == (end == .pause))
    lock()
  }

  @Test func `shows no hold that begins while somebody scrubs`() async {
    showHold()
    session.setScrubbing(true)
    await stage.hold()
    #expect(stage.texts.isEmpty)
    session.setScrubbing(false)
    stage.host.touchMove(to: CGPoint(x: 330, y: 150))
    stage.host.touchUp()
    #expect(stage.texts.isEmpty)
    #expect(player.rate == 1)
    lock()
  }

  @Test func `goes on with a hold that the session has no part in`() async {
    var rates: [HoldRate?] = []
    show { $0.onHold { rates.append($0) } }
    await stage.hold()
    session.seek(to: 50)
    player.landAll()
    stage.host.settle()
    #expect(rates == [.absolute(2)])
    stage.host.touchUp()
    #expect(rates == [.absolute(2), nil])
  }

  @Test func `says what a hold plays at by now where the user's rate changes`() async {
    showHold(HoldStages([.multiplied(2)]))
    lock()
    session.rate = 1.5
    stage.host.settle()
    #expect(stage.texts == ["3×"])
  }
}
