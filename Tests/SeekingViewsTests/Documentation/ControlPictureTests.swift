import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import DemoScreens
@testable import SeekingViews

/// The pictures of the controls, which their pages and the README show.
@MainActor @Suite("The picture of a control") struct ControlPictureTests {
  enum Control: String, CaseIterable {
    case overlay = "double-tap-seek-overlay"
    case button = "press-and-hold-button"
    case scrubber = "waveform-scrubber"
    case draggedScrubber = "waveform-scrubber-dragged"
  }

  @Test("is as it was", arguments: Control.allCases, [ColorScheme.light, .dark])
  func picture(of control: Control, in scheme: ColorScheme) async throws {
    let clock = ManualClock()
    let host = ViewHost(size: size(of: control)) {
      view(of: control).environment(\.eventClock, clock)
    }
    host.clock = clock
    host.settings.colorScheme = scheme
    await use(control, in: host)
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let name = control.rawValue + (scheme == .dark ? "~dark" : "")
    let resources = root.appending(path: "Sources/SeekingViews/SeekingViews.docc/Resources")
    #expect(try host.matchesPicture(at: resources.appending(path: "\(name).svg")))
    host.tearDown()
  }

  private func size(of control: Control) -> CGSize {
    switch control {
    case .overlay: CGSize(width: 400, height: 225)
    case .button: CGSize(width: 200, height: 96)
    case .scrubber, .draggedScrubber: CGSize(width: 400, height: 120)
    }
  }

  @ViewBuilder private func view(of control: Control) -> some View {
    switch control {
    case .overlay:
      DoubleTapSeekOverlay { _ in
      } video: {
        DrawnFilm(position: 30)
      }
      .runPolicy(.singleTaps)
      .filmFrame()
    case .button:
      HStack(spacing: 32) {
        ChevronButton(name: "Back", symbol: "chevron.backward") { _ in }
        ChevronButton(name: "Forward", symbol: "chevron.forward") { _ in }
      }
    case .scrubber, .draggedScrubber:
      WaveformScrubber(samples: Speech.talk, progress: .constant(0.4))
        .duration(1_500)
        .chapters([
          ScrubberChapter(start: 0, title: "Welcome"), ScrubberChapter(start: 400, title: "Talk"),
        ])
        .frame(height: 72)
        .padding(EdgeInsets(top: 24, leading: 16, bottom: 8, trailing: 16))
    }
  }

  private func use(_ control: Control, in host: ViewHost) async {
    switch control {
    case .overlay:
      for _ in 0..<4 {
        host.touchDown(at: CGPoint(x: 300, y: 110))
        await host.advance(0.05)
        host.touchUp()
        await host.advance(0.12)
      }
    case .button:
      host.touchDown(at: CGPoint(x: 144, y: 48))
      await host.advance(0.25)
    case .scrubber: break
    case .draggedScrubber:
      host.touchDown(at: CGPoint(x: 160, y: 50))
      host.touchMove(to: CGPoint(x: 240, y: 50))
    }
  }
}
