import Waveforms

/// Turns samples of every format that decoders give into floats, a plane a channel.
///
/// The loops are written out for each type: generic ones are a hundred times slower where nothing
/// is optimised.
struct PlanarSamples {
  private var storage: [Float] = []

  /// Hands the channels over as floats, which are valid within the call only; of more than 32
  /// channels the first 32.
  ///
  /// - Complexity: O(*n*) in the samples; O(1) where they are planar floats already.
  mutating func withChannels(
    of samples: DecodedSamples, _ body: ([UnsafeBufferPointer<Float>]) -> Void
  ) {
    let channels = min(samples.channelCount, LoudnessEnvelope.maximumChannelCount)
    let count = samples.count
    if case .float32 = samples.format, case .planar(let planes) = samples.memory {
      return body((0..<channels).map { floats(planes[$0], count) })
    }
    if storage.count < channels * count {
      storage = [Float](repeating: 0, count: channels * count)
    }
    storage.withUnsafeMutableBufferPointer { storage in
      for channel in 0..<channels {
        let (start, stride) = samples.samples(ofChannel: channel)
        let target = UnsafeMutableBufferPointer(
          rebasing: storage[channel * count..<(channel + 1) * count])
        Samples(start: start, format: samples.format, stride: stride).convert(to: target)
      }
      let converted = UnsafeBufferPointer(storage)
      body(
        (0..<channels).map {
          UnsafeBufferPointer(rebasing: converted[$0 * count..<($0 + 1) * count])
        })
    }
  }

  private func floats(_ plane: UnsafeRawPointer, _ count: Int) -> UnsafeBufferPointer<Float> {
    UnsafeBufferPointer(start: plane.assumingMemoryBound(to: Float.self), count: count)
  }
}

/// One channel's samples as they stand in memory.
private struct Samples {
  let start: UnsafeRawPointer
  let format: SampleFormat
  /// Distance from a sample to the channel's next, in samples.
  let stride: Int

  func convert(to target: UnsafeMutableBufferPointer<Float>) {
    switch format {
    case .uint8: convert(start.assumingMemoryBound(to: UInt8.self), target)
    case .int16: convert(start.assumingMemoryBound(to: Int16.self), target)
    case .packedInt24: convertPacked(target)
    case .int32: convert(start.assumingMemoryBound(to: Int32.self), target)
    case .int64: convert(start.assumingMemoryBound(to: Int64.self), target)
    case .float32: convert(start.assumingMemoryBound(to: Float.self), target)
    case .float64: convert(start.assumingMemoryBound(to: Double.self), target)
    }
  }

  private func convertPacked(_ target: UnsafeMutableBufferPointer<Float>) {
    for index in 0..<target.count {
      let place = index &* stride &* 3
      let low = start.loadUnaligned(fromByteOffset: place, as: UInt16.self)
      let high = start.load(fromByteOffset: place &+ 2, as: Int8.self)
      target[index] = Float(Int32(high) << 16 | Int32(low)) * 0x1p-23
    }
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
