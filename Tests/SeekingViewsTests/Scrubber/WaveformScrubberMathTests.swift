import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@Suite("The arithmetic of a waveform")
struct WaveformScrubberMathTests {
  @Test(arguments: [
    (0.0, 200.0, 0.0), (50, 200, 0.25), (200, 200, 1), (-10, 200, 0), (250, 200, 1), (10, 0, 0),
    (10, -5, 0), (.nan, 200, 0), (10, .nan, 0), (.infinity, 200, 0),
  ])
  func `Progress is the share of the width, clamped`(x: Double, width: Double, share: Double) {
    #expect(WaveformScrubberMath.progress(forX: CGFloat(x), width: CGFloat(width)) == share)
  }

  @Test(arguments: [
    (200.0, 3.0, 2.0, 40), (204, 3, 2, 40), (205, 3, 2, 41), (12, 3, -4, 4), (0, 3, 2, 0),
    (200, 0, 2, 0), (.nan, 3, 2, 0), (200, .infinity, 2, 0), (1e9, 3, 2, 2000),
  ])
  func `As many bars as whole pitches fit`(
    width: Double, barWidth: Double, spacing: Double, count: Int
  ) {
    let found = WaveformScrubberMath.barCount(
      width: CGFloat(width), barWidth: CGFloat(barWidth), spacing: CGFloat(spacing))
    #expect(found == count)
  }

  @Test(arguments: [
    ([0.0, 1, 0.5, 0.5], 2, [0.5, 0.5]), ([0.2, 0.4], 4, [0.2, 0.2, 0.4, 0.4]),
    ([2, -1], 2, [1, 0]), ([.nan, .infinity, 0.6], 1, [0.2]), ([0.1, 0.2, 0.3], 2, [0.1, 0.25]),
    ([], 3, []), ([0.5], 0, []),
  ])
  func `A bar is the mean of its samples`(samples: [Double], count: Int, bars: [Double]) {
    let found = WaveformScrubberMath.bars(from: samples, count: count)
    #expect(found.count == bars.count)
    #expect(zip(found, bars).allSatisfy(isClose))
  }
}
