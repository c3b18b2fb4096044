import CEbur128
import CFFmpeg
import Waveforms

/// Measures how loud the last 400 ms are, by EBU R128.
///
/// *Lifetime*: frees its memory when it goes. *Concurrency*: one thread at a time.
final class LoudnessMeter {
  private var state: UnsafeMutablePointer<ebur128_state>?
  private let channelCount: Int
  /// The frames that the meter keeps: four times 100 ms, which it rounds to frames.
  private let window: Int64
  private var planar = PlanarSamples()
  private var storage: [Float] = []

  /// Makes a meter, unless sound is of a kind that the recommendation doesn't know.
  ///
  /// - Parameters:
  ///   - channelCount: Number of channels.
  ///   - sampleRate: Frames a second.
  ///   - stream: Tells where the channels' loudspeakers stand; by default where they are mostly put.
  init?(channelCount: Int, sampleRate: Int, stream: AVCodecParameters) {
    self.channelCount = min(channelCount, PyramidLayout.maximumChannelCount)
    window = 4 * ((Int64(sampleRate) + 5) / 10)
    let mode = Int32(EBUR128_MODE_M.rawValue)
    state = ebur128_init(UInt32(self.channelCount), UInt(sampleRate), mode)
    guard let state else { return nil }
    for (channel, loudspeaker) in loudspeakers(channelCount, stream).enumerated() {
      guard channel < self.channelCount else { break }
      ebur128_set_channel(state, UInt32(channel), Int32(loudspeaker.rawValue))
    }
  }

  deinit { ebur128_destroy(&state) }

  /// The loudness of the 400 ms before in hundredths of LUFS; those before the first are silence.
  ///
  /// - Complexity: O(*n*) in the frames of 400 ms.
  var momentaryLoudness: Int16 {
    var loudness = 0.0
    guard let state, ebur128_loudness_momentary(state, &loudness) == 0, !loudness.isNaN else {
      return WaveformTile.unknownLoudness
    }
    return Int16(min(max((loudness * 100).rounded(), -0x7FFF), 0x7FFF))
  }

  /// Makes samples ready to be taken in; where one isn't a number, or infinite, it's silence.
  ///
  /// - Parameter samples: The samples; channels that they don't have are silent, further ones are left
  ///   out.
  /// - Complexity: O(*n*) in the samples.
  func load(_ samples: DecodedSamples) {
    let count = samples.count * channelCount
    if storage.count < count { storage = [Float](repeating: 0, count: count) }
    let channelCount = channelCount
    storage.withUnsafeMutableBufferPointer { storage in
      planar.withChannels(of: samples) { planes in
        for channel in 0..<channelCount {
          for index in 0..<samples.count {
            let sample = channel < planes.count ? planes[channel][index] : 0
            storage[index &* channelCount &+ channel] = sample.isFinite ? sample : 0
          }
        }
      }
    }
  }

  /// Takes in some frames of the samples that were loaded.
  ///
  /// - Complexity: O(*n*) in the frames.
  func addLoaded(_ frames: Range<Int>) {
    storage.withUnsafeBufferPointer { storage in
      guard let start = storage.baseAddress else { return }
      ebur128_add_frames_float(state, start + frames.lowerBound * channelCount, frames.count)
    }
  }

  /// Prepares for frames that begin in mid-stream: sums are in the order, and so rounded, as if all
  /// those before had been taken in.
  func align(to frame: Int64) { addSilence(Int(frame % window)) }

  /// Takes in silence.
  ///
  /// - Complexity: O(*n*) in the frames.
  func addSilence(_ frameCount: Int) {
    let silence = [Float](repeating: 0, count: frameCount * channelCount)
    silence.withUnsafeBufferPointer { silence in
      guard let start = silence.baseAddress else { return }
      ebur128_add_frames_float(state, start, frameCount)
    }
  }
}

/// Where the loudspeaker of each channel stands, in the usual order where the stream doesn't tell.
private func loudspeakers(_ channelCount: Int, _ stream: AVCodecParameters) -> [channel] {
  var layout = stream.ch_layout
  guard channelCount > 1 else { return [] }
  if layout.nb_channels != channelCount || layout.order != AV_CHANNEL_ORDER_NATIVE {
    layout = AVChannelLayout()
    av_channel_layout_default(&layout, Int32(channelCount))
    guard layout.order == AV_CHANNEL_ORDER_NATIVE else { return [] }
  }
  let all = (0..<UInt32(channelCount)).map { av_channel_layout_channel_from_index(&layout, $0) }
  // Where there are loudspeakers at the sides, the ones behind stand farther behind.
  let hasSides = all.contains(AV_CHAN_SIDE_LEFT)
  return all.map { loudspeaker($0, hasSides: hasSides) }
}

/// The recommendation's name for a channel of FFmpeg's.
private func loudspeaker(_ channel: AVChannel, hasSides: Bool) -> channel {
  switch channel {
  case AV_CHAN_FRONT_LEFT: EBUR128_LEFT
  case AV_CHAN_FRONT_RIGHT: EBUR128_RIGHT
  case AV_CHAN_FRONT_CENTER: EBUR128_CENTER
  case AV_CHAN_SIDE_LEFT: EBUR128_LEFT_SURROUND
  case AV_CHAN_SIDE_RIGHT: EBUR128_RIGHT_SURROUND
  case AV_CHAN_BACK_LEFT: hasSides ? EBUR128_Mp135 : EBUR128_LEFT_SURROUND
  case AV_CHAN_BACK_RIGHT: hasSides ? EBUR128_Mm135 : EBUR128_RIGHT_SURROUND
  case AV_CHAN_BACK_CENTER: EBUR128_Mp180
  default: EBUR128_UNUSED
  }
}
