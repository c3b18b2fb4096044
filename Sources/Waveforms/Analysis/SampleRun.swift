/// A run of one channel's frames in a block, up to `MeterWorkspace.length` of them.
struct SampleRun {
  let block: SampleBlock
  let channel: Int
  let frames: Range<Int>

  /// The samples as 16-bit ones, an invalid one being at full scale.
  ///
  /// - Parameter target: Receives samples that have to be converted.
  /// - Returns: The target, or the block's own memory.
  func converted(into target: UnsafeMutablePointer<Int16>) -> UnsafePointer<Int16> {
    guard channel < block.channelCount else {
      target.update(repeating: 0, count: frames.count)
      return UnsafePointer(target)
    }
    switch block.format {
    case .uint8: convert(into: target, int16 as (UInt8) -> Int16)
    case .int16:
      let (samples, stride) = samples(Int16.self)
      if stride == 1 { return samples }
      convert(into: target) { (sample: Int16) in sample }
    case .packedInt24: convert(into: target, int16 as (PackedInt24) -> Int16)
    case .int32: convert(into: target, int16 as (Int32) -> Int16)
    case .int64: convert(into: target, int16 as (Int64) -> Int16)
    case .float32(let rounding):
      let (samples, stride) = samples(Float.self)
      rounding.convert(samples, stride: stride, count: frames.count, into: target)
    case .float64(let rounding):
      let (samples, stride) = samples(Double.self)
      rounding.convert(samples, stride: stride, count: frames.count, into: target)
    }
    return UnsafePointer(target)
  }

  /// Looks again at samples that are at full scale when converted.
  ///
  /// - Parameters:
  ///   - samples: The converted samples.
  ///   - target: The memory that they were converted into; invalid ones become 0 there.
  ///   - valid: Receives the valid ones alone, where some aren't.
  /// - Returns: What there is at full scale.
  func fullScale(
    _ samples: UnsafePointer<Int16>, in target: UnsafeMutablePointer<Int16>,
    valid: UnsafeMutablePointer<Int16>
  ) -> FullScaleSamples {
    switch block.format {
    case .float32: fullScale(Float.self, target, valid)
    case .float64: fullScale(Double.self, target, valid)
    case .uint8, .int16, .packedInt24, .int32, .int64:
      Waveforms.fullScale(of: samples, count: frames.count)
    }
  }

  private func fullScale<Sample: FloatingPointSample>(
    _ type: Sample.Type, _ target: UnsafeMutablePointer<Int16>,
    _ valid: UnsafeMutablePointer<Int16>
  ) -> FullScaleSamples {
    let (samples, stride) = samples(type)
    return Waveforms.fullScale(
      of: samples, stride: stride, count: frames.count, converted: target, valid: valid)
  }

  @inline(__always)
  private func convert<Sample>(
    into target: UnsafeMutablePointer<Int16>, _ rule: (Sample) -> Int16
  ) {
    let (samples, stride) = samples(Sample.self)
    Waveforms.convert(samples, stride: stride, count: frames.count, into: target, rule)
  }

  @inline(__always)
  private func samples<Sample>(_ type: Sample.Type) -> (UnsafePointer<Sample>, stride: Int) {
    let (first, stride) = block.samples(ofChannel: channel)
    return (first.assumingMemoryBound(to: type) + frames.lowerBound * stride, stride)
  }
}
