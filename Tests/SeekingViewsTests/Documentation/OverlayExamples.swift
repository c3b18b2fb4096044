import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Observable final class ExamplePlayer {
  var position = 100.0
  var range: ClosedRange<Double>? = 0...600
  var heldRate: HoldRate?
}

struct PlainOverlay: View {
  let player: ExamplePlayer

  var body: some View {
    DoubleTapSeekOverlay(interval: 10) { seconds in
      player.position += seconds
    } video: {
      Color.black
    }
  }
}

struct RichOverlay: View {
  let player: ExamplePlayer
  @State private var showsControls = false

  var body: some View {
    DoubleTapSeekOverlay { seconds in
      player.position += seconds
    } video: {
      Color.black
    }
    .playhead(position: player.position, range: player.range)
    .steps(backward: 10, forward: 30)
    .runPolicy(.singleTaps)
    .zones(.thirds)
    .onSingleTap { _ in showsControls.toggle() }
    .onUndo { position in player.position = position }
    .onHold { rate in player.heldRate = rate }
    .keyboard()
    .haptics()
  }
}

struct QuietStyle: DoubleTapSeekOverlayStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(Color.white)
  }
}

@MainActor @Suite("The overlay's page") struct OverlayExamples {
  private let player = ExamplePlayer()

  @Test("has an overlay that skips")
  func plain() {
    let host = ViewHost(size: CGSize(width: 400, height: 200)) { PlainOverlay(player: player) }
    host.tap(at: CGPoint(x: 300, y: 100), count: 2)
    #expect(player.position == 110)
    host.tearDown()
  }

  @Test("has an overlay with all that it can do, and a style")
  func rich() {
    let host = ViewHost(size: CGSize(width: 400, height: 200)) {
      RichOverlay(player: player).doubleTapSeekOverlayStyle(QuietStyle())
    }
    #expect(host.perform("Skip forward 30 seconds", on: "Seek area"))
    #expect(player.position == 130)
    #expect(host.texts == ["+30 s"])
    #expect(host.perform("Undo the last jump", on: "Seek area"))
    #expect(player.position == 100)
    #expect(host.perform("Play at 2 times the speed", on: "Seek area"))
    #expect(player.heldRate == .absolute(2))
    host.tearDown()
  }
}
