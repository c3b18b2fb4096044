import CFFmpeg
import Waveforms

/// Turns frames of every sample format into floats, a plane a channel.
///
/// The loops are written out for each type: generic ones are a hundred times slower where nothing
/// is optimised.
struct PlanarSamples {
  private var storage: [Float] = []

  /// Hands the frame's channels over as floats, which are valid within the call only.
  ///
  /// - Returns: Nothing where the frame has no samples, or its format isn't known.
  /// - Complexity: O(*n*) in the samples; O(1) where they are planar floats already.
  mutating func withChannels<Result>(
    of frame: AVFrame, _ body: ([UnsafeBufferPointer<Float>]) -> Result
  ) -> Result? {
    let total = Int(frame.ch_layout.nb_channels)
    let count = Int(frame.nb_samples)
    let format = AVSampleFormat(frame.format)
    guard total > 0, count > 0, let planes = frame.extended_data else { return nil }
    let channels = min(total, LoudnessEnvelope.maximumChannelCount)
    if format == AV_SAMPLE_FMT_FLTP {
      return body((0..<channels).map { floats(planes[$0], count) })
    }
    if storage.count < channels * count {
      storage = [Float](repeating: 0, count: channels * count)
    }
    return storage.withUnsafeMutableBufferPointer { storage in
      for channel in 0..<channels {
        let samples = Samples(planes, format, channel: channel, of: total, count: count)
        let target = UnsafeMutableBufferPointer(
          rebasing: storage[channel * count..<(channel + 1) * count])
        guard let samples, samples.convert(to: target) else { return nil }
      }
      let converted = UnsafeBufferPointer(storage)
      return body(
        (0..<channels).map {
          UnsafeBufferPointer(rebasing: converted[$0 * count..<($0 + 1) * count])
        })
    }
  }

  private func floats(
    _ plane: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> UnsafeBufferPointer<Float> {
    guard let plane else { return UnsafeBufferPointer(start: nil, count: 0) }
    let samples = UnsafeRawPointer(plane).assumingMemoryBound(to: Float.self)
    return UnsafeBufferPointer(start: samples, count: count)
  }
}

/// One channel's samples as the decoder laid them out.
private struct Samples {
  let start: UnsafeRawPointer
  let format: AVSampleFormat
  /// Distance from a sample to the channel's next, in samples.
  let stride: Int

  init?(
    _ planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, _ format: AVSampleFormat,
    channel: Int, of total: Int, count: Int
  ) {
    let isPlanar = av_sample_fmt_is_planar(format) != 0
    guard let plane = planes[isPlanar ? channel : 0] else { return nil }
    let offset = isPlanar ? 0 : channel * Int(av_get_bytes_per_sample(format))
    start = UnsafeRawPointer(plane) + offset
    self.format = av_get_packed_sample_fmt(format)
    stride = isPlanar ? 1 : total
  }

  /// Fills `target`; false where the format isn't known.
  func convert(to target: UnsafeMutableBufferPointer<Float>) -> Bool {
    switch format {
    case AV_SAMPLE_FMT_U8: convert(start.assumingMemoryBound(to: UInt8.self), target)
    case AV_SAMPLE_FMT_S16: convert(start.assumingMemoryBound(to: Int16.self), target)
    case AV_SAMPLE_FMT_S32: convert(start.assumingMemoryBound(to: Int32.self), target)
    case AV_SAMPLE_FMT_S64: convert(start.assumingMemoryBound(to: Int64.self), target)
    case AV_SAMPLE_FMT_FLT: convert(start.assumingMemoryBound(to: Float.self), target)
    case AV_SAMPLE_FMT_DBL: convert(start.assumingMemoryBound(to: Double.self), target)
    default: return false
    }
    return true
  }

  private func convert(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count {
      target[index] = Float(Int16(source[index &* stride]) &- 128) * 0x1p-7
    }
  }

  private func convert(
    _ source: UnsafePointer<Int16>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count { target[index] = Float(source[index &* stride]) * 0x1p-15 }
  }

  private func convert(
    _ source: UnsafePointer<Int32>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count { target[index] = Float(source[index &* stride]) * 0x1p-31 }
  }

  private func convert(
    _ source: UnsafePointer<Int64>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count { target[index] = Float(source[index &* stride]) * 0x1p-63 }
  }

  private func convert(
    _ source: UnsafePointer<Float>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count { target[index] = source[index &* stride] }
  }

  private func convert(
    _ source: UnsafePointer<Double>, _ target: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<target.count { target[index] = Float(source[index &* stride]) }
  }
}
