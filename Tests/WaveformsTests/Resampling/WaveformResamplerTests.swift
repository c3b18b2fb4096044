import TestSupport
import Testing
import Waveforms

@Suite("Waveform resampler")
struct WaveformResamplerTests {
  @Test(
    "Points of any length are what brute force finds",
    arguments: [1, 2, 3, 19, 255, 256, 257, 300, 700, 1000, 4999, 5000, 5001] as [Int64])
  func lengths(framesPerPoint: Int64) {
    for (channels, frames) in [(1, 5000), (2, 1027), (5, 1000)] {
      let samples = TestSamples(noise(channels: channels, frames: frames, seed: 4))
      for rows in [WaveformResampler.Rows.mixed, .channels] {
        for detail in [WaveformDetail.extremes, .all] {
          let found = points(
            of: samples, rows: rows, length: PointLength(frames: framesPerPoint), detail: detail)
          let expected = reference(samples, rows, detail) { Int64($0) * framesPerPoint }
          #expect(found == expected)
        }
      }
    }
  }

  @Test(
    "A ratio of frames and points doesn't drift",
    arguments: [(44100, 64), (441, 100), (10, 3), (7, 7), (1001, 1000)] as [(Int64, Int64)])
  func ratio(frames: Int64, points: Int64) {
    let samples = TestSamples(noise(channels: 1, frames: 3000, seed: 5))
    let length = PointLength(frames: frames, points: points)
    let expected = reference(samples, .mixed, .all) { Int64($0) * frames / points }
    #expect(self.points(of: samples, rows: .mixed, length: length, detail: .all) == expected)
  }

  @Test("A ratio of the largest numbers is exact")
  func largeRatio() {
    let length = PointLength(frames: .max, points: .max - 1)
    var resampler = WaveformResampler(channelCount: 1, rows: .mixed, length: length)
    var count = 0
    resampler.addSilence(upTo: 100) { _ in count += 1 }
    #expect(count == 100 && resampler.openPoint.isEmpty)
  }

  @Test("Cut into any blocks, the same samples give the same points", arguments: 0..<6)
  func blocks(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let samples = TestSamples(noise(channels: 2, frames: 2000, seed: seed), format: .int32)
    let length = PointLength(frames: Int64(random.next() % 900) + 1)
    let expected = points(of: samples, rows: .channels, length: length, detail: .all)
    for longest in [1, 13, 500] {
      let lengths = (0..<30).map { _ in Int(random.next() % UInt64(longest)) + 1 }
      let found = points(
        of: samples, rows: .channels, length: length, detail: .all, blockLengths: lengths)
      #expect(found == expected)
    }
  }

  @Test("A part of the axis begins with a point, and ends with one cut short")
  func part() {
    let samples = TestSamples([(0..<1000).map { Int16($0) }])
    var found: [WaveformPoint] = []
    var resampler = WaveformResampler(
      channelCount: 1, rows: .channels, length: PointLength(frames: 100), from: 250, to: 500)
    for frames in stretches(of: 1000, lengths: [70]) {
      samples.withBlock(frames, interleaved: true) { block in
        resampler.add(block) { found.append($0) }
      }
    }
    found += resampler.openPoint
    #expect(
      found == [
        WaveformPoint(minimum: 250, maximum: 349), WaveformPoint(minimum: 350, maximum: 449),
        WaveformPoint(minimum: 450, maximum: 499),
      ])
    #expect(resampler.position == 500)
  }

  @Test("Gaps are silence, and overlaps are left out")
  func gaps() {
    var found: [WaveformPoint] = []
    var resampler = WaveformResampler(
      channelCount: 1, rows: .channels, length: PointLength(frames: 4))
    for (place, values) in [(1, [9, 8]), (2, [7, 6, 5]), (13, [-4])] as [(Int64, [Int16])] {
      TestSamples([values]).withBlock(0..<values.count, interleaved: true, at: place) { block in
        resampler.add(block) { found.append($0) }
      }
    }
    #expect(found.map(\.maximum) == [9, 5, 0] && found.map(\.minimum) == [0, 0, 0])
    #expect(resampler.openPoint == [WaveformPoint(minimum: -4, maximum: 0)])
  }

  @Test("Beyond 2^31 frames, places are exact")
  func farAway() {
    let place: Int64 = 16 * 3600 * 48_000 + 5
    let length = PointLength(frames: 48_000)
    var found: [WaveformPoint] = []
    var resampler = WaveformResampler(channelCount: 1, rows: .mixed, length: length)
    TestSamples([[500]]).withBlock(0..<1, interleaved: true, at: place) { block in
      resampler.add(block) { found.append($0) }
    }
    #expect(found == [WaveformPoint](repeating: .silent, count: 16 * 3600))
    #expect(resampler.openPoint == [WaveformPoint(minimum: 0, maximum: 500)])
  }

  @Test("Values of a wave stay exact where a point is very long")
  func longPoint() {
    let length = PointLength(frames: PointLength.longest - 1)
    var resampler = WaveformResampler(
      channelCount: 1, rows: .mixed, length: length, detail: .all)
    let loud = [Int16](repeating: .min, count: 1000)
    TestSamples([loud]).withBlock(0..<1000, interleaved: true, at: 0) { block in
      resampler.add(block) { _ in }
    }
    resampler.addSilence(upTo: PointLength.longest - 1000) { _ in }
    #expect(
      resampler.openPoint == [WaveformPoint(minimum: .min, maximum: 0, rms: 22, clipped: 1000)])
  }

  @Test("Invalid samples are counted")
  func invalid() {
    let samples = TestSamples([[.nan, 0.5], [0.25, 0.25]], format: .float32(.toNearest))
    var resampler = WaveformResampler(
      channelCount: 2, rows: .mixed, length: PointLength(frames: 2))
    var found: [WaveformPoint] = []
    samples.withBlock(0..<2, interleaved: true) { block in resampler.add(block) { found.append($0) }
    }
    #expect(found == [WaveformPoint(minimum: 4096, maximum: 12288)])
    #expect(resampler.invalidSampleCount == 1)
  }

  private func points(
    of samples: TestSamples, rows: WaveformResampler.Rows, length: PointLength,
    detail: WaveformDetail, blockLengths: [Int] = [450, 123]
  ) -> [WaveformPoint] {
    var points: [WaveformPoint] = []
    var resampler = WaveformResampler(
      channelCount: samples.channelCount, rows: rows, length: length, detail: detail)
    for frames in stretches(of: samples.frameCount, lengths: blockLengths) {
      samples.withBlock(frames, interleaved: true) { block in
        resampler.add(block) { points.append($0) }
      }
    }
    return points + resampler.openPoint
  }

  /// Points by brute force, point `i` beginning where `start` says.
  private func reference(
    _ samples: TestSamples, _ rows: WaveformResampler.Rows, _ detail: WaveformDetail,
    start: (Int) -> Int64
  ) -> [WaveformPoint] {
    var points: [WaveformPoint] = []
    var index = 0
    while start(index) < samples.frameCount {
      let frames = Int(start(index))..<min(Int(start(index + 1)), samples.frameCount)
      let mixedRow = samples.channelCount == 1 ? 0 : samples.channelCount
      for row in rows == .mixed ? [mixedRow] : Array(0..<samples.channelCount) {
        let point = samples.reference.point(row: row, frames: frames)
        let extremes = WaveformPoint(minimum: point.minimum, maximum: point.maximum)
        points.append(detail == .all ? point : extremes)
      }
      index += 1
    }
    return points
  }
}
