import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("A waveform and assistive technologies")
struct WaveformScrubberAccessibilityTests {
  @Test func `There is one element, the playback position`() throws {
    let rig = ScrubberRig { $0.duration(200) }
    rig.app.progress = 0.35
    #expect(rig.host.elements.count == 1)
    let element = try #require(rig.element)
    #expect(element.label == "Playback position")
    #expect(element.value == "1 minute, 10 seconds of 3 minutes, 20 seconds")
    #expect(element.adjust != nil)
    #expect(element.inputLabels == ["Playback position"])
  }

  @Test(arguments: [(0.35, "35%"), (0.004, "0%"), (2, "100%"), (.nan, "0%")])
  func `Without a duration it is said in per cent`(progress: Double, value: String) {
    let rig = ScrubberRig()
    rig.app.progress = progress
    #expect(rig.element?.value == value)
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func `A duration that makes no sense is none`(duration: Double) {
    let rig = ScrubberRig { $0.duration(duration) }
    rig.app.progress = 0.5
    #expect(rig.element?.value == "50%")
    #expect(rig.host.texts.isEmpty)
  }

  @Test func `The words are those of the view's language`() {
    let app = ScrubberApp()
    app.progress = 0.5
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: app.samples, progress: app.binding).duration(20)
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(host.elements.first?.label == "Wiedergabeposition")
    #expect(host.elements.first?.value == "10 Sekunden von 20 Sekunden")
  }

  @Test(arguments: [
    (AccessibilityAdjustmentDirection.increment, 0.5, 0.55), (.decrement, 0.5, 0.45),
    (.increment, 0.97, 1), (.decrement, 0.02, 0),
  ])
  func `An adjustment moves by 5 per cent`(
    direction: AccessibilityAdjustmentDirection, progress: Double, result: Double
  ) {
    for duration in [nil, 300.0] {
      let rig = ScrubberRig { $0.duration(duration) }
      rig.app.progress = progress
      rig.adjust(direction)
      #expect(isClose(rig.app.progress, result))
      #expect(rig.app.scrubbing == [true, false])
      #expect(rig.host.faults.isEmpty)
    }
  }

  @Test func `During a drag, an adjustment does nothing`() {
    let rig = ScrubberRig()
    rig.down(x: 50)
    rig.adjust(.increment)
    #expect(rig.app.progress == 0.25)
    #expect(rig.app.scrubbing == [true])
  }

  @Test func `Chapters are said, and are actions`() {
    let rig = ScrubberRig {
      $0.duration(100).chapters([
        ScrubberChapter(start: 50, title: "Finale"), ScrubberChapter(start: 0, title: "Overture"),
        ScrubberChapter(start: 20),
      ])
    }
    rig.app.progress = 0.25
    #expect(rig.element?.value == "25 seconds of 1 minute, 40 seconds, Chapter 2")
    #expect(rig.act("Next chapter"))
    #expect(rig.app.progress == 0.5)
    #expect(rig.element?.value == "50 seconds of 1 minute, 40 seconds, Finale")
    #expect(rig.act("Start of the chapter, or the chapter before"))
    #expect(rig.app.progress == 0.2)
    #expect(rig.app.scrubbing == [true, false, true, false])
    rig.app.progress = 0.6
    rig.host.settle()
    #expect(rig.act("Next chapter"))
    #expect(rig.app.progress == 0.6, "there is none after the last")
  }

  @Test func `Chapters that lie beyond the media are none`() {
    let rig = ScrubberRig {
      $0.duration(100).chapters([-3, 100].map { ScrubberChapter(start: $0, title: "Beyond") })
    }
    #expect(rig.element?.value == "0 seconds of 1 minute, 40 seconds")
    #expect(rig.element?.actions.isEmpty == true)
  }

  @Test func `Without chapters and zoom there are no actions`() {
    #expect(ScrubberRig { $0.duration(100) }.element?.actions.isEmpty == true)
  }

  @Test func `Disabled it is moved and zoomed by nobody`() throws {
    let rig = ScrubberRig(isZoomable: true) {
      $0.duration(100).chapters([ScrubberChapter(start: 0), ScrubberChapter(start: 50)])
    }
    rig.app.visible = 0.25...0.5
    rig.host.settle()
    #expect(rig.element?.respondsToUser == true)
    #expect(rig.element?.actions.count == 5)
    rig.app.isDisabled = true
    rig.host.settle()
    let element = try #require(rig.element)
    #expect(element.value == "0 seconds of 1 minute, 40 seconds, Chapter 1")
    #expect(element.respondsToUser == false)
    #expect(element.actions.isEmpty)
    rig.adjust(.increment)
    rig.zoom(.zoomIn)
    rig.zoom(.zoomOut)
    #expect(rig.app.progress == 0)
    #expect(rig.app.visible == 0.25...0.5)
    #expect(rig.app.scrubbing.isEmpty)
    #expect(rig.said.isEmpty)
  }

  @Test func `A drag's end is announced, once`() {
    let rig = ScrubberRig { $0.duration(200, showsTimes: false) }
    rig.drag(from: 20, to: 100)
    #expect(rig.said == ["At 1 minute, 40 seconds"])
    rig.down(x: 50)
    rig.host.cancelTouch()
    rig.adjust(.increment)
    #expect(rig.said.count == 1, "an adjustment is read anyway")
  }

  @Test func `A screen reader zooms, and shows all again`() {
    let rig = ScrubberRig(isZoomable: true) { $0.duration(100) }
    rig.app.progress = 0.5
    rig.host.settle()
    rig.zoom(.zoomIn)
    rig.zoom(.zoomIn)
    rig.zoom(.zoomOut)
    #expect(rig.app.visible == 0.25...0.75)
    #expect(rig.said.last == "25 seconds to 1 minute, 15 seconds")
    #expect(rig.act("Show all"))
    #expect(rig.app.visible == 0...1)
    #expect(rig.said.last == "Show all")
  }

  @Test func `Without a duration, the part that is shown is said in per cent`() {
    let rig = ScrubberRig(isZoomable: true)
    rig.app.progress = 0.5
    rig.host.settle()
    rig.zoom(.zoomIn)
    #expect(rig.said.last == "25% to 75%")
  }
}
