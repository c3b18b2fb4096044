import Testing
import Waveforms

@Suite("Loudness envelope: its axis")
struct LoudnessEnvelopeAxisTests {
  @Test("Without a known duration the axis grows with the media")
  func unknownDuration() {
    var envelope = LoudnessEnvelope(duration: nil, bucketCount: 8)
    for second in 0..<64 {
      envelope.add(tone(second < 32 ? 0.25 : 0.5, seconds: 1), sampleRate: 1000, at: Double(second))
    }
    expectEqual(
      envelope.rootMeanSquares(spanning: 64), [0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5],
      within: 0.05)
    #expect(envelope.decodedEnd == 64)
  }

  @Test("Doubling keeps every sample in its place", arguments: 0..<5)
  func doubling(part: Int) {
    // 160 s in 16 buckets, the axis doubling from 10 s on.
    var envelope = LoudnessEnvelope(duration: 10, bucketCount: 16)
    for second in 0..<160 {
      let loud = second / 10 == part * 3
      envelope.add(tone(loud ? 1 : 0, seconds: 1), sampleRate: 1000, at: Double(second))
    }
    let expected = (0..<16).map { $0 == part * 3 ? 1.0 : 0.0 }
    expectEqual(envelope.rootMeanSquares(spanning: 160), expected)
  }

  @Test("Media longer than it claims keeps its resolution until twice the length")
  func longer() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    envelope.add(tone(0.5, seconds: 20), sampleRate: 1000, at: 0)
    envelope.add(tone(0.25, seconds: 19), sampleRate: 1000, at: 20)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0.5, 0.5, 0.5])
    expectEqual(envelope.rootMeanSquares(spanning: 40), [0.5, 0.5, 0.25, 0.25])
    #expect(envelope.decodedEnd == 39)
    envelope.add(tone(1, seconds: 40), sampleRate: 1000, at: 40)
    expectEqual(envelope.rootMeanSquares(spanning: 80)[2...], [1, 1])
  }

  @Test("Media shorter than it claims leaves the rest empty")
  func shorter() {
    var envelope = LoudnessEnvelope(duration: 40, bucketCount: 4)
    envelope.add(tone(0.5, seconds: 20), sampleRate: 1000, at: 0)
    expectEqual(envelope.rootMeanSquares(spanning: 40), [0.5, 0.5, 0, 0])
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0.5])
  }

  @Test(
    "A stretch that differs by a hair reads the same buckets",
    arguments: [99.99, 99.999_999, 100, 100.000_001, 100.01])
  func hair(span: Double) {
    var envelope = LoudnessEnvelope(duration: 100, bucketCount: 2000)
    for bucket in 0..<2000 {
      let amplitude = Float(bucket + 1) / 2000
      envelope.add([[amplitude]], sampleRate: 1000, at: Double(bucket) * 0.05)
    }
    expectEqual(
      envelope.rootMeanSquares(spanning: span), (1...2000).map { Double($0) / 2000 }, within: 1e-6)
  }

  @Test(
    "A value stands for 5 ms at least",
    arguments: [(0.001, 1), (0.005, 1), (1, 200), (10, 2000), (1000, 2000)] as [(Double, Int)])
  func shortMedia(duration: Double, count: Int) {
    var envelope = LoudnessEnvelope(duration: duration)
    let rate = 100_000 / duration
    envelope.add(tone(0.5, seconds: 100), sampleRate: rate, at: 0)
    let expected = [Double](repeating: 0.5, count: count)
    expectEqual(envelope.rootMeanSquares(spanning: duration), expected)
  }

  @Test("A far too short claim costs no resolution")
  func tinyClaim() {
    var envelope = LoudnessEnvelope(duration: 0.001)
    envelope.add(tone(0.5, seconds: 100), sampleRate: 1000, at: 0)
    expectEqual(envelope.levels(spanning: 100), [Double](repeating: 1, count: 2000))
  }

  @Test(
    "A claim that makes no sense counts as none",
    arguments: [0, -1, .nan, .infinity, -.infinity, 1e12, 1e300] as [Double])
  func senselessClaim(duration: Double) {
    var envelope = LoudnessEnvelope(duration: duration, bucketCount: 4)
    envelope.add(tone(0.5, seconds: 20), sampleRate: 1000, at: 0)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0.5, 0.5, 0.5], within: 1e-6)
  }

  @Test(
    "A stretch without a sensible length has no values",
    arguments: [0, -1, .nan, .infinity] as [Double])
  func senselessStretch(span: Double) {
    var envelope = LoudnessEnvelope(duration: 20)
    envelope.add(tone(0.5, seconds: 20), sampleRate: 1000, at: 0)
    #expect(envelope.levels(spanning: span).isEmpty)
  }

  @Test("A stretch far longer than the media shows it in its first value", arguments: [4, 2000])
  func hugeStretch(bucketCount: Int) {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: bucketCount)
    envelope.add(tone(0.5, seconds: 20), sampleRate: 1000, at: 0)
    let expected = [0.5] + [Double](repeating: 0, count: bucketCount - 1)
    expectEqual(envelope.rootMeanSquares(spanning: 1e308), expected)
  }

  @Test(
    "Extreme positions and rates are taken without harm",
    arguments: [
      (1000, 2.6e8), (2_147_483_648, 100_000), (384_000, 7e8), (1, 1e14),
    ] as [(Double, Double)])
  func extremes(rate: Double, position: Double) {
    for duration in [nil, 1e-300, 20, 0x1p28] as [Double?] {
      var envelope = LoudnessEnvelope(duration: duration, bucketCount: 8192)
      envelope.add([[1, 1]], sampleRate: rate, at: position)
      #expect(envelope.rootMeanSquares(spanning: position * 1.5).contains { $0 > 0 })
      #expect(envelope.decodedEnd >= position)
    }
  }
}
