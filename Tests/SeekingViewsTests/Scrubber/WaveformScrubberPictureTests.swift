import Foundation
import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("The picture of a waveform") struct WaveformScrubberPictureTests {
  enum State: String, CaseIterable {
    case resting, dragged, fine, hovered, chapters, buffered, zoomed, overview, overviewReversed,
      moreContrast, withoutColour
    case disabled, rightToLeft, reversedTimeline, withoutSamples
  }

  @Test("is as it was", arguments: State.allCases)
  func picture(of state: State) throws {
    let app = ScrubberApp()
    app.samples = state == .withoutSamples ? [] : Self.samples
    app.progress = 0.4
    app.visible = [.zoomed, .overview, .overviewReversed].contains(state) ? 0.3...0.5 : 0...1
    let host = ViewHost(
      size: CGSize(width: 320, height: 110),
      layoutDirection: state == .rightToLeft ? .rightToLeft : .leftToRight
    ) {
      Self.scrubber(app, state)
        .frame(width: 280, height: 66)
        .disabled(state == .disabled)
        .padding(20)
    }
    host.settings.increaseContrast = state == .moreContrast
    host.settings.differentiateWithoutColor = state == .withoutColour
    if state == .rightToLeft { host.settings.locale = Locale(identifier: "ar_EG") }
    if state == .hovered { host.hover(at: CGPoint(x: 200, y: 40)) }
    if [.dragged, .fine, .chapters].contains(state) {
      host.touchDown(at: CGPoint(x: 100, y: 40))
      host.touchMove(to: CGPoint(x: 190, y: state == .fine ? 140 : 40))
    }
    try host.expectPicture("WaveformScrubber/\(state.rawValue)")
  }

  private static func scrubber(_ app: ScrubberApp, _ state: State) -> WaveformScrubber {
    let scrubber = WaveformScrubber(samples: app.samples, progress: app.binding)
      .duration(754).fineScrubbing()
    return switch state {
    case .chapters:
      scrubber.chapters([
        ScrubberChapter(start: 0, title: "Overture"), ScrubberChapter(start: 300, title: "Aria"),
        ScrubberChapter(start: 600),
      ])
    case .buffered: scrubber.buffered([0...0.6])
    case .zoomed: scrubber.zoom(app.visibleBinding)
    case .overview: scrubber.zoom(app.visibleBinding).overview()
    case .overviewReversed:
      scrubber.zoom(app.visibleBinding).overview().timelineDirection(.rightToLeft)
    case .reversedTimeline: scrubber.timelineDirection(.rightToLeft)
    default: scrubber
    }
  }

  /// Somebody who speaks, in whole hundredths so that every machine draws the same.
  private static let samples: [Double] = (0..<200).map { index in
    let word = (index * 7) % 41
    let syllable = (index * 13) % 17
    return Double(word * 2 + syllable) / 100
  }
}
