import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("A scrubber of a million samples") struct WaveformScrubberMillionTests {
  // Going through all of them each time would take minutes.
  @Test("zooms by the bars that it shows", .timeLimit(.minutes(1)))
  func zoom() {
    let samples = (0..<1_000_000).map { Double($0 / 250_000) / 4 }
    let state = WaveformScrubberState()
    for step in 1...1_000 {
      let upper = 0.5 + Double(step) / 4_000
      let control = WaveformScrubber(samples: samples, progress: .constant(0))
        .zoom(.constant(0.25...upper))
      #expect(state.bars(control, count: 20).first == 0.25)
      #expect(state.overviewBars(control, count: 4) == [0, 0.25, 0.5, 0.75])
    }
  }
}
