import TestSupport
import Waveforms

extension WaveformAnalyser {
  /// Takes in samples in blocks of the lengths given, over and over, and hands out full tiles.
  mutating func add(
    _ samples: TestSamples, blockLengths: [Int], interleaved: Bool = true
  ) -> [WaveformTile] {
    var tiles: [WaveformTile] = []
    for frames in stretches(of: samples.frameCount, lengths: blockLengths) {
      samples.withBlock(frames, interleaved: interleaved) { block in
        add(block) { tiles.append($0) }
      }
    }
    return tiles
  }
}

/// All tiles of samples that come in blocks of the lengths given, over and over.
func tiles(
  of samples: TestSamples, blockLengths: [Int] = [1 << 20], interleaved: Bool = true,
  detail: WaveformDetail = .all
) -> [WaveformTile] {
  let layout = PyramidLayout(channelCount: samples.channelCount)
  var analyser = WaveformAnalyser(layout: layout, detail: detail)
  let tiles = analyser.add(samples, blockLengths: blockLengths, interleaved: interleaved)
  return tiles + [analyser.openTile].compactMap { $0 }
}

/// Cuts frames into stretches of the lengths given, over and over.
func stretches(of frameCount: Int, lengths: [Int]) -> [Range<Int>] {
  var stretches: [Range<Int>] = []
  var start = 0
  while start < frameCount {
    let end = min(start + lengths[stretches.count % lengths.count], frameCount)
    stretches.append(start..<end)
    start = end
  }
  return stretches
}

/// Random 16-bit samples, some of which are at full scale.
func noise(channels: Int, frames: Int, seed: UInt64) -> [[Int16]] {
  var random = SplitMix64(seed: seed)
  return (0..<channels).map { _ in
    (0..<frames).map { _ in
      let bits = random.next()
      let value = Int16(truncatingIfNeeded: bits)
      return bits >> 56 == 0 ? (value < 0 ? .min : .max) : value
    }
  }
}
