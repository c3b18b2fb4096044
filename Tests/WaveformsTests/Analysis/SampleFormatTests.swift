import Testing
import Waveforms

@Suite("Sample formats")
struct SampleFormatTests {
  /// Where rounding, clamping and validity turn.
  private static let values: [Double] = {
    let turns: [Double] = [
      0, .leastNonzeroMagnitude, 1e-45, 0.1, 0.25, 0.5, 0.75, 1, 1.000_03, 1.5, 2, 3, 1e10, 1e30,
      3e38,
    ]
    let steps = [0.5, 1, 1.5, 2.5, 16383.5, 16384, 32766, 32766.5, 32767, 32767.5, 32768]
    let fractions = steps.flatMap { [$0 / 32767, $0 / 32768] }
    let magnitudes = (turns + fractions).flatMap { [$0, $0.nextUp, $0.nextDown] }
      .flatMap { [$0, Double(Float($0).nextUp), Double(Float($0).nextDown)] }
    return magnitudes.flatMap { [$0, -$0] } + [.nan, .signalingNaN, .infinity, -.infinity]
  }()

  private static let floats: [SampleFormat] = allFormats.filter {
    switch $0 {
    case .float32, .float64: true
    default: false
    }
  }

  @Test("Each floating-point rule turns where it says", arguments: floats)
  func turns(format: SampleFormat) {
    for value in Self.values {
      let samples = TestSamples([[value]], format: format)
      let point = tiles(of: samples)[0].points(level: 0, row: 0)[0]
      #expect(point == samples.reference.point(row: 0, frames: 0..<1), "\(value) as \(format)")
    }
  }

  @Test(
    "Rules are those that are written down",
    arguments: [
      (.uint8, [0, 0x80, 0xFF], [-32768, 0, 32512]),
      (.int16, [0x00, 0x80, 0x34, 0x12], [-32768, 0x1234]),
      (.packedInt24, [0xFF, 0xFF, 0xFF, 0xFF, 0x34, 0x12], [-1, 0x1234]),
      (.int32, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x34, 0x12], [-1, 0x1234]),
      (.int64, [0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [-1]),
      (.float32(.towardZero), [0, 0, 0, 0xBF], [-16383]),
      (.float32(.toNearest), [0, 0, 0, 0xBF], [-16384]),
      (.float32(.down), [0, 0, 0, 0xBF], [-16384]),
    ] as [(SampleFormat, [UInt8], [Int16])])
  func rules(format: SampleFormat, bytes: [UInt8], expected: [Int16]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    defer { memory.deallocate() }
    memory.copyBytes(from: bytes)
    var found: [Int16] = []
    for index in expected.indices {
      var analyser = WaveformAnalyser(layout: PyramidLayout(channelCount: 1))
      guard let sample = memory.baseAddress.map({ $0 + index * format.byteCount }) else { continue }
      analyser.add(
        SampleBlock(
          interleaved: sample, format: format, channelCount: 1, frameCount: 1, firstFrame: 0)
      ) { _ in }
      found += [analyser.openTile?.points(level: 0, row: 0)[0].minimum].compactMap { $0 }
    }
    #expect(found == expected)
  }

  @Test("Invalid samples are left out and counted; in the mix they are silence", arguments: floats)
  func invalid(format: SampleFormat) {
    let left = [0.5, .nan, 0.25, .infinity, 0.5, 1.5]
    let right = [-0.5, -0.25, -.infinity, -0.125, .nan, -.nan]
    let samples = TestSamples([left, right], format: format)
    for interleaved in [true, false] {
      let tile = tiles(of: samples, interleaved: interleaved)[0]
      #expect(tile.invalidSampleCount == 5)
      for row in 0..<3 {
        let expected = samples.reference.point(row: row, frames: 0..<6)
        #expect(tile.points(level: 0, row: row)[0] == expected)
      }
      #expect(tile.points(level: 0, row: 0)[0].minimum > 8000)
    }
  }

  @Test("A bucket without a valid sample is silent, at every level")
  func allInvalid() {
    let values = [Double](repeating: .nan, count: 256) + [Double](repeating: 0.5, count: 256)
    let tile = tiles(of: TestSamples([values], format: .float32(.toNearest)))[0]
    #expect(tile.points(level: 0, row: 0)[0] == .silent)
    #expect(
      tile.points(level: 1, row: 0)[0]
        == WaveformPoint(minimum: 0, maximum: 16384, rms: 11585))
    #expect(tile.invalidSampleCount == 256)
  }

  @Test("A block's missing channels are silent, and its further ones left out")
  func otherChannels() {
    let samples = TestSamples([[100, 100], [50, 50], [30, 30]])
    var analyser = WaveformAnalyser(layout: PyramidLayout(channelCount: 2))
    samples.withBlock(0..<1, interleaved: true, channels: 1) { analyser.add($0) { _ in } }
    samples.withBlock(1..<2, interleaved: true, channels: 3) { analyser.add($0) { _ in } }
    let maxima = (0..<3).map { analyser.openTile?.points(level: 0, row: $0)[0].maximum }
    let minima = (0..<3).map { analyser.openTile?.points(level: 0, row: $0)[0].minimum }
    #expect(maxima == [100, 50, 75])
    #expect(minima == [100, 0, 50])
  }
}
