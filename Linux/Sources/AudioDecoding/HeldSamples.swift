import Waveforms

/// Brings samples of one rate to another by time: each frame takes the sample that sounds then.
///
/// *Lifetime*: a value, for one stretch of samples without a break.
struct HeldSamples {
  private let rates: Rates
  /// The number of samples that have been taken, and of frames that have been given.
  private var taken: Int64 = 0
  private var given: Int64 = 0
  private var storage: [UInt64] = []

  /// Makes a converter.
  ///
  /// - Parameters:
  ///   - sampleRate: Rate of the samples that are taken.
  ///   - target: Rate of the frames that are given.
  init(from sampleRate: Int, to target: Int) {
    rates = Rates(source: sampleRate, target: target)
  }

  /// The rate of the samples that are taken.
  var sampleRate: Int { rates.source }

  /// Converts the next samples.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - body: Receives the frames that begin while the samples sound, if there are any.
  /// - Complexity: O(*n*) in the frames.
  mutating func convert(_ samples: DecodedSamples, _ body: (DecodedSamples) -> Void) {
    let first = taken
    taken += Int64(samples.count)
    let frames = given..<max(given, rates.frame(at: taken))
    given = frames.upperBound
    guard !frames.isEmpty else { return }
    let sampleSize = samples.format.byteCount
    let frameSize = sampleSize * samples.channelCount
    let words = frames.count * frameSize / 8 + 1
    if storage.count < words { storage = [UInt64](repeating: 0, count: words) }
    let rates = rates
    storage.withUnsafeMutableBytes { storage in
      guard let base = storage.baseAddress else { return }
      for channel in 0..<samples.channelCount {
        let (source, stride) = samples.samples(ofChannel: channel)
        for frame in frames {
          let index = Int(rates.sample(at: frame) - first)
          let place = Int(frame - frames.lowerBound) * frameSize + channel * sampleSize
          (base + place).copyMemory(
            from: source + index * stride * sampleSize, byteCount: sampleSize)
        }
      }
      body(
        DecodedSamples(
          memory: .interleaved(base), format: samples.format, channelCount: samples.channelCount,
          count: frames.count, sampleRate: rates.target, timestamp: samples.timestamp))
    }
  }
}

/// Samples and frames that begin at the same time.
private struct Rates {
  let source: Int
  let target: Int

  /// The first frame that doesn't begin before a sample.
  func frame(at sample: Int64) -> Int64 {
    Int64((Int128(sample) * Int128(target) + Int128(source - 1)) / Int128(source))
  }

  /// The sample that sounds when a frame begins.
  func sample(at frame: Int64) -> Int64 {
    Int64(Int128(frame) * Int128(source) / Int128(target))
  }
}
