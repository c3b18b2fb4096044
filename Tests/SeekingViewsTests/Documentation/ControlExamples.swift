import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

struct ScrubbedNote: View {
  let samples: [Double]
  let seek: (Double) -> Void
  @State private var progress = 0.0

  var body: some View {
    WaveformScrubber(samples: samples, progress: $progress) { isScrubbing in
      if !isScrubbing { seek(progress) }
    }
    .frame(height: 48)
  }
}

struct Opera: View {
  let samples: [Double]
  @State private var progress = 0.0

  var body: some View {
    WaveformScrubber(samples: samples, progress: $progress)
      .duration(2_730)
      .chapters([ScrubberChapter(start: 0, title: "Overture"), ScrubberChapter(start: 415)])
      .fineScrubbing()
  }
}

struct ZoomedNote: View {
  let samples: [Double]
  @State private var progress = 0.0
  @State private var visible = 0.0...1.0

  var body: some View {
    WaveformScrubber(samples: samples, progress: $progress)
      .zoom($visible)
      .overview()
  }
}

struct Transcript: View {
  let samples: [Double]
  @State private var progress = 0.0
  @State private var isScrubbing = false

  var body: some View {
    ScrollView {
      WaveformScrubber(samples: samples, progress: $progress) { isScrubbing = $0 }
        .fineScrubbing()
    }
    .scrollDisabled(isScrubbing)
  }
}

struct StepButton: View {
  let skip: (Double) -> Void

  var body: some View {
    PressAndHoldButton {
      skip(1)
    } label: { isRepeating in
      Image(systemName: isRepeating ? "chevron.forward.2" : "chevron.forward")
    }
    .accessibilityLabel("Forward")
  }
}

struct FastButtons: View {
  let skip: (Double) -> Void
  let session: PlayerSession

  var body: some View {
    PressAndHoldButton(action: { skip(1) }, label: symbol)
      .acceleration(.ladder)
      .onStep { _, factor in skip(Double(factor)) }
    PressAndHoldButton(action: { session.skip(by: 1) }, label: symbol)
      .onStep { number, _ in session.skip(by: 1, beginsRun: number == 1) }
    PressAndHoldButton(repeatInterval: 0.4, action: { skip(1) }, label: symbol)
      .acceleration(.ramp)
    PressAndHoldButton(action: { skip(10) }, label: symbol)
      .holdRate(.standard, slides: true, locks: true) { rate in session.hold(at: rate) }
  }

  private func symbol(isRepeating: Bool) -> Image {
    Image(systemName: isRepeating ? "chevron.forward.2" : "chevron.forward")
  }
}

@MainActor @Suite("The examples of the controls' pages")
struct ControlExampleTests {
  @Test func `A note is sought when the finger is up`() {
    var sought: [Double] = []
    let host = ViewHost(size: CGSize(width: 200, height: 48)) {
      ScrubbedNote(samples: [0.5, 1]) { sought.append($0) }
    }
    host.touchDown(at: CGPoint(x: 50, y: 20))
    #expect(sought.isEmpty)
    host.touchUp()
    #expect(sought == [0.25])
  }

  @Test func `A page can stop for fine scrubbing`() {
    let host = ViewHost(size: CGSize(width: 200, height: 20)) { Transcript(samples: [0.5, 1]) }
    host.touchDown(at: CGPoint(x: 50, y: 5))
    host.touchMove(to: CGPoint(x: 50, y: 75))
    host.touchMove(to: CGPoint(x: 150, y: 75))
    host.touchUp()
    #expect(host.elements.first?.value == "50%")
  }

  @Test func `An opera has chapters`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Opera(samples: [0.5, 1]) }
    #expect(host.elements.first?.value == "0 seconds of 45 minutes, 30 seconds, Overture")
  }

  @Test func `A zoomed note has an overview`() {
    let host = ViewHost(size: CGSize(width: 200, height: 60)) { ZoomedNote(samples: [0.5, 1]) }
    host.zoom(.zoomIn, on: "Playback position")
    #expect(host.all("Canvas").count == 2)
    #expect(host.perform("Show all", on: "Playback position"))
    #expect(host.all("Canvas").count == 1)
  }

  @Test func `A step button steps`() {
    var skipped: [Double] = []
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { StepButton { skipped.append($0) } }
    #expect(host.perform("default", on: "Forward"))
    #expect(skipped == [1])
  }
}
