import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Held samples")
struct HeldSamplesTests {
  @Test(
    "A frame is the sample that sounds at its moment, however the samples are cut",
    arguments: [
      (8000, 48_000), (48_000, 8000), (44_100, 48_000), (48_000, 44_100), (1, 3), (3, 1),
    ],
    [1, 7, 100, 1000])
  func times(rates: (source: Int, target: Int), length: Int) {
    let samples = (0..<1000).map { Int16($0) }
    var held = HeldSamples(from: rates.source, to: rates.target)
    var frames: [Int16] = []
    for start in stride(from: 0, to: samples.count, by: length) {
      frames += held.frames(of: Array(samples[start..<min(start + length, samples.count)]))
    }
    let count = (samples.count * rates.target + rates.source - 1) / rates.source
    let expected: [Int16] = (0..<count).map { samples[$0 * rates.source / rates.target] }
    #expect(frames == expected)
  }

  @Test("Channels stay apart in every layout")
  func layouts() {
    let samples = (0..<40).map { Int16($0) }
    var planes: [Int16] = []
    for channel in 0..<2 { planes += stride(from: channel, to: 40, by: 2).map { samples[$0] } }
    for isPlanar in [false, true] {
      var held = HeldSamples(from: 20_000, to: 10_000)
      let frames = held.frames(of: isPlanar ? planes : samples, channels: 2, isPlanar: isPlanar)
      let expected: [Int16] = (0..<20).map { samples[$0 / 2 * 4 + $0 % 2] }
      #expect(frames == expected)
    }
  }
}

extension HeldSamples {
  /// Converts samples, and gives the frames, the channels' samples by turns.
  fileprivate mutating func frames(
    of samples: [Int16], channels: Int = 1, isPlanar: Bool = false
  ) -> [Int16] {
    var frames: [Int16] = []
    let count = samples.count / channels
    samples.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let planes = (0..<channels).map { start + $0 * count * 2 }
      planes.withUnsafeBufferPointer { planes in
        guard let first = planes.baseAddress else { return }
        let block = DecodedSamples(
          memory: isPlanar ? .planar(first) : .interleaved(start), format: .int16,
          channelCount: channels, count: count, sampleRate: sampleRate, timestamp: 0)
        convert(block) { converted in
          for frame in 0..<converted.count {
            for channel in 0..<channels {
              let (first, stride) = converted.samples(ofChannel: channel)
              frames.append(
                first.load(fromByteOffset: frame * stride * 2, as: Int16.self))
            }
          }
        }
      }
    }
    return frames
  }
}
