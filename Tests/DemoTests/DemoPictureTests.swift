import Foundation
@_spi(Host) import SwiftUI
import Testing

@testable import DemoScreens
@testable import SeekingViews

/// The pictures of the demo's screens, as the README shows them.
@MainActor @Suite("The picture of a screen of the demo") struct DemoPictureTests {
  @Test("is as it was", arguments: DemoScreen.allCases, [ColorScheme.light, .dark])
  func picture(of screen: DemoScreen, in scheme: ColorScheme) async throws {
    let clock = PictureClock()
    let host = ViewHost(size: CGSize(width: 390, height: 660)) {
      DemoScreens()
        .background(scheme == .dark ? Color.black : Color.white)
        .environment(\.eventClock, clock)
    }
    host.clock = clock
    host.settings.colorScheme = scheme
    await show(screen, in: host)
    let name = screen.rawValue + (scheme == .dark ? "~dark" : "")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    #expect(try host.matchesPicture(at: folder.appending(path: "Pictures/\(name).svg")))
    host.tearDown()
  }

  /// Goes to a screen, and begins there what it is for.
  private func show(_ screen: DemoScreen, in host: ViewHost) async {
    switch screen {
    case .film:
      await host.skipTwice(at: CGPoint(x: 320, y: 180))
    case .buttons:
      #expect(host.perform("default", on: "Buttons"))
    case .voiceNote:
      #expect(host.perform("default", on: "Voice note"))
    case .yourFilm:
      #expect(host.perform("default", on: "Your film"))
      await YourFilmTests.open(YourFilmTests.film(), in: host)
      await host.skipTwice(at: CGPoint(x: 320, y: 180))
    }
  }
}

extension ViewHost {
  /// Skips by two double taps, and waits until the circle of the last one has grown.
  func skipTwice(at point: CGPoint) async {
    for _ in 0..<4 {
      touchDown(at: point)
      await advance(0.05)
      touchUp()
      await advance(0.12)
    }
  }
}
