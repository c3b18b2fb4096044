import Testing
import Waveforms

@Suite("Waveform bars")
struct WaveformBarsTests {
  @Test(
    "As many bars as whole pitches fit",
    arguments: [
      (100, 3, 2, 20), (104.9, 3, 2, 20), (105, 3, 2, 21), (4.9, 3, 2, 0), (5, 3, 2, 1),
      (99, 3, 0, 33), (99, 3, -2, 33), (10, 2.5, 0, 4), (0.3, 0.1, 0.05, 1),
    ] as [(Double, Double, Double, Int)])
  func wholePitches(width: Double, barWidth: Double, spacing: Double, count: Int) {
    #expect(WaveformBars.barCount(width: width, barWidth: barWidth, spacing: spacing) == count)
  }

  @Test(
    "At most 2,000 bars",
    arguments: [
      (9_999, 3, 2, 1_999), (10_000, 3, 2, 2_000), (10_005, 3, 2, 2_000), (1e300, 3, 2, 2_000),
      (100, 1e-300, 0, 2_000),
    ] as [(Double, Double, Double, Int)])
  func mostBars(width: Double, barWidth: Double, spacing: Double, count: Int) {
    #expect(WaveformBars.barCount(width: width, barWidth: barWidth, spacing: spacing) == count)
  }

  @Test(
    "No bars where a number makes no sense",
    arguments: [
      (0, 3, 2), (-100, 3, 2), (.nan, 3, 2), (.infinity, 3, 2), (-.infinity, 3, 2),
      (100, 0, 2), (100, -3, 2), (100, -3, 5), (100, .nan, 2), (100, .infinity, 2),
      (100, 3, .nan), (100, 3, .infinity), (100, 3, -.infinity),
    ] as [(Double, Double, Double)])
  func senseless(width: Double, barWidth: Double, spacing: Double) {
    #expect(WaveformBars.barCount(width: width, barWidth: barWidth, spacing: spacing) == 0)
  }

  @Test(
    "A bar is the mean of its share of the samples",
    arguments: [
      ([0, 0.5, 1, 0.5], 4, [0, 0.5, 1, 0.5]),
      ([0, 0.5, 1, 0.5], 2, [0.25, 0.75]),
      ([0, 0.5, 1, 0.5], 1, [0.5]),
      // floor(i·5/2): 0, 2, 5
      ([0.2, 0.4, 0.3, 0.6, 0.9], 2, [0.3, 0.6]),
      // floor(i·5/3): 0, 1, 3, 5
      ([0.1, 0.2, 0.4, 0.6, 1], 3, [0.1, 0.3, 0.8]),
      // floor(i·2/5): 0, 0, 0, 1, 1, each with one sample at least
      ([0.25, 0.75], 5, [0.25, 0.25, 0.25, 0.75, 0.75]),
      ([0.5], 3, [0.5, 0.5, 0.5]),
    ] as [([Double], Int, [Double])])
  func means(samples: [Double], count: Int, expected: [Double]) {
    let bars = WaveformBars.bars(from: samples, count: count)
    #expect(bars.count == expected.count)
    for (bar, height) in zip(bars, expected) { #expect(abs(bar - height) < 1e-12) }
  }

  @Test(
    "Samples are clamped before the mean, and count 0 where they aren't finite",
    arguments: [
      ([2, 0], [0.5]), ([-1, 1], [0.5]), ([.nan, 1], [0.5]), ([.infinity, 0.5], [0.25]),
      ([-.infinity, 0.5], [0.25]), ([.nan], [0]), ([7], [1]), ([-7], [0]),
    ] as [([Double], [Double])])
  func clamping(samples: [Double], expected: [Double]) {
    #expect(WaveformBars.bars(from: samples, count: 1) == expected)
  }

  @Test("No bars without samples or without room", arguments: [(0, 5), (5, 0), (5, -1), (0, 0)])
  func nothing(samples: Int, count: Int) {
    let ones = [Double](repeating: 1, count: samples)
    #expect(WaveformBars.bars(from: ones, count: count).isEmpty)
  }

  @Test("Every sample is in one bar, whatever the counts", arguments: [1, 2, 3, 7, 64, 999, 1000])
  func everySampleCounts(count: Int) {
    for loud in stride(from: 0, to: 1000, by: 37) {
      var samples = [Double](repeating: 0, count: 1000)
      samples[loud] = 1
      let bars = WaveformBars.bars(from: samples, count: count)
      #expect(bars.filter { $0 > 0 }.count == 1)
      #expect(bars[loud * count / 1000] > 0 || bars[min(loud * count / 1000 + 1, count - 1)] > 0)
    }
  }
}
