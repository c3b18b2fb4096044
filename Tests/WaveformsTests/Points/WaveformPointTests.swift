import Testing
import Waveforms

@Suite("Waveform point")
struct WaveformPointTests {
  @Test("It takes 8 bytes, in the order of a file")
  func bytes() {
    let point = WaveformPoint(minimum: -2, maximum: 0x0102, rms: 0x0304, clipped: 0x0506)
    #expect(MemoryLayout<WaveformPoint>.stride == 8)
    #expect(withUnsafeBytes(of: point) { Array($0) } == [0xFE, 0xFF, 2, 1, 4, 3, 6, 5])
  }

  @Test(
    "It peaks at the larger magnitude",
    arguments: [(0, 0, 0), (-5, 3, 5), (-3, 5, 5), (.min, .max, 32768), (3, 5, 5), (-5, -3, 5)]
      as [(Int16, Int16, Int)])
  func peak(minimum: Int16, maximum: Int16, peak: Int) {
    #expect(WaveformPoint(minimum: minimum, maximum: maximum).peak == peak)
  }

  @Test("It shows the louder of two channels, and all that clips")
  func loudest() {
    let left = WaveformPoint(minimum: -9, maximum: 4, rms: 3, clipped: 65_000)
    let right = WaveformPoint(minimum: -2, maximum: 7, rms: 5, clipped: 535)
    #expect(
      left.loudest(with: right)
        == WaveformPoint(minimum: -9, maximum: 7, rms: 5, clipped: 65_535))
    #expect(left.loudest(with: left).clipped == 65_535)
  }
}
