import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("How an overlay reads taps") struct OverlayTapTests {
  private let stage = OverlayStage()

  @Test("goes on by double taps only unless single taps may")
  func doubleTaps() async {
    stage.showOverlay()
    await stage.tap(x: 350, count: 2)
    await stage.pass(100)
    await stage.tap(x: 350)
    await stage.clear()
    #expect(stage.calls == ["seek +10"])
  }

  @Test("goes on by single taps on the same side, within the run window")
  func singleTaps() async {
    stage.showOverlay { $0.runPolicy(.singleTaps) }
    await stage.tap(x: 350, count: 4)
    #expect(stage.texts == ["+30 s"])
    await stage.pass(600)
    await stage.tap(x: 350)
    await stage.clear()
    #expect(stage.calls == ["seek +10", "seek +10", "seek +10"])
  }

  @Test("ends a run by a lone tap on the other side, which is an ordinary one")
  func loneTap() async {
    stage.showOverlay {
      $0.runPolicy(.singleTaps).onSingleTap { [unowned stage] tap in
        stage.call("tap", tap.point.x)
      }
    }
    await stage.tap(x: 350, count: 2)
    await stage.tap(x: 50)
    await stage.pass(600)
    #expect(stage.calls == ["seek +10", "tap +50"])
  }

  @Test(
    "shares its width out into zones",
    arguments: [
      (100.0, "seek -10"), (139, "seek -10"), (141, "centre +141"), (259, "centre +259"),
      (261, "seek +10"),
    ])
  func zones(x: Double, call: String) async {
    stage.showOverlay {
      $0.zones(.thirds).onCentreDoubleTap { [unowned stage] tap in
        stage.call("centre", tap.point.x)
      }
    }
    await stage.tap(x: x, count: 2)
    #expect(stage.calls == [call])
    // The feedback still covers one half.
    if call.hasPrefix("seek") { #expect(stage.veil?.frame.width == 200) }
  }

  @Test(
    "leaves a strip along each edge to the system",
    arguments: [(10.0, 100.0, 0), (30, 100, 1), (390, 100, 0), (370, 100, 1), (300, 10, 0)])
  func edgeInset(x: Double, y: Double, count: Int) async {
    stage.showOverlay { $0.edgeInset(20) }
    await stage.tap(x: x, y: y, count: 2)
    #expect(stage.calls.count == count)
  }

  @Test("keeps its zones with an inset")
  func insetZones() async {
    stage.showOverlay { $0.zones(.thirds).edgeInset(20) }
    await stage.tap(x: 180, count: 2)
    await stage.tap(x: 130, count: 2)
    #expect(stage.calls == ["seek -10"])
  }

  @Test("waits with a single tap for a second one")
  func waiting() async {
    stage.showOverlay {
      $0.onSingleTap { [unowned stage] tap in stage.call("tap", tap.point.x) }
    }
    await stage.tap(x: 350)
    #expect(stage.calls.isEmpty)
    await stage.pass(199)
    #expect(stage.calls.isEmpty)
    await stage.pass(1)
    #expect(stage.calls == ["tap +350"])
    await stage.tap(x: 350, count: 2)
    await stage.pass(500)
    #expect(stage.calls == ["tap +350", "seek +10"])
  }

  @Test("takes a long press for a tap where nothing is bound to a hold")
  func longPress() async {
    stage.showOverlay {
      $0.onSingleTap { [unowned stage] tap in stage.call("tap", tap.point.x) }
    }
    stage.host.touchDown(at: CGPoint(x: 350, y: 100))
    await stage.pass(800)
    stage.host.touchUp()
    await stage.pass(400)
    #expect(stage.calls == ["tap +350"])
  }

  @Test("acts at once on a single tap, and takes it back when a second one comes")
  func atOnce() async {
    stage.showOverlay {
      $0.onSingleTap(.atOnce) { [unowned stage] tap in
        stage.call("tap", tap.point.x)
      } undone: { [unowned stage] in
        stage.calls.append("undone")
      }
    }
    await stage.tap(x: 350)
    #expect(stage.calls == ["tap +350"])
    await stage.tap(x: 350)
    #expect(stage.calls == ["tap +350", "undone", "seek +10"])
  }

  @Test("reports no single tap where none is bound")
  func none() async {
    stage.showOverlay {
      $0.onSingleTap(.none) { [unowned stage] tap in stage.call("tap", tap.point.x) }
    }
    await stage.tap(x: 350)
    await stage.pass(500)
    await stage.tap(x: 350, count: 2)
    await stage.pass(500)
    #expect(stage.calls == ["seek +10"])
  }

  @Test(
    "says by what it was tapped",
    arguments: [
      (SpatialEventCollection.Event.Kind.touch, PointerKind.touch), (.pointer, .mouse),
      (.pencil, .pen), (.indirectPinch, .touch),
    ])
  func kind(kind: SpatialEventCollection.Event.Kind, expected: PointerKind) async {
    var kinds: [PointerKind] = []
    stage.showOverlay { $0.onSingleTap { kinds.append($0.kind) } }
    stage.host.pointerKind = kind
    await stage.tap(x: 350)
    await stage.pass(400)
    #expect(kinds == [expected])
  }

  @Test("takes a pair with a second finger, a drag or a lost pointer for nothing")
  func brokenPairs() async {
    stage.showOverlay {
      $0.onSingleTap { [unowned stage] tap in stage.call("tap", tap.point.x) }
    }
    await stage.tapWithTwoFingers()
    await stage.tap(x: 350)
    stage.host.touchDown(at: CGPoint(x: 350, y: 100))
    stage.host.touchMove(to: CGPoint(x: 350, y: 120))
    stage.host.touchUp()
    await stage.pass(500)
    #expect(stage.calls == ["tap +350"])
    stage.host.touchDown(at: CGPoint(x: 350, y: 100))
    await stage.pass(20)
    stage.host.cancelTouch()
    await stage.pass(500)
    #expect(stage.calls == ["tap +350"])
    // And what comes then is read as ever.
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["tap +350", "seek +10"])
  }

  @Test("lets the content's own taps run when it follows every pointer")
  func contentTaps() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) {
        Color.gray.onTapGesture { stage.calls.append("content") }
      }
      .runPolicy(.singleTaps)
    }
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls(of: "content").count == 2)
    #expect(stage.calls(of: "seek") == ["seek +10"])
  }

  @Test("has time run to the left where it is told to, whatever the language")
  func timeline() async {
    stage.showOverlay { $0.timelineDirection(.rightToLeft).keyboard() }
    await stage.tap(x: 50, count: 2)
    #expect(stage.calls == ["seek +10"])
    #expect(stage.texts == ["+10 s"])
    #expect(stage.symbol == "backward.fill")
    #expect(stage.veil?.frame.minX == 0)
    #expect(stage.key(.leftArrow))
    #expect(stage.key(.rightArrow))
    #expect(stage.calls == ["seek +10", "seek +10", "seek -10"])
  }

  @Test("ignores gestures, and nothing else, while it is locked", arguments: [false, true])
  func locked(followsPointers: Bool) async {
    stage.showOverlay {
      let overlay = $0.locked()
      return followsPointers ? overlay.runPolicy(.singleTaps) : overlay
    }
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls.isEmpty)
    #expect(stage.act("Skip forward 10 seconds"))
    #expect(stage.calls == ["seek +10"])
  }

  @Test("can be unlocked")
  func unlocked() async {
    stage.showOverlay { $0.locked(false) }
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["seek +10"])
  }
}
