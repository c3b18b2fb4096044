import TestSupport
import Testing
import Waveforms

@Suite("Loudness envelope")
struct LoudnessEnvelopeTests {
  @Test(
    "An impulse beside a bucket's edge is in one bucket alone",
    arguments: [(20, 40, 1000), (20, 40, 44_100), (33.3, 7, 8000), (100, 2000, 48_000)]
      as [(Double, Int, Double)])
  func edges(duration: Double, buckets: Int, rate: Double) {
    let samples = Int((duration * rate).rounded())
    var envelope = LoudnessEnvelope(duration: duration, bucketCount: buckets)
    // Neighbours differ, so that an impulse in the wrong bucket changes both.
    let expected = (0..<buckets).map { Double(1 + $0 % 3) / 3 }
    for bucket in 0..<buckets {
      // The first sample of bucket b is ceil(b·samples/buckets).
      let first = (bucket * samples + buckets - 1) / buckets
      let last = ((bucket + 1) * samples + buckets - 1) / buckets - 1
      for sample in [first, last] {
        envelope.add([[Float(expected[bucket])]], sampleRate: rate, at: Double(sample) / rate)
      }
    }
    expectEqual(envelope.rootMeanSquares(spanning: duration), expected, within: 1e-6)
  }

  @Test("Blocks of any size give what one block gives", arguments: 1...8)
  func blocks(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let channels = (0..<2).map { _ in
      (0..<30_000).map { _ in Float.random(in: -1...1, using: &random) }
    }
    var whole = LoudnessEnvelope(duration: 10, bucketCount: 100)
    whole.add(channels, sampleRate: 3000, at: 0)
    var pieces = LoudnessEnvelope(duration: 10, bucketCount: 100)
    var start = 0
    while start < 30_000 {
      let end = min(start + Int.random(in: 1...1500, using: &random), 30_000)
      let block = channels.map { Array($0[start..<end]) }
      pieces.add(block, sampleRate: 3000, at: Double(start) / 3000)
      start = end
    }
    expectEqual(pieces.rootMeanSquares(spanning: 10), whole.rootMeanSquares(spanning: 10))
    #expect(pieces.decodedEnd == 10)
    #expect(whole.decodedEnd == 10)
  }

  @Test(
    "Loudness is the root mean square of the loudest channel",
    arguments: [
      ([[0.5, 0.5, 0.5, 0.5]], 0.5),
      ([[0.5, -0.5, 0.5, -0.5]], 0.5),
      ([[1, 0, 0, 0]], 0.5),
      ([[0.6, 0.8, 0.6, 0.8, 0.6]], (2.36 / 5.0).squareRoot()),
      // In opposite phase, where a mix would be flat.
      ([[0.5, -0.25], [-0.5, 0.25]], 0.156_25.squareRoot()),
      ([[0, 0], [0.5, 0.5], [0.25, 0.25]], 0.5),
      // Louder by turns: no channel is loud all the time.
      ([[1, 0, 0, 0], [0, 1, 0, 0]], 0.5),
    ] as [([[Float]], Double)])
  func loudness(channels: [[Float]], expected: Double) {
    var envelope = LoudnessEnvelope(duration: 1, bucketCount: 1)
    envelope.add(channels, sampleRate: 100, at: 0)
    expectEqual(envelope.rootMeanSquares(spanning: 1), [expected], within: 1e-6)
  }

  @Test(
    "Samples out of range are clipped, and silent where they aren't numbers",
    arguments: [
      ([.nan, 1], 0.5.squareRoot()), ([.infinity, 1], 0.5.squareRoot()),
      ([-.infinity, 1], 0.5.squareRoot()), ([.nan, .nan], 0), ([4, -4], 1),
      ([.signalingNaN, 0], 0), ([1e-30, 0], 0),
    ] as [([Float], Double)])
  func outOfRange(samples: [Float], expected: Double) {
    for length in [1, 2, 3, 4, 7] {
      var envelope = LoudnessEnvelope(duration: 1, bucketCount: 1)
      let repeated = (0..<length).flatMap { _ in samples }
      envelope.add([repeated], sampleRate: 1000, at: 0)
      expectEqual(envelope.rootMeanSquares(spanning: 1), [expected])
    }
  }

  @Test("Levels are relative to the loudest bucket, and as high as they are heard")
  func levels() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    for (second, amplitude) in [(0.0, 0.1), (5.0, 0.2), (15.0, 0.05)] as [(Double, Float)] {
      envelope.add(tone(amplitude, seconds: 5), sampleRate: 1000, at: second)
    }
    expectEqual(envelope.levels(spanning: 20), [0.648_420, 1, 0, 0.420_448], within: 1e-6)
  }

  @Test(
    "Very quiet media isn't blown up",
    arguments: [(0, 0), (0.001, 0.486_968), (0.01, 1)] as [(Float, Double)])
  func quiet(amplitude: Float, level: Double) {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 1)
    envelope.add(tone(amplitude, seconds: 20), sampleRate: 1000, at: 0)
    expectEqual(envelope.levels(spanning: 20), [level], within: 1e-6)
  }

  @Test("Bars stand where they stay while decoding is under way")
  func progressive() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    #expect(envelope.levels(spanning: 20) == [0, 0, 0, 0])
    #expect(envelope.decodedEnd == 0)
    envelope.add(tone(0.5, seconds: 5), sampleRate: 1000, at: 0)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0, 0, 0])
    #expect(envelope.decodedEnd == 5)
    envelope.add(tone(0.25, seconds: 2.5), sampleRate: 1000, at: 5)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0.25, 0, 0])
    #expect(envelope.decodedEnd == 7.5)
  }

  @Test("A gap is silence, an overlap counts both, order doesn't matter")
  func gapsAndOverlaps() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    envelope.add(tone(1, seconds: 5), sampleRate: 1000, at: 15)
    envelope.add(tone(0.6, seconds: 5), sampleRate: 1000, at: 0)
    envelope.add(tone(0.8, seconds: 5), sampleRate: 1000, at: 0)
    expectEqual(
      envelope.rootMeanSquares(spanning: 20), [(0.5).squareRoot(), 0, 0, 1], within: 1e-6)
    #expect(envelope.decodedEnd == 20)
  }

  @Test("Samples before the start are left out")
  func beforeStart() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    envelope.add(tone(1, seconds: 2), sampleRate: 1000, at: -3)
    #expect(envelope.rootMeanSquares(spanning: 20) == [0, 0, 0, 0])
    #expect(envelope.decodedEnd == 0)
    envelope.add([tone(1, seconds: 2)[0] + tone(0.5, seconds: 2)[0]], sampleRate: 1000, at: -2)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0, 0, 0])
    #expect(envelope.decodedEnd == 2)
  }

  @Test(
    "A block whose numbers make no sense changes nothing",
    arguments: [
      (1000, .nan), (1000, .infinity), (1000, -.infinity), (1000, 1e18), (1000, -1e18),
      (0, 0), (-1000, 0), (.nan, 0), (.infinity, 0), (1e12, 0), (0.5, 0),
    ] as [(Double, Double)])
  func senseless(rate: Double, position: Double) {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    envelope.add([[1, 1]], sampleRate: rate, at: position)
    envelope.add([] as [[Float]], sampleRate: 1000, at: 0)
    envelope.add([[]], sampleRate: 1000, at: 19)
    envelope.add([[1, 1], []], sampleRate: 1000, at: 0)
    #expect(envelope.rootMeanSquares(spanning: 20) == [0, 0, 0, 0])
  }

  @Test("Channels may come and go, and the ones beyond the limit are left out")
  func channelCounts() {
    var envelope = LoudnessEnvelope(duration: 15, bucketCount: 3)
    envelope.add(tone(0.5, seconds: 5), sampleRate: 1000, at: 0)
    let silent = [[Float]](repeating: [Float](repeating: 0, count: 5000), count: 32)
    envelope.add(silent + tone(1, seconds: 5), sampleRate: 1000, at: 5)
    envelope.add(Array(silent.dropLast()) + tone(0.25, seconds: 5), sampleRate: 1000, at: 10)
    expectEqual(envelope.rootMeanSquares(spanning: 15), [0.5, 0, 0.25])
  }

  @Test("The sample rate may change on the way")
  func rateChange() {
    var envelope = LoudnessEnvelope(duration: 20, bucketCount: 4)
    envelope.add(tone(0.5, seconds: 10), sampleRate: 1000, at: 0)
    envelope.add(tone(0.25, seconds: 20), sampleRate: 2000, at: 10)
    expectEqual(envelope.rootMeanSquares(spanning: 20), [0.5, 0.5, 0.25, 0.25])
    #expect(envelope.decodedEnd == 20)
  }
}
