import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("Taking skips back") struct OverlayUndoTests {
  private let stage = OverlayStage()

  /// Shows an overlay over a player that does at once what it is asked.
  private func show() -> Box {
    let box = Box()
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { box.position += $0 }) { Color.gray }
        .playhead(position: box.position, range: box.range)
        .keyboard()
        .onRunEnded { stage.call("ended", $0) }
        .onUndo { position in
          stage.call("go", position)
          box.position = position
        }
    }
    return box
  }

  private final class Box {
    var position = 100.25
    var range: ClosedRange<Double>? = 0...600
  }

  @Test("goes back to exactly where the run's first skip was asked, and forth again")
  func gesture() async {
    let box = show()
    for _ in 0..<3 { await stage.tap(x: 350, count: 2) }
    box.position += 3.5
    await stage.clear()
    await stage.tapWithTwoFingers()
    #expect(stage.calls(of: "go") == ["go +100.25"])
    await stage.tapWithTwoFingers()
    #expect(stage.calls(of: "go") == ["go +100.25", "go +133.75"])
    await stage.tapWithTwoFingers()
    #expect(stage.calls(of: "go").last == "go +100.25")
  }

  @Test("ends the run that is under way, and says where playback is instead")
  func underWay() async {
    _ = show()
    await stage.tap(x: 350, count: 2)
    #expect(stage.key("z"))
    await stage.pass(250)
    #expect(stage.veil == nil)
    #expect(stage.calls == ["ended +10", "go +100.25"])
    #expect(stage.said == ["At 1 minute, 40 seconds"])
    await stage.pass(2_000)
    #expect(stage.said.count == 1)
    #expect(stage.calls.count == 2)
  }

  @Test("works by Z, by Shift-Z and by screen readers' actions")
  func otherWays() async {
    _ = show()
    #expect(!stage.actions.contains("Undo the last jump"))
    #expect(!stage.key("z"))
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    #expect(stage.actions.contains("Undo the last jump"))
    #expect(!stage.actions.contains("Redo the jump"))
    #expect(stage.key("z"))
    #expect(stage.actions.contains("Redo the jump"))
    #expect(!stage.actions.contains("Undo the last jump"))
    #expect(stage.key("z", .down, .shift))
    #expect(!stage.key("z", .down, .shift))
    #expect(stage.act("Undo the last jump"))
    #expect(stage.act("Redo the jump"))
    #expect(
      stage.calls(of: "go") == ["go +100.25", "go +110.25", "go +100.25", "go +110.25"])
  }

  @Test("is no tap with two fingers that slide, nor one that is lost")
  func slidingFingers() async {
    _ = show()
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    stage.host.touchDown(at: CGPoint(x: 100, y: 100))
    stage.host.touchDown(at: CGPoint(x: 300, y: 100), finger: 1)
    stage.host.touchMove(to: CGPoint(x: 300, y: 150), finger: 1)
    stage.host.touchMove(to: CGPoint(x: 300, y: 100), finger: 1)
    stage.host.touchUp(finger: 1)
    stage.host.touchUp()
    await stage.pass(50)
    stage.host.touchDown(at: CGPoint(x: 100, y: 100))
    stage.host.touchDown(at: CGPoint(x: 300, y: 100), finger: 1)
    stage.host.cancelTouch()
    await stage.pass(50)
    #expect(stage.calls(of: "go").isEmpty)
    await stage.tapWithTwoFingers()
    #expect(stage.calls(of: "go") == ["go +100.25"])
  }

  @Test("goes back run by run")
  func severalRuns() async {
    _ = show()
    await stage.tap(x: 350, count: 4)
    await stage.tap(x: 50, count: 2)
    await stage.clear()
    #expect(stage.key("z"))
    #expect(stage.key("z"))
    #expect(!stage.key("z"))
    #expect(stage.calls(of: "go") == ["go +120.25", "go +100.25"])
  }

  @Test("keeps to the range, which may have become another one")
  func smallerRange() async {
    let box = show()
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    box.range = 0...60
    box.position = 50
    #expect(stage.key("z"))
    #expect(stage.calls(of: "go") == ["go +60"])
    #expect(stage.said.last == "At 1 minute")
  }

  @Test("is refused where no seek is possible, and is still there afterwards")
  func noRange() async {
    let box = show()
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    box.range = nil
    #expect(!stage.key("z"))
    await stage.tapWithTwoFingers()
    #expect(stage.calls(of: "go").isEmpty)
    box.range = 0...600
    #expect(stage.key("z"))
    box.range = nil
    #expect(!stage.key("z", .down, .shift))
    #expect(stage.calls(of: "go") == ["go +100.25"])
  }

  @Test("is there only where somebody can go to a place")
  func unbound() async {
    stage.showOverlay { $0.playhead(position: 100, range: 0...600).keyboard() }
    await stage.tap(x: 350, count: 2)
    #expect(!stage.key("z"))
    #expect(!stage.actions.contains("Undo the last jump"))
    #expect(stage.calls == ["seek +10"])
  }

  @Test("says nothing where announcements aren't wanted")
  func silence() async {
    stage.showOverlay {
      $0.playhead(position: 100, range: 0...600).keyboard().announcesRuns(false).onUndo { _ in }
    }
    await stage.tap(x: 350, count: 2)
    #expect(stage.key("z"))
    await stage.clear()
    #expect(stage.said.isEmpty)
  }
}
