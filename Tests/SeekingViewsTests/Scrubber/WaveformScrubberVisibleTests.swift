import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("The part of the media that a waveform shows")
struct WaveformScrubberVisibleTests {
  private let rig = ScrubberRig(isZoomable: true) { $0.duration(100, showsTimes: false) }

  /// A part that is shown.
  private func shows(_ lower: Double, _ upper: Double, _ rig: ScrubberRig? = nil) -> Bool {
    let visible = (rig ?? self.rig).app.visible
    return isClose(visible.lowerBound, lower) && isClose(visible.upperBound, upper)
  }

  private func play(_ places: Double...) {
    for place in places {
      rig.app.progress = place
      rig.host.settle()
    }
  }

  // MARK: It follows playback

  @Test(arguments: [(0.39, 0.41, 0.39), (0.21, 0.19, 0.17), (0.3, 0.95, 0.8), (0.3, 0, 0)])
  func `It follows playback that leaves it`(earlier: Double, place: Double, lower: Double) {
    rig.app.visible = 0.2...0.4
    play(earlier, place)
    #expect(shows(lower, lower + 0.2))
  }

  @Test func `It follows from the first move on`() {
    rig.app.visible = 0...0.2
    play(0.3)
    #expect(shows(0.28, 0.48))
  }

  @Test func `It goes on following`() {
    rig.app.visible = 0.2...0.4
    play(0.35, 0.45, 0.55, 0.65)
    #expect(shows(0.63, 0.83))
  }

  @Test func `Who has moved away stays there until playback comes into it`() {
    play(0.1)
    rig.app.visible = 0.2...0.4
    play(0.15, 0.19)
    #expect(shows(0.2, 0.4))
    play(0.21, 0.39, 0.41)
    #expect(shows(0.39, 0.59))
  }

  @Test func `All of the media stays all`() {
    play(0.5, 1, 0)
    #expect(rig.app.visible == 0...1)
  }

  @Test func `Playback that is elsewhere at first pulls nothing`() {
    let app = ScrubberApp()
    app.progress = 0.9
    app.visible = 0.2...0.4
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: app.samples, progress: app.binding).zoom(app.visibleBinding)
    }
    app.progress = 0.95
    host.settle()
    #expect(app.visible == 0.2...0.4)
  }

  @Test func `While somebody drags the bar, it stays`() {
    rig.app.visible = 0.2...0.4
    play(0.3)
    rig.down(x: 100)
    play(0.5)
    rig.move(x: 120)
    #expect(shows(0.2, 0.4))
  }

  @Test func `A drag that is undone leads back to playback elsewhere, and not along`() {
    play(0.9)
    rig.app.visible = 0.2...0.4
    rig.down(x: 100)
    #expect(isClose(rig.app.progress, 0.3))
    rig.host.cancelTouch()
    #expect(rig.app.progress == 0.9)
    play(0.91)
    #expect(shows(0.2, 0.4))
  }

  @Test func `After a drag it follows playback from where the drag has led`() {
    play(0.9)
    rig.app.visible = 0.2...0.4
    rig.drag(from: 100, to: 190)
    play(0.41)
    #expect(shows(0.39, 0.59))
  }

  @Test func `It waits for playback to come to where a drag has led`() {
    rig.app.visible = 0.6...0.8
    play(0.1)
    rig.drag(from: 90, to: 100)
    play(0.1, 0.11)
    #expect(shows(0.6, 0.8))
    play(0.7, 0.72, 0.79, 0.81)
    #expect(shows(0.79, 0.99))
  }

  @Test func `It waits for playback to come to where a key has led`() {
    rig.app.visible = 0.6...0.8
    play(0.7)
    rig.key(.home)
    play(0.7, 0.71)
    #expect(shows(0, 0.2))
    play(0, 0.02, 0.21)
    #expect(shows(0.19, 0.39))
  }

  @Test func `It waits for playback no longer than three seconds`() async {
    rig.app.visible = 0.6...0.8
    play(0.1)
    rig.drag(from: 90, to: 100)
    await rig.host.advance(rig.clock, by: .milliseconds(2_990))
    play(0.11)
    #expect(shows(0.6, 0.8))
    await rig.host.advance(rig.clock, by: .milliseconds(10))
    play(0.12)
    #expect(shows(0.1, 0.3))
  }

  @Test func `During a pinch it stays where the fingers have it`() {
    play(0.5)
    rig.spread(by: 4, around: 100)
    play(0.5, 0.7)
    #expect(shows(0.375, 0.625))
    rig.host.cancelTouch()
    play(0.71)
    #expect(shows(0.375, 0.625), "playback was outside already")
  }

  // MARK: Keys and actions

  private nonisolated static let pans: [(KeyEquivalent, TimelineDirection, Double)] = [
    (.rightArrow, .leftToRight, 0.5), (.leftArrow, .leftToRight, 0.3),
    (.rightArrow, .rightToLeft, 0.3), (.leftArrow, .rightToLeft, 0.5),
  ]

  @Test(arguments: pans)
  func `With Option, arrows move it by half of its length`(
    key: KeyEquivalent, timeline: TimelineDirection, lower: Double
  ) {
    let rig = ScrubberRig(isZoomable: true) { $0.timelineDirection(timeline) }
    rig.app.visible = 0.4...0.6
    #expect(rig.key(key, .option))
    #expect(shows(lower, lower + 0.2, rig))
    #expect(rig.app.progress == 0)
    #expect(rig.app.scrubbing.isEmpty)
  }

  private nonisolated static let others: [(KeyEquivalent, EventModifiers, ClosedRange<Double>)] = [
    (.rightArrow, .option, 0...1), (.upArrow, .option, 0.2...0.4), (.home, .option, 0.2...0.4),
    ("+", .option, 0.2...0.4), (.rightArrow, [.option, .command], 0.2...0.4),
  ]

  @Test(arguments: others)
  func `Other keys with Option are left to others, and all where all is shown`(
    key: KeyEquivalent, modifiers: EventModifiers, visible: ClosedRange<Double>
  ) {
    rig.app.visible = visible
    #expect(!rig.key(key, modifiers))
    #expect(rig.app.visible == visible)
  }

  private nonisolated static let zoomKeys: [(KeyEquivalent, EventModifiers)] = [
    ("+", []), ("-", []), (.rightArrow, .option), (.leftArrow, .option),
  ]

  @Test(arguments: zoomKeys)
  func `During a drag, its keys move nothing, and are taken`(
    key: KeyEquivalent, modifiers: EventModifiers
  ) {
    rig.app.visible = 0.4...0.6
    rig.down(x: 120)
    #expect(rig.key(key, modifiers))
    rig.zoom(.zoomOut)
    rig.up()
    #expect(shows(0.4, 0.6))
    #expect(isClose(rig.app.progress, 0.52))
  }

  @Test func `A key at an end moves nothing, and is taken`() {
    rig.app.visible = 0.8...1
    #expect(rig.key(.rightArrow, .option))
    #expect(shows(0.8, 1))
  }

  @Test func `A screen reader moves it, where there is more`() {
    rig.app.visible = 0...0.4
    rig.host.settle()
    #expect(rig.element?.actions.map(\.name) == ["Show later part", "Show all"])
    #expect(rig.act("Show later part"))
    #expect(shows(0.2, 0.6))
    #expect(rig.said.last == "20 seconds to 1 minute")
    #expect(rig.act("Show earlier part"))
    #expect(shows(0, 0.4))
    #expect(rig.said.last == "0 seconds to 40 seconds")
    rig.app.visible = 0.6...1
    rig.host.settle()
    #expect(rig.element?.actions.map(\.name) == ["Show earlier part", "Show all"])
  }
}
