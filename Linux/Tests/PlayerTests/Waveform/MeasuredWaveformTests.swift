import Seeking
import SeekingGTK
import Testing
import WaveformFiles
import WaveformStore
import Waveforms

@testable import Player

@Suite("Bars of a measured waveform")
@MainActor
struct MeasuredWaveformTests {
  private static let rate: Int32 = 8000

  /// A waveform of one bucket of 256 frames for each amplitude, on two channels of which the second is
  /// silent.
  private func waveform(_ amplitudes: [Int16]) -> MeasuredWaveform {
    let layout = PyramidLayout(channelCount: 2)
    let samples: [Int16] = amplitudes.flatMap { amplitude in
      (0..<256).flatMap { [$0 % 2 == 0 ? amplitude : -amplitude, 0] }
    }
    let identity = [UInt8](repeating: 0, count: PyramidFileHeader.identitySize)
    let recorder = WaveformCache.none.record(
      PyramidFileHeader(
        layout: layout, sampleRate: Self.rate, detail: .all, hasLoudness: false,
        contentIdentity: identity))
    var analyser = WaveformAnalyser(layout: layout)
    samples.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let block = SampleBlock(
        interleaved: start, format: .int16, channelCount: 2, frameCount: samples.count / 2,
        firstFrame: 0)
      analyser.add(block) { recorder.append($0) }
    }
    if let tile = analyser.openTile { recorder.append(tile) }
    recorder.finish(isTruncated: false, media: nil, now: FileTime(seconds: 0))
    return MeasuredWaveform(recorder.waveform.tiles(), sampleRate: Self.rate)
  }

  private func bars(
    _ waveform: MeasuredWaveform, of visible: VisibleRange = .whole, buckets: Int, count: Int,
    value: WaveformDisplay.Value = .level, channels: WaveformDisplay.Channels = .loudest,
    preview: PreviewedWaveform? = nil
  ) -> [[WaveformBar]] {
    waveform.bars(
      of: visible, duration: MediaSeconds(Double(buckets * 256) / Double(Self.rate)), count: count,
      display: WaveformDisplay(value: value, channels: channels), preview: preview)
  }

  /// Each amplitude for sixteen buckets: a window in which the loudest is looked for.
  private func stretched(_ amplitudes: [Int16]) -> [Int16] {
    amplitudes.flatMap { [Int16](repeating: $0, count: 16) }
  }

  @Test("The loudest stretch has full height, and all others as much as they are heard")
  func heights() {
    let amplitudes = stretched([16000, 4000, 0, 16000])
    let rows = bars(waveform(amplitudes), buckets: 64, count: 4)
    #expect(rows.count == 1)
    let heights = rows[0].map(\.above)
    #expect(heights == rows[0].map(\.below))
    #expect(heights[0] == 1 && heights[2] == 0 && heights[3] == 1)
    #expect(abs(heights[1] - 0.42) < 0.01)
  }

  @Test("Bars keep their heights whichever part is shown")
  func zoomed() {
    let waveform = waveform(stretched([16000, 4000, 0, 16000]))
    let whole = bars(waveform, buckets: 64, count: 4)[0]
    let part = bars(waveform, of: VisibleRange(from: 0.25, to: 0.5), buckets: 64, count: 4)[0]
    #expect(part.allSatisfy { abs($0.above - whole[1].above) < 1e-9 })
  }

  @Test("Quiet media isn't blown up")
  func quiet() {
    let heights = bars(waveform(stretched([10])), buckets: 16, count: 1)[0].map(\.above)
    #expect(heights.allSatisfy { $0 < 0.25 && $0 > 0 })
  }

  @Test("Extremes reach as far up and down as the samples")
  func extremes() {
    let row = bars(waveform(stretched([8000, 2000])), buckets: 32, count: 2, value: .extremes)[0]
    #expect(row.map { ($0.above * 100).rounded() } == [100, 25])
    #expect(row.map { ($0.below * 100).rounded() } == [100, 25])
  }

  @Test("Each channel has a row, the mix one, and the loudest one")
  func channels() {
    let waveform = waveform(stretched([8000]))
    let each = bars(waveform, buckets: 16, count: 1, channels: .each)
    #expect(each.map { $0[0].above } == [1, 0])
    #expect(bars(waveform, buckets: 16, count: 1, channels: .mixed).count == 1)
    #expect(bars(waveform, buckets: 16, count: 1, channels: .loudest)[0][0].above == 1)
  }

  @Test("What isn't measured is what was listened for, and is marked")
  func previewed() {
    var preview = PreviewedWaveform()
    for index in 0..<4 {
      let point = WaveformPoint(minimum: -8000, maximum: 8000, rms: 8000)
      preview.insert(point, part: index, of: 4)
    }
    let row = bars(
      waveform(stretched([8000, 8000])), buckets: 64, count: 8, preview: preview)[0]
    #expect(row.map(\.isPreview) == [false, false, false, false, true, true, true, true])
    #expect(row.allSatisfy { $0.above == 1 })
  }

  @Test(
    "The next place where a pause ends is found, and a pause that nothing follows has no end",
    arguments: [
      (0.0, 1.024), (0.5, 1.024), (0.99, nil), (1.024, nil), (1.5, nil), (3, nil),
    ] as [(Double, Double?)])
  func pauses(place: Double, end: Double?) {
    // Half a second and a little: 16 buckets of 256 frames at 8000 a second.
    let waveform = waveform(stretched([8000, 0, 8000, 0]))
    #expect(waveform.pauseEnd(after: MediaSeconds(place))?.value == end)
  }

  @Test("Before anything is measured, bars are flat")
  func nothing() {
    #expect(
      bars(waveform([]), buckets: 16, count: 2) == [
        [WaveformBar(height: 0), WaveformBar(height: 0)]
      ])
  }

  @Test("Numbers that make no sense give no bars", arguments: [(0.0, 10), (-1, 10), (10, 0)])
  func senseless(seconds: Double, count: Int) {
    let bars = waveform(stretched([100])).bars(
      of: .whole, duration: MediaSeconds(seconds), count: count, display: WaveformDisplay(),
      preview: nil)
    #expect(bars.isEmpty)
  }
}
