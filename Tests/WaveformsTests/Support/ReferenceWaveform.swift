import Waveforms

/// A sample as it should be measured.
struct ReferenceSample: Equatable {
  /// The sample in 16 bits; nothing where it's invalid.
  var value: Int16?
  var isClipped: Bool

  static let silence = Self(value: 0, isClipped: false)

  /// A sample of an integer format.
  init(_ value: Int16) {
    self.value = value
    isClipped = value == .max || value == .min
  }

  init(value: Int16?, isClipped: Bool) {
    self.value = value
    self.isClipped = isClipped
  }
}

/// Waveforms by brute force: channel by channel, sample by sample.
struct ReferenceWaveform {
  /// All samples of each channel, from frame 0 on.
  var channels: [[ReferenceSample]]

  /// The point of a stretch, all samples of which are looked at.
  func point(row: Int, frames: Range<Int>) -> WaveformPoint {
    if frames.isEmpty { return .silent }
    return row < channels.count ? channelPoint(row, frames) : mixedPoint(frames)
  }

  private func channelPoint(_ channel: Int, _ frames: Range<Int>) -> WaveformPoint {
    let samples = channels[channel][frames]
    return point(
      of: samples.compactMap { $0.value.map(Int.init) }, clipped: samples.count { $0.isClipped })
  }

  private func mixedPoint(_ frames: Range<Int>) -> WaveformPoint {
    let values = frames.map { frame in
      channels.reduce(0) { $0 + Int($1[frame].value ?? 0) } / channels.count
    }
    let clipped = channels.reduce(0) { $0 + $1[frames].count { $0.isClipped } }
    return point(of: values, clipped: clipped)
  }

  private func point(of values: [Int], clipped: Int) -> WaveformPoint {
    guard let minimum = values.min(), let maximum = values.max() else { return .silent }
    return WaveformPoint(
      minimum: Int16(minimum), maximum: Int16(maximum), rms: UInt16(rootMeanSquare(of: values)),
      clipped: UInt16(min(clipped, 65535)))
  }
}

/// The nearest whole number to the root of the mean square: the highest whose lower neighbour's middle
/// isn't above it, by whole numbers alone.
private func rootMeanSquare(of values: [Int]) -> Int {
  let squares = values.reduce(0) { $0 + $1 * $1 }
  var root = Int((Double(squares) / Double(values.count)).squareRoot()) + 2
  while root > 0, (2 * root - 1) * (2 * root - 1) * values.count > 4 * squares { root -= 1 }
  return root
}

/// All points that a tile should have of a waveform.
func referencePoints(
  of waveform: ReferenceWaveform, layout: PyramidLayout, tile: Int
) -> [WaveformPoint] {
  let first = tile * PyramidLayout.framesPerTile
  let frameCount = waveform.channels[0].count
  var points: [WaveformPoint] = []
  for level in (0..<PyramidLayout.levelCount).reversed() {
    let length = PyramidLayout.framesPerPoint(level: level)
    for row in 0..<layout.rowCount {
      for bucket in 0..<PyramidLayout.pointsPerTile(level: level) {
        let start = min(first + bucket * length, frameCount)
        let frames = start..<min(start + length, frameCount)
        points.append(waveform.point(row: row, frames: frames))
      }
    }
  }
  return points
}
