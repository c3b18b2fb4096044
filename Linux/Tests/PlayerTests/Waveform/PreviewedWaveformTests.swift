import Seeking
import SeekingGTK
import Testing
import Waveforms

@testable import Player

@Suite("Bars of what was listened for")
struct PreviewedWaveformTests {
  private func preview(_ levels: [Int: UInt16], count: Int) -> PreviewedWaveform {
    var preview = PreviewedWaveform()
    for (index, level) in levels {
      let peak = Int16(level)
      preview.insert(
        WaveformPoint(minimum: -peak, maximum: peak, rms: level), part: index, of: count)
    }
    return preview
  }

  @Test("A part that hasn't been listened to is like the one before it")
  func gaps() {
    let bars = preview([0: 16384, 2: 8192], count: 4)
      .bars(of: .whole, count: 8, value: .extremes, reference: 0.5)
    #expect(bars.map(\.above) == [1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5])
    #expect(bars.allSatisfy { $0.isPreview })
  }

  @Test("Where nothing was heard at all, bars have no height")
  func nothing() {
    let bars = PreviewedWaveform().bars(of: .whole, count: 3, value: .level, reference: 1)
    #expect(bars.map(\.above) == [0, 0, 0])
    #expect(PreviewedWaveform().reference(.level) == 0)
  }

  @Test("A part of the media shows what was heard there")
  func part() {
    let bars = preview([0: 100, 1: 200, 2: 300, 3: 400], count: 4)
      .bars(of: VisibleRange(from: 0.5, to: 1), count: 2, value: .extremes, reference: 1)
    #expect(bars.map { ($0.above * 32768).rounded() } == [300, 400])
  }
}
