import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("What a waveform can do beyond the least")
struct WaveformScrubberOptionTests {
  // MARK: Times

  @Test(arguments: [
    (0.0, 125.0, ["0:00", "−2:05"]), (0.5, 125, ["1:02", "−1:03"]), (1, 125, ["2:05", "−0:00"]),
    (0.5, 7200, ["1:00:00", "−1:00:00"]),
  ])
  func `The times below the bar add up`(progress: Double, duration: Double, times: [String]) {
    let rig = ScrubberRig(height: 60) { $0.duration(duration) }
    rig.app.progress = progress
    #expect(rig.times == times)
    #expect(rig.bubble.isEmpty)
  }

  @Test func `The times below the bar can be left out`() {
    let rig = ScrubberRig { $0.duration(100, showsTimes: false) }
    #expect(rig.host.texts.isEmpty)
  }

  @Test func `The time of a drag stands above the bar`() throws {
    let rig = ScrubberRig { $0.duration(100, showsTimes: false) }
    rig.down(x: 100)
    #expect(rig.bubble == ["0:50"])
    #expect(try #require(rig.host.all("Text").first).frame.midX == 100)
    rig.move(x: 200)
    #expect(try #require(rig.host.all("Text").first).frame.midX == 172, "it stays on the bar")
    rig.up()
    #expect(rig.bubble.isEmpty)
  }

  @Test func `Without a duration there is nothing above the bar`() {
    let rig = ScrubberRig()
    rig.down(x: 100)
    #expect(rig.bubble.isEmpty)
  }

  @Test func `A pointer over the bar shows its time, its chapter and a line`() {
    let rig = ScrubberRig {
      $0.duration(100, showsTimes: false).chapters([ScrubberChapter(start: 10, title: "One")])
    }
    rig.hover(x: 50)
    #expect(rig.bubble == ["0:25", "One"])
    let line = rig.filled(with: .primary.opacity(0.6))
    #expect(line?.shapes.first?.midX == 50)
    #expect(rig.app.progress == 0)
    rig.hover(x: nil)
    #expect(rig.bubble.isEmpty)
    #expect(rig.filled(with: .primary.opacity(0.6)) == nil)
  }

  // MARK: Fine scrubbing

  @Test func `A drag far from the bar is slower, and says so`() {
    let rig = ScrubberRig { $0.fineScrubbing() }
    rig.down(x: 100)
    #expect(rig.bubble.isEmpty)
    rig.move(x: 100, y: 90)
    #expect(rig.bubble == ["½ speed"])
    rig.move(x: 140, y: 90)
    #expect(isClose(rig.app.progress, 0.6))
    rig.move(x: 140, y: 20)
    #expect(isClose(rig.app.progress, 0.6), "coming back never jumps")
    rig.move(x: 140, y: 240)
    #expect(rig.bubble == ["Fine"])
  }

  @Test func `A release where the drag began undoes it`() {
    let rig = ScrubberRig { $0.fineScrubbing() }
    rig.app.progress = 0.1
    rig.down(x: 100)
    rig.move(x: 140)
    rig.move(x: 104)
    #expect(rig.bubble == ["Release to undo"])
    rig.up()
    #expect(rig.app.progress == 0.1)
    #expect(rig.app.scrubbing == [true, false])
    #expect(rig.said.isEmpty)
  }

  @Test func `The bands can be others, and the return be switched off`() {
    let rig = ScrubberRig {
      $0.fineScrubbing([ScrubBand(from: 10, speed: 0.25)], returnDistance: nil)
    }
    rig.down(x: 100)
    rig.move(x: 140, y: 60)
    #expect(isClose(rig.app.progress, 0.55))
    rig.move(x: 100, y: 20)
    rig.up()
    #expect(rig.app.progress != 0)
  }

  // MARK: Snapping

  @Test func `A drag keeps to marks, and lets the finger feel it`() {
    let rig = ScrubberRig { $0.snapping(to: [0.5], reach: 6) }
    rig.down(x: 50)
    rig.move(x: 95)
    #expect(rig.app.progress == 0.5)
    #expect(rig.felt == ["selection"])
    rig.move(x: 105)
    #expect(rig.app.progress == 0.5)
    rig.move(x: 107)
    #expect(isClose(rig.app.progress, 0.535))
    rig.move(x: 260)
    rig.move(x: 270)
    #expect(rig.felt == ["selection", "selection"], "an end of the bar is felt once")
  }

  @Test(arguments: [true, false])
  func `A drag keeps to chapters where that is asked for`(snaps: Bool) {
    let rig = ScrubberRig {
      $0.duration(100).chapters([ScrubberChapter(start: 50)], snaps: snaps)
    }
    rig.down(x: 97, y: 5)
    #expect(rig.app.progress == (snaps ? 0.5 : 0.485))
  }

  // MARK: Keys

  private nonisolated static let moves: [(KeyEquivalent, EventModifiers, Double)] = [
    (.rightArrow, [], 0.55), (.leftArrow, [], 0.45), (.upArrow, [], 0.55), (.downArrow, [], 0.45),
    (.rightArrow, .shift, 0.51), (.leftArrow, .shift, 0.49), (.rightArrow, .control, 1),
    (.leftArrow, .control, 0), (.home, [], 0), (.end, [], 1), (.pageUp, [], 0.6),
    (.pageDown, [], 0.4),
  ]

  @Test(arguments: moves)
  func `A key moves playback`(key: KeyEquivalent, modifiers: EventModifiers, progress: Double) {
    let rig = ScrubberRig { $0.duration(100) }
    rig.app.progress = 0.5
    #expect(rig.key(key, modifiers))
    #expect(isClose(rig.app.progress, progress))
    #expect(rig.app.scrubbing == [true, false])
  }

  @Test func `Without a duration, an arrow moves by 5 per cent`() {
    let rig = ScrubberRig()
    #expect(rig.key(.rightArrow))
    #expect(rig.app.progress == 0.05)
  }

  @Test(arguments: [(1.5, KeyEquivalent.leftArrow, 0.95), (-0.5, .rightArrow, 0.05)])
  func `Progress beyond an end counts as that end`(
    progress: Double, key: KeyEquivalent, next: Double
  ) {
    let rig = ScrubberRig()
    rig.app.progress = progress
    #expect(rig.key(key))
    #expect(rig.app.progress == next)
  }

  @Test func `Reversed, the arrows are too`() {
    let rig = ScrubberRig { $0.timelineDirection(.rightToLeft) }
    #expect(rig.key(.leftArrow))
    #expect(rig.app.progress == 0.05)
  }

  @Test func `The keys' steps can be set`() {
    var steps = ScrubSteps()
    steps.normal = 20
    let rig = ScrubberRig { [steps] in $0.duration(100).keySteps(steps) }
    #expect(rig.key(.rightArrow))
    #expect(rig.app.progress == 0.2)
  }

  private nonisolated static let others: [(KeyEquivalent, EventModifiers)] = [
    (.rightArrow, .command), (.leftArrow, .option), ("x", []), (.escape, []), ("+", []),
  ]

  @Test(arguments: others)
  func `A key that means nothing is left to others`(
    key: KeyEquivalent, modifiers: EventModifiers
  ) {
    let rig = ScrubberRig()
    rig.app.progress = 0.5
    #expect(!rig.key(key, modifiers))
    #expect(rig.app.progress == 0.5)
    #expect(rig.app.scrubbing.isEmpty)
  }

  @Test func `A disabled scrubber takes no key`() {
    let rig = ScrubberRig()
    rig.app.isDisabled = true
    #expect(!rig.key(.rightArrow))
    #expect(rig.app.progress == 0)
  }

  @Test func `An Escape that is held undoes a drag, and nothing around`() {
    let rig = ScrubberRig()
    rig.down(x: 100)
    #expect(rig.key(.escape))
    #expect(rig.host.press(.escape, phase: .repeat))
    rig.up()
    #expect(!rig.key(.escape))
    #expect(!rig.host.press(.escape, phase: .repeat))
  }

  @Test func `Escape undoes a drag, whatever the finger does then`() {
    let rig = ScrubberRig()
    rig.app.progress = 0.1
    rig.down(x: 100)
    #expect(rig.key(.rightArrow))
    #expect(rig.app.progress == 0.5, "during a drag, other keys do nothing")
    #expect(rig.key(.escape))
    #expect(rig.app.progress == 0.1)
    rig.move(x: 150)
    rig.up()
    #expect(rig.app.progress == 0.1)
    #expect(rig.app.scrubbing == [true, false])
  }

  // MARK: Zoom

  @Test func `What is shown is what is drawn and dragged`() throws {
    let rig = ScrubberRig(isZoomable: true)
    rig.app.samples = (0..<80).map { $0 < 40 ? 0.25 : 1 }
    rig.app.progress = 0.5
    #expect(try #require(rig.drawing.first).shapes.last?.height == 40)
    rig.app.visible = 0.25...0.75
    let bars = try #require(rig.drawing.first).shapes
    #expect(bars.prefix(20).allSatisfy { isClose($0.height, 10) })
    #expect(bars.suffix(20).allSatisfy { isClose($0.height, 40) })
    #expect(rig.filled(with: .accentColor)?.clip.first?.width == 100)
    rig.down(x: 50)
    #expect(isClose(rig.app.progress, 0.375))
    rig.move(x: 200)
    #expect(isClose(rig.app.progress, 0.75))
    rig.up()
    rig.app.visible = 0...0.5
    let quiet = try #require(rig.drawing.first).shapes
    #expect(quiet.allSatisfy { isClose($0.height, 10) })
  }

  @Test func `What isn't shown has no line`() {
    let rig = ScrubberRig(isZoomable: true) {
      $0.duration(100).chapters([20, 60].map { ScrubberChapter(start: $0) })
    }
    rig.app.visible = 0.5...0.75
    rig.app.progress = 0.9
    rig.host.settings.differentiateWithoutColor = true
    let lines = rig.drawing.filter { $0.color.description.hasPrefix("primary") }
    #expect(lines.flatMap(\.shapes).map { $0.midX.rounded() } == [80])
  }

  @Test(arguments: [(0.1, 0), (0.9, 1)])
  func `Playback beyond what is shown has nothing or all played`(progress: Double, share: Double) {
    let rig = ScrubberRig(isZoomable: true)
    rig.app.visible = 0.25...0.75
    rig.app.progress = progress
    let played = rig.filled(with: .accentColor)?.clip.first?.width ?? 0
    #expect(Double(played) == 200 * share)
  }

  @Test func `A pinch zooms around its place, and undoes the drag that it began with`() {
    let rig = ScrubberRig(isZoomable: true)
    rig.app.progress = 0.1
    rig.pinch(by: 2, around: 100)
    #expect(isClose(rig.app.visible.lowerBound, 0.25))
    #expect(isClose(rig.app.visible.upperBound, 0.75))
    #expect(rig.app.progress == 0.1)
    #expect(rig.app.scrubbing == [true, false])
    rig.pinch(by: 2, around: 20)
    #expect(isClose(rig.app.visible.lowerBound, 0.275), "a new pinch begins at what is shown")
    #expect(isClose(rig.app.visible.upperBound, 0.525))
    rig.drag(from: 20, to: 100)
    #expect(isClose(rig.app.progress, 0.4), "one finger drags again")
  }

  @Test func `A pinch that is taken away leaves nothing behind`() {
    let rig = ScrubberRig(isZoomable: true)
    rig.spread(by: 2, around: 100)
    rig.host.cancelTouch()
    rig.pinch(by: 0.25, around: 100)
    #expect(rig.app.visible == 0...1)
    #expect(rig.app.scrubbing == [true, false, true, false])
  }

  @Test func `Reversed, a pinch zooms where the fingers are`() {
    let rig = ScrubberRig(isZoomable: true) { $0.timelineDirection(.rightToLeft) }
    rig.pinch(by: 2, around: 20)
    #expect(isClose(rig.app.visible.upperBound, 0.95))
    #expect(isClose(rig.app.visible.lowerBound, 0.45))
  }

  @Test func `Without zoom, a pinch does nothing`() {
    let rig = ScrubberRig()
    rig.pinch(by: 2, around: 100)
    #expect(rig.app.visible == 0...1)
  }

  @Test func `Keys zoom around the place of playback`() {
    let rig = ScrubberRig(isZoomable: true)
    #expect(rig.key("+"))
    #expect(rig.app.visible == 0...0.5)
    #expect(rig.key("-"))
    #expect(rig.app.visible == 0...1)
    rig.app.visible = 0.5...1
    #expect(rig.key("="))
    #expect(rig.app.visible == 0.625...0.875, "around the middle where playback isn't shown")
  }

  @Test func `A key that leads out of what is shown brings it along`() {
    let rig = ScrubberRig(isZoomable: true) { $0.duration(100) }
    rig.app.visible = 0...0.25
    rig.app.progress = 0.24
    #expect(rig.key(.rightArrow))
    #expect(isClose(rig.app.progress, 0.29))
    #expect(isClose(rig.app.visible.lowerBound, 0.265))
    #expect(isClose(rig.app.visible.upperBound, 0.515))
  }

  @Test func `Marks are felt where they are when zoomed`() {
    let rig = ScrubberRig(isZoomable: true) { $0.snapping(to: [0.55]) }
    rig.app.visible = 0.5...0.7
    rig.down(x: 45)
    #expect(isClose(rig.app.progress, 0.55))
  }
}
