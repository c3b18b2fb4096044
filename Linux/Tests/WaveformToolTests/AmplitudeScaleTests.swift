import Testing
import Waveforms

@testable import WaveformTool

@Suite("Scales of amplitudes")
struct AmplitudeScaleTests {
  @Test(arguments: [1, 20, 15000, 32767, 32768] as [Int])
  func `bring the loudest to full scale, whichever side it is on`(peak: Int) {
    let factor = AmplitudeScale.loudest.factor(peak: peak)
    let point = WaveformPoint(minimum: Int16(-peak), maximum: 0).scaled(by: factor)
    #expect(point.minimum == -32767)
  }

  @Test func `leave silence as it is`() {
    #expect(AmplitudeScale.loudest.factor(peak: 0) == 1)
  }

  @Test func `keep the sign, drop the fraction and stop at full scale`() {
    let point = WaveformPoint(minimum: -3, maximum: 3).scaled(by: 0.5)
    #expect(point == WaveformPoint(minimum: -1, maximum: 1))
    let loud = WaveformPoint(minimum: -20000, maximum: 20000).scaled(by: 1e300)
    #expect(loud == WaveformPoint(minimum: -32768, maximum: 32767))
  }
}
