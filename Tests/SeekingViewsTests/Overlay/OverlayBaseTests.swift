import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("A double-tap seek overlay") struct OverlayBaseTests {
  private let stage = OverlayStage()

  @Test(
    "skips back left of the middle, elsewhere forward",
    arguments: [
      (0.5, "seek -10"), (199.5, "seek -10"), (200, "seek +10"), (399.5, "seek +10"),
    ])
  func sides(x: Double, call: String) async {
    stage.showOverlay()
    await stage.tap(x: x, count: 2)
    #expect(stage.calls == [call])
    #expect(stage.host.faults.isEmpty)
  }

  @Test("skips by ten seconds unless it is told otherwise")
  func defaultInterval() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) { Color.gray }
    }
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls == ["seek +10"])
  }

  @Test("skips by its interval", arguments: [(30.0, "seek +30"), (0.5, "seek +0.5")])
  func interval(seconds: Double, call: String) async {
    stage.showOverlay(interval: seconds)
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls == [call])
  }

  @Test(
    "skips and shows nothing with an interval that makes no sense",
    arguments: [0.0, -10, .nan, .infinity, -.infinity] as [Double])
  func senselessInterval(seconds: Double) async {
    stage.showOverlay(interval: seconds)
    await stage.tap(x: 300, count: 2)
    await stage.tap(x: 100, count: 2)
    #expect(stage.calls.isEmpty)
    #expect(stage.veil == nil)
    #expect(stage.texts.isEmpty)
    #expect(stage.area != nil)
    #expect(stage.actions.isEmpty)
  }

  @Test("does nothing for single taps, slow pairs and drags")
  func otherTouches() async {
    stage.showOverlay()
    await stage.tap(x: 300)
    await stage.pass(500)
    await stage.tap(x: 300)
    await stage.pass(500)
    stage.host.touchDown(at: CGPoint(x: 300, y: 100))
    stage.host.touchMove(to: CGPoint(x: 350, y: 100))
    stage.host.touchUp()
    await stage.pass(100)
    #expect(stage.calls.isEmpty)
    #expect(stage.veil == nil)
  }

  @Test("lets the taps of the content through")
  func contentTaps() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) {
        Color.gray.onTapGesture { stage.calls.append("content") }
      }
    }
    await stage.tap(x: 300)
    await stage.pass(500)
    #expect(stage.calls == ["content"])
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls(of: "content").count == 3)
    #expect(stage.calls(of: "seek") == ["seek +10"])
  }

  @Test("leaves a drag to a scroll view around it", arguments: [RunPolicy.doubleTaps, .singleTaps])
  func scrollView(policy: RunPolicy) async throws {
    stage.show { [unowned stage] in
      ScrollView {
        stage.overlay().runPolicy(policy).onSingleTapIf(policy == .singleTaps) { tap in
          stage.call("tap", tap.point.x)
        }
        .frame(width: 400, height: 600)
      }
    }
    stage.host.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 300, y: 50))
    await stage.pass(500)
    #expect(stage.calls.isEmpty)
    #expect(try #require(stage.host.all("Color").last).frame.minY == -100)
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls == ["seek +10"])
  }

  @Test("works a control that is tapped, and never skips there")
  func controls() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) {
        Color.gray
      } controls: {
        Button {
          stage.calls.append("control")
        } label: {
          Color.red.frame(width: 100, height: 50)
        }
      }
    }
    await stage.tap(x: 200, count: 2)
    #expect(stage.calls == ["control", "control"])
    // Beside the control, but within its layer.
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls.last == "seek +10")
  }

  @Test("covers no more than the video")
  func size() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) {
        Color.gray.frame(width: 100, height: 100)
      }
    }
    await stage.tap(x: 220, count: 2)
    await stage.tap(x: 180, count: 2)
    await stage.tap(x: 300, count: 2)
    #expect(stage.calls == ["seek +10", "seek -10"])
  }
}

/// An app's view that asks for skips.
private struct Remote: View {
  let stage: OverlayStage
  let box: RequestBox
  var body: some View {
    DoubleTapSeekOverlay(
      interval: 15, onSeek: { stage.call("seek", $0) }, programmaticSeek: box.request
    ) { Color.gray }
  }
}

@MainActor @Observable private final class RequestBox {
  var request: DoubleTapSeekOverlayRequest?
}

@MainActor @Suite("A skip by program") struct OverlayRequestTests {
  private let stage = OverlayStage()
  private let box = RequestBox()

  private func request(_ side: DoubleTapSeekOverlaySide?) async {
    box.request = side.map { DoubleTapSeekOverlayRequest(side: $0) }
    await stage.pass(10)
  }

  private func show() {
    let (stage, box) = (stage, box)
    stage.show { Remote(stage: stage, box: box) }
  }

  @Test("is one for each new value, also on the same side")
  func values() async {
    show()
    await request(.forward)
    await request(.forward)
    #expect(stage.texts == ["+30 s"])
    await request(nil)
    await request(.backward)
    #expect(stage.texts == ["-15 s"])
    stage.host.setNeedsUpdate()
    await stage.pass(10)
    #expect(stage.calls == ["seek +15", "seek +15", "seek -15"])
    #expect(stage.host.faults.isEmpty)
  }

  @Test("is none when the value was there before the overlay")
  func appearance() async {
    box.request = DoubleTapSeekOverlayRequest(side: .forward)
    show()
    await stage.pass(100)
    #expect(stage.calls.isEmpty)
  }

  @Test(
    "is drawn from a quarter or three quarters of the width, at half the height",
    arguments: [(DoubleTapSeekOverlaySide.backward, 100.0), (.forward, 300)])
  func place(side: DoubleTapSeekOverlaySide, x: Double) async throws {
    show()
    await request(side)
    let circle = try #require(stage.circle)
    #expect(abs(circle.midX - x) < 1e-9)
    #expect(abs(circle.midY - 100) < 1e-9)
  }

  @Test("is told apart from every other one")
  func equality() {
    let request = DoubleTapSeekOverlayRequest(side: .forward)
    let copy = request
    #expect(request == copy)
    #expect(request != DoubleTapSeekOverlayRequest(side: .forward))
    #expect(request.side == .forward)
  }
}

@Suite("A tally") struct OverlayTallyTests {
  @Test(
    "has the sides of the overlay",
    arguments: [
      (0.0, DoubleTapSeekOverlaySide.backward), (199.9, .backward), (200, .forward),
      (400, .forward), (-1, .backward), (401, .forward),
    ])
  func side(x: Double, expected: DoubleTapSeekOverlaySide) {
    #expect(DoubleTapSeekOverlayTally.side(forX: x, width: 400) == expected)
  }

  @Test("adds up on one side and starts afresh on the other")
  func record() {
    var tally = DoubleTapSeekOverlayTally()
    #expect(tally.side == nil)
    #expect(tally.seconds == 0)
    tally.record(.backward, interval: 10)
    tally.record(.backward, interval: 10)
    #expect(tally.side == .backward)
    #expect(tally.seconds == 20)
    tally.record(.forward, interval: 5)
    #expect(tally.side == .forward)
    #expect(tally.seconds == 5)
    tally.reset()
    #expect(tally == DoubleTapSeekOverlayTally())
  }

  @Test("counts no interval that makes no sense", arguments: [0, -1, .nan, .infinity] as [Double])
  func senseless(interval: Double) {
    var tally = DoubleTapSeekOverlayTally()
    tally.record(.forward, interval: 10)
    let before = tally
    tally.record(.forward, interval: interval)
    tally.record(.backward, interval: interval)
    #expect(tally == before)
  }

  @Test("equals another that has come equally far")
  func equality() {
    var (one, other) = (DoubleTapSeekOverlayTally(), DoubleTapSeekOverlayTally())
    one.record(.forward, interval: 10)
    one.record(.forward, interval: 10)
    other.record(.forward, interval: 20)
    #expect(one == other)
    other.record(.forward, interval: 5)
    #expect(one != other)
    other.record(.backward, interval: 20)
    #expect(one != other)
    #expect(one != DoubleTapSeekOverlayTally())
  }
}

extension DoubleTapSeekOverlay {
  fileprivate func onSingleTapIf(
    _ isBound: Bool, perform action: @escaping (SurfaceTap) -> Void
  ) -> Self {
    isBound ? onSingleTap(perform: action) : self
  }
}
