import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@testable import DemoScreens

/// The screens of the demo work without a mistake of the kind that SwiftUI leaves undefined.
@MainActor @Suite("The screens of the demo") struct DemoScreensTests {
  private nonisolated static let ofOneControl: [DemoScreen] = [.film, .buttons, .voiceNote]

  private func host(_ screen: DemoScreen?, reduceMotion: Bool = false) -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 700), reduceMotion: reduceMotion) {
      DemoScreens(only: screen)
    }
  }

  /// The elements that a screen reader finds, by their labels.
  private func labels(_ host: ViewHost) -> [String] { host.elements.compactMap(\.label) }

  @Test(arguments: [
    (DemoScreen.film, "Seek area"), (.buttons, "Fast forward"), (.voiceNote, "Playback position"),
  ])
  func `have their control`(screen: DemoScreen, label: String) {
    let host = host(screen)
    #expect(labels(host).contains(label))
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test func `have a voice note that is zoomed, with an overview`() {
    let host = host(.voiceNote)
    let drawn = host.all("Canvas").count
    host.zoom(.zoomIn, on: "Playback position")
    #expect(host.all("Canvas").count == drawn + 1)
    host.tearDown()
  }

  @Test func `have a voice note whose demo is one jump to be undone`() {
    let session = PlayerSession(DrawnPlayer(duration: 48, startingAt: 12))
    for _ in 0..<20 { session.dragOn() }
    #expect(!session.canUndo)
    session.setScrubbing(false)
    session.undo()
    #expect(!session.canUndo && session.canRedo)
  }

  @Test(arguments: Self.ofOneControl)
  func `play by themselves, but not where motion is to be less`(screen: DemoScreen) {
    let host = host(screen)
    #expect(host.texts.contains("Show me"))
    #expect(host.perform("default", on: "Show me"))
    #expect(host.texts.contains("Stop the demo"))
    host.tearDown()
    let still = self.host(screen, reduceMotion: true)
    #expect(!still.texts.contains("Show me"))
    still.tearDown()
  }

  private struct ByItself: View {
    let ends: @MainActor () -> Void
    @State private var isOn = false

    var body: some View {
      DemoButton(isOn: $isOn)
        .selfPlaying(every: .seconds(3_600), isOn: isOn, act: {}, onEnd: ends)
    }
  }

  @Test(arguments: ["the button", "less motion", "another screen"])
  func `end what they do by themselves`(by cause: String) {
    var ends = 0
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ByItself { ends += 1 } }
    #expect(host.perform("default", on: "Show me"))
    #expect(ends == 0)
    switch cause {
    case "the button": #expect(host.perform("default", on: "Stop the demo"))
    case "less motion": host.settings.reduceMotion = true
    default: host.tearDown()
    }
    #expect(ends == 1)
  }

  @Test(arguments: Self.ofOneControl)
  func `play and pause`(screen: DemoScreen) {
    let host = host(screen)
    #expect(host.perform("default", on: "Play"))
    #expect(labels(host).contains("Pause"))
    #expect(host.perform("default", on: "Pause"))
    #expect(labels(host).contains("Play"))
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test func `begin with the film`() {
    let host = host(nil)
    #expect(labels(host).contains("Seek area"))
    host.tearDown()
  }

  @Test func `are reached by their tabs`() {
    let host = host(nil)
    #expect(host.perform("default", on: "Voice note"))
    #expect(labels(host).contains("Playback position"))
    #expect(!labels(host).contains("Seek area"))
    host.tearDown()
  }

  @Test func `count by a tap`() {
    let host = host(.buttons)
    #expect(host.texts.contains("0"))
    #expect(host.perform("default", on: "More"))
    #expect(host.texts.contains("1"))
    #expect(host.perform("default", on: "Fewer"))
    #expect(host.texts.contains("0"))
    host.tearDown()
  }

  @Test func `skip the film by a screen reader's action`() {
    let host = host(.film)
    #expect(host.perform("Skip forward 10 seconds", on: "Seek area"))
    #expect(host.texts.contains("+10 s"))
    host.tearDown()
  }
}

/// The player that is drawn does what players have to do; its own time is real.
@MainActor @Suite("The player of the demo") struct DrawnPlayerTests {
  @Test func `stands where it is until it plays`() {
    let player = DrawnPlayer(duration: 60, startingAt: 7)
    #expect(player.position == 7)
    #expect(player.isPaused)
    #expect(player.seekableRange == SeekableRange(from: 0, to: 60))
  }

  @Test func `fails a seek that a newer one takes the place of`() async {
    let player = DrawnPlayer(duration: 60)
    let (first, second) = (SeekRequest.ID(number: 1), SeekRequest.ID(number: 2))
    let events = AsyncStream<PlayerEvent> { continuation in
      player.onEvent = { continuation.yield($0) }
    }
    player.seek(SeekRequest(id: first, position: 20, precision: .exact))
    player.seek(SeekRequest(id: second, position: 90, precision: .exact))
    var told: [PlayerEvent] = []
    for await event in events {
      told.append(event)
      if told.count == 2 { break }
    }
    #expect(told == [.seekFailed(first), .seekFinished(second, position: 60)])
    #expect(player.position == 60)
  }
}
