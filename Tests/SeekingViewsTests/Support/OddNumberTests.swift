import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

/// Whatever number an app hands to a control, nothing is drawn beyond all bounds, and nothing stops.
@MainActor @Suite("Numbers that make no sense") struct OddNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude,
  ]

  @Test("are none to an overlay's edges, unless they are a width", arguments: numbers)
  func edges(points: Double) async {
    let stage = OverlayStage()
    stage.showOverlay { $0.edgeInset(points) }
    await stage.tap(x: 399.5, y: 100, count: 2)
    #expect(stage.calls == (points == 1e300 ? [] : ["seek +10"]))
  }

  @Test("do nothing to an overlay", arguments: numbers)
  func overlay(number: Double) async {
    let stage = OverlayStage()
    stage.showOverlay(interval: number) {
      $0.steps(backward: number, forward: number).edgeInset(number).stepsInListeningTime()
        .playhead(position: number, range: 0...100, rate: number)
        .onUndo { _ in }
        .onHold(HoldStages([.multiplied(2)]), slides: true) { _ in }
        .keyboard()
    }
    await stage.tap(x: 350, count: 2)
    _ = stage.key(.leftArrow)
    _ = stage.key("z")
    stage.host.touchDown(at: CGPoint(x: 100, y: 100))
    await stage.pass(700)
    expectFinite(stage.host)
    stage.host.touchUp()
  }

  @Test("do nothing to a button", arguments: numbers)
  func button(number: Double) async {
    let rig = HoldRig(minimumDuration: number, repeatInterval: number)
    rig.down()
    rig.up()
    #expect(rig.app.actions == 1)
    expectFinite(rig.host)
  }

  @Test("do nothing to a scrubber", arguments: numbers)
  func scrubber(number: Double) {
    let rig = ScrubberRig(isZoomable: true) { scrubber in
      var steps = ScrubSteps()
      steps.normal = MediaSeconds(number)
      steps.page = number
      return scrubber.duration(number).chapters([ScrubberChapter(start: number)], snaps: true)
        .buffered(number.isNaN ? [] : [min(number, 0.5)...max(number, 0.5)])
        .snapping(to: [number], reach: number)
        .fineScrubbing([ScrubBand(from: number, speed: number)], returnDistance: number)
        .overview().keySteps(steps)
    }
    rig.app.progress = number
    rig.app.samples = [number, 0.5]
    if !number.isNaN { rig.app.visible = min(number, 0.5)...max(number, 0.5) }
    rig.host.settle()
    rig.drag(from: 20, to: 150)
    for key in [KeyEquivalent.rightArrow, .pageUp, .home, "+", "-"] { rig.key(key) }
    #expect((0...1).contains(rig.app.progress))
    expectFinite(rig.host)
  }

  @Test("do nothing to a scrubber's bars", arguments: numbers)
  func bars(number: Double) {
    for (width, spacing) in [(number, 2), (3, number), (number, number)] {
      let host = ViewHost(size: CGSize(width: 200, height: 40)) {
        WaveformScrubber(
          samples: [0.5, 1], progress: .constant(0.5), barWidth: width, spacing: spacing)
      }
      expectFinite(host)
    }
  }

  private func expectFinite(
    _ host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let picture = host.svg().lowercased()
    #expect(!picture.contains("nan") && !picture.contains("\"inf"), sourceLocation: sourceLocation)
    #expect(host.faults.isEmpty, sourceLocation: sourceLocation)
  }
}
