import Testing
import Waveforms

@Suite("Interleaved samples")
struct InterleavedSamplesTests {
  @Test(
    "Samples by turns count as samples channel by channel",
    arguments: [
      ([0.5, -0.25, 0.5, -0.25], 2, [[0.5, 0.5], [-0.25, -0.25]]),
      ([0.1, 0.2, 0.3], 1, [[0.1, 0.2, 0.3]]),
      ([0, 0, 0.9, 0, 0, 0.9], 3, [[0, 0], [0, 0], [0.9, 0.9]]),
      // What is left over belongs to no whole sample.
      ([0.5, -0.25, 1], 2, [[0.5], [-0.25]]),
      ([], 2, [[], []]),
    ] as [([Float], Int, [[Float]])])
  func turns(samples: [Float], channelCount: Int, channels: [[Float]]) {
    var interleaved = LoudnessEnvelope(duration: 0.1, bucketCount: 10)
    samples.withUnsafeBufferPointer {
      interleaved.add(interleaved: $0, channelCount: channelCount, sampleRate: 100, at: 0.02)
    }
    var planar = LoudnessEnvelope(duration: 0.1, bucketCount: 10)
    planar.add(channels, sampleRate: 100, at: 0.02)
    #expect(interleaved.rootMeanSquares(spanning: 0.1) == planar.rootMeanSquares(spanning: 0.1))
    #expect(interleaved.decodedEnd == planar.decodedEnd)
  }

  @Test("Channels beyond those that are measured are left out")
  func manyChannels() {
    var envelope = LoudnessEnvelope(duration: 1, bucketCount: 1)
    let samples = (0..<40).map { Float($0 < 32 ? 0.25 : 1) }
    samples.withUnsafeBufferPointer {
      envelope.add(interleaved: $0, channelCount: 40, sampleRate: 1, at: 0)
    }
    #expect(envelope.rootMeanSquares(spanning: 1).max() == 0.25)
  }

  @Test("No channels are nothing", arguments: [0, -1])
  func noChannels(channelCount: Int) {
    var envelope = LoudnessEnvelope(duration: 1)
    [Float(1)].withUnsafeBufferPointer {
      envelope.add(interleaved: $0, channelCount: channelCount, sampleRate: 1, at: 0)
    }
    #expect(envelope.decodedEnd == 0)
  }
}
