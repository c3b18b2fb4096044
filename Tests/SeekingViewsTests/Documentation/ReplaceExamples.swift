import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

struct PlainFilm: View {
  let skip: (Double) -> Void

  var body: some View {
    DoubleTapSeekOverlay(interval: 10) { seconds in
      skip(seconds)
    } video: {
      Color.black
    }
  }
}

struct FilmWithControls: View {
  let skip: (Double) -> Void
  @State private var request: DoubleTapSeekOverlayRequest?

  var body: some View {
    DoubleTapSeekOverlay(onSeek: skip, programmaticSeek: request) {
      Color.black
    } controls: {
      Button("Forward") {
        request = DoubleTapSeekOverlayRequest(side: .forward)
      }
    }
  }
}

struct FilmWithSession: View {
  let session: PlayerSession
  let samples: [Double]

  var body: some View {
    VStack {
      DoubleTapSeekOverlay(session: session) {
        Color.black
      }
      .onHold { rate in session.hold(at: rate) }
      .keyboard()
      WaveformScrubber(samples: samples, session: session)
        .frame(height: 56)
      Button("Undo") { session.undo() }
        .disabled(!session.canUndo)
    }
  }
}

struct FilmWithSkips: View {
  let session: PlayerSession

  var body: some View {
    DoubleTapSeekOverlay(onSeek: { _ in }) {
      Color.black
    }
    .playhead(position: session.position, range: session.range, rate: session.rate)
    .onSkip { skip in session.skip(skip) }
  }
}

struct Stepper: View {
  @Binding var count: Int

  var body: some View {
    PressAndHoldButton {
      count += 1
    } label: { isRepeating in
      Image(systemName: isRepeating ? "chevron.right.2" : "chevron.right")
    }
    .accessibilityLabel("More")
  }
}

struct VoiceMemo: View {
  let samples: [Double]
  @Binding var progress: Double
  let setScrubbing: (Bool) -> Void

  var body: some View {
    WaveformScrubber(samples: samples, progress: $progress, onScrubbingChanged: setScrubbing)
      .frame(height: 56)
  }
}

/// A counter and a voice note, with what has come of them.
private struct CounterAndNote: View {
  @State private var count = 0
  @State private var progress = 0.0
  @State private var changes: [Bool] = []

  var body: some View {
    VStack {
      Stepper(count: $count)
      VoiceMemo(samples: [0.2, 0.8], progress: $progress) { changes.append($0) }
      Text(verbatim: "\(count) \(progress) \(changes)")
    }
  }
}

@MainActor @Suite("Examples of replacing a component") struct ReplaceExamples {
  private let size = CGSize(width: 320, height: 180)

  @Test func `skips by a double tap`() {
    var skips: [Double] = []
    let host = ViewHost(size: size) { PlainFilm { skips.append($0) } }
    host.tap(at: CGPoint(x: 20, y: 90), count: 2)
    host.tap(at: CGPoint(x: 300, y: 90), count: 2)
    #expect(skips == [-10, 10])
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test func `skips by program`() {
    var skips: [Double] = []
    let host = ViewHost(size: size) { FilmWithControls { skips.append($0) } }
    #expect(host.perform("default", on: "Forward"))
    #expect(skips == [10])
    host.tearDown()
  }

  @Test func `counts by a tap, and moves by a drag`() throws {
    let host = ViewHost(size: size) { CounterAndNote() }
    #expect(host.perform("default", on: "More"))
    let frame = try #require(host.all("WaveformScrubber").first?.frame)
    host.touchDown(at: CGPoint(x: frame.minX + frame.width / 4, y: frame.midY))
    host.touchUp()
    #expect(host.texts.contains("1 0.25 [true, false]"))
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test func `skips by a session, as far as there is media`() async {
    let (player, stage) = (StubPlayer(), OverlayStage())
    player.position = 116
    let session = PlayerSession(player)
    stage.show { FilmWithSession(session: session, samples: [0.5]) }
    await stage.tap(x: 350, y: 30, count: 2)
    #expect(player.seeks.map(\.position) == [120])
    #expect(stage.texts.contains("+4 s"))
    player.landAll()
    #expect(stage.host.perform("default", on: "Undo"))
    player.landAll()
    #expect(player.position == 116)
    stage.host.tearDown()
  }

  @Test func `takes a run back as one, also by its skips`() async {
    let (player, stage) = (StubPlayer(), OverlayStage())
    let session = PlayerSession(player)
    stage.show { FilmWithSkips(session: session) }
    for _ in 0..<3 {
      await stage.tap(x: 350, count: 2)
      player.landAll()
    }
    #expect(player.position == 30)
    session.undo()
    player.landAll()
    #expect(player.position == 0)
    stage.host.tearDown()
  }
}
