import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

/// A control that has gone from a page which stays holds nothing of the app's any more.
@MainActor @Suite("A control that has gone") struct LettingGoTests {
  enum Kind: CaseIterable { case overlay, button, scrubber }

  @Test("lets go of what its closures hold", arguments: Kind.allCases)
  func letsGo(kind: Kind) async {
    let page = Page(held: Held())
    weak let held = page.held
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Holding(page: page, kind: kind) }
    host.touchDown(at: CGPoint(x: 150, y: 50))
    host.touchUp()
    await host.idle()
    #expect(held != nil)
    page.held = nil
    host.settle()
    await host.idle()
    host.settle()
    #expect(host.texts == ["gone"])
    #expect(held == nil)
    host.tearDown()
  }
}

private final class Held {}

@MainActor @Observable private final class Page {
  var held: Held?

  init(held: Held) {
    self.held = held
  }
}

private struct Holding: View {
  let page: Page
  let kind: LettingGoTests.Kind

  var body: some View {
    if let held = page.held {
      switch kind {
      case .overlay:
        DoubleTapSeekOverlay(onSeek: { _ in _ = held }) { Color.gray }
          .playhead(position: 10, range: 0...100)
          .onSingleTap { _ in _ = held }
          .onUndo { _ in _ = held }
          .onHold { _ in _ = held }
          .keyboard()
      case .button:
        PressAndHoldButton(action: { _ = held }, label: { _ in Color.gray })
          .holdRate { _ in _ = held }
      case .scrubber:
        WaveformScrubber(samples: [1], progress: .constant(0)) { _ in _ = held }
      }
    } else {
      Text(verbatim: "gone")
    }
  }
}
