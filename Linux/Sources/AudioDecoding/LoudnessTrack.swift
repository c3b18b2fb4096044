import Waveforms

/// Measures loudness along the axis, and writes it into the tiles of a waveform.
///
/// What is measured where blocks overlap or leave gaps is what `WaveformAnalyser` measures there.
///
/// *Lifetime*: a value; tiles have to be written as soon as their end is reached.
/// *Time*: frames on the media's axis. *Concurrency*: a value.
struct LoudnessTrack {
  private static let step = Int64(PyramidLayout.framesPerLoudness)
  /// After so many frames of silence, seconds even at 192 kHz, more of it changes nothing.
  private static let longestSilence: Int64 = 512 * 1024

  private let meter: LoudnessMeter
  /// The end of what has been taken in.
  private var position: Int64
  /// The frame where the first step begins whose loudness is kept.
  private let start: Int64
  /// The silence just before that.
  private var silence: Int64 = 0
  /// The loudness at the end of each step since the last tile that was written.
  private var values: [Int16] = []

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - meter: What measures, and has taken nothing in yet.
  ///   - position: The first frame that is taken in.
  ///   - start: Where the first tile begins that is written.
  init(_ meter: LoudnessMeter, from position: Int64 = 0, valuesFrom start: Int64 = 0) {
    self.meter = meter
    self.position = position
    self.start = start
    meter.align(to: position)
  }

  /// Takes samples in.
  ///
  /// - Complexity: O(*n*) in the samples.
  mutating func add(_ samples: DecodedSamples, at firstFrame: Int64) {
    let end = min(firstFrame + Int64(samples.count), PyramidLayout.maximumFrameCount)
    guard end > position else { return }
    addSilence(upTo: firstFrame)
    silence = 0
    meter.load(samples)
    while position < end {
      let next = min(end, (position / Self.step + 1) * Self.step)
      meter.addLoaded(Int(position - firstFrame)..<Int(next - firstFrame))
      advance(to: next)
    }
  }

  /// Takes in silence up to a frame.
  ///
  /// - Complexity: O(*n*) in the frames.
  mutating func addSilence(upTo end: Int64) {
    while position < end {
      let next = min(end, (position / Self.step + 1) * Self.step)
      if silence < Self.longestSilence { meter.addSilence(Int(next - position)) }
      silence += next - position
      advance(to: next)
    }
  }

  /// Writes the values of a tile whose end has been reached; at the end of the media, the last one
  /// may be for less than a whole step.
  mutating func write(to tile: inout WaveformTile) {
    if position < tile.firstFrame + Int64(PyramidLayout.framesPerTile), position % Self.step != 0 {
      values.append(meter.momentaryLoudness)
    }
    let count = min(values.count, PyramidLayout.loudnessPerTile)
    for index in 0..<count { tile.setLoudness(values[index], at: index) }
    values.removeFirst(count)
  }

  private mutating func advance(to end: Int64) {
    position = end
    if end % Self.step == 0, end > start { values.append(meter.momentaryLoudness) }
  }
}
