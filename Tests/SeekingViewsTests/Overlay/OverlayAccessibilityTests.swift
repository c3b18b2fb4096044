import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("An overlay for screen readers") struct OverlayAccessibilityTests {
  private let stage = OverlayStage()

  @Test(
    "is a seek area with named actions, with the real interval as the locale writes it",
    arguments: [
      (10.0, "en_US", ["Skip back 10 seconds", "Skip forward 10 seconds"]),
      (1, "en_US", ["Skip back 1 second", "Skip forward 1 second"]),
      (90, "en_US", ["Skip back 90 seconds", "Skip forward 90 seconds"]),
      (10, "de_DE", ["10 Sekunden zurückspringen", "10 Sekunden vorspringen"]),
      (2.5, "en_US", ["Skip back 2.5 seconds", "Skip forward 2.5 seconds"]),
    ])
  func actions(interval: Double, locale: String, names: [String]) {
    stage.show(locale: locale) { [unowned stage] in stage.overlay(interval: interval) }
    let area = stage.host.elements.first
    #expect(area?.label == (locale == "de_DE" ? "Sprungbereich" : "Seek area"))
    #expect(area?.actions.map(\.name) == names)
  }

  @Test("skips by its actions, which show feedback")
  func performing() async {
    stage.showOverlay()
    #expect(stage.act("Skip back 10 seconds"))
    #expect(stage.act("Skip back 10 seconds"))
    #expect(stage.texts == ["-20 s"])
    #expect(stage.act("Skip forward 10 seconds"))
    #expect(stage.calls == ["seek -10", "seek -10", "seek +10"])
    #expect(stage.circle?.midX == 300)
  }

  @Test("has no action for a step that makes no sense, and none when disabled")
  func missingActions() {
    stage.showOverlay { $0.steps(backward: .nan, forward: 30) }
    #expect(stage.actions == ["Skip forward 30 seconds"])
    #expect(stage.area?.respondsToUser == true)
    stage.show { [unowned stage] in stage.overlay().disabled(true) }
    #expect(stage.actions.isEmpty)
    #expect(stage.area?.respondsToUser == false)
  }

  @Test("leaves the content's own elements what they are")
  func content() {
    stage.show {
      DoubleTapSeekOverlay(onSeek: { _ in }) {
        Text(verbatim: "Title")
      } controls: {
        Button {
        } label: {
          Text(verbatim: "Play")
        }
      }
    }
    #expect(stage.host.elements.map(\.label) == ["Seek area", "Title", "Play"])
  }

  @Test(
    "says once, when a run is over, how far it went",
    arguments: [(350.0, "Forward 30 seconds"), (50, "Back 30 seconds")])
  func announcement(x: Double, words: String) async {
    stage.showOverlay()
    for _ in 0..<3 { await stage.tap(x: x, count: 2) }
    #expect(stage.said.isEmpty)
    await stage.clear()
    #expect(stage.said == [words])
    await stage.pass(5_000)
    #expect(stage.said.count == 1)
  }

  @Test("says where playback is now, where that is known")
  func announcedPlace() async {
    stage.showOverlay { $0.playhead(position: 100, range: 0...600) }
    for _ in 0..<3 { await stage.tap(x: 350, count: 2) }
    await stage.clear()
    #expect(stage.said == ["Forward 30 seconds, 2 minutes, 10 seconds"])
  }

  @Test("says it in the language of the view")
  func language() async {
    stage.show(locale: "de_DE") { [unowned stage] in stage.overlay() }
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    #expect(stage.said == ["10 Sekunden vor"])
  }

  @Test("says each run of its own when the side changes")
  func reversal() async {
    stage.showOverlay()
    await stage.tap(x: 350, count: 2)
    await stage.tap(x: 50, count: 2)
    #expect(stage.said == ["Forward 10 seconds"])
    await stage.clear()
    #expect(stage.said == ["Forward 10 seconds", "Back 10 seconds"])
  }

  @Test(
    "says which end a skip has found",
    arguments: [(350.0, 600.0, "At the end"), (50, 0, "At the start")])
  func edge(x: Double, position: Double, words: String) async {
    stage.showOverlay { $0.playhead(position: position, range: 0...600) }
    await stage.tap(x: x, count: 2)
    await stage.clear()
    #expect(stage.said == [words])
  }

  @Test("says nothing where that isn't wanted")
  func silence() async {
    stage.showOverlay { $0.announcesRuns(false) }
    await stage.tap(x: 350, count: 2)
    await stage.clear()
    #expect(stage.said.isEmpty)
  }
}
