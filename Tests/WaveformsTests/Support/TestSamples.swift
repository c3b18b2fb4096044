import Waveforms

/// Samples in a format, with what they should be measured as.
struct TestSamples {
  let format: SampleFormat
  /// The bytes of each channel.
  private var planes: [[UInt8]]
  private(set) var reference: ReferenceWaveform

  var channelCount: Int { planes.count }
  var frameCount: Int { reference.channels[0].count }

  /// Makes samples of 16-bit values that every format can tell.
  init(_ channels: [[Int16]], format: SampleFormat = .int16) {
    self.format = format
    planes = []
    reference = ReferenceWaveform(channels: [])
    for channel in channels {
      let encoded = channel.map { encode($0, as: format) }
      planes.append(encoded.flatMap(\.bytes))
      reference.channels.append(encoded.map(\.reference))
    }
  }

  /// Makes floating-point samples.
  init(_ channels: [[Double]], format: SampleFormat) {
    self.format = format
    planes = channels.map { $0.flatMap { bytes(of: $0, as: format) } }
    reference = ReferenceWaveform(
      channels: channels.map { $0.map { referenceSample($0, as: format) } })
  }

  /// Lends a stretch of the samples as a block.
  func withBlock(
    _ frames: Range<Int>, interleaved: Bool, at firstFrame: Int64? = nil, channels: Int? = nil,
    _ body: (SampleBlock) -> Void
  ) {
    let size = format.byteCount
    let chosen = planes.prefix(channels ?? planes.count)
    let place = firstFrame ?? Int64(frames.lowerBound)
    let slices = chosen.map { $0[frames.lowerBound * size..<frames.upperBound * size] }
    let bytes =
      interleaved
      ? frames.indices.flatMap { frame in
        slices.flatMap { slice in slice[frame * size..<(frame + 1) * size] }
      } : slices.flatMap { $0 }
    withAligned(bytes) { memory in
      if interleaved {
        body(
          SampleBlock(
            interleaved: memory, format: format, channelCount: chosen.count,
            frameCount: frames.count, firstFrame: place))
      } else {
        let planes = chosen.indices.map { memory + $0 * frames.count * size }
        planes.withUnsafeBufferPointer { planes in
          guard let base = planes.baseAddress else { return }
          body(
            SampleBlock(
              planes: base, format: format, channelCount: chosen.count,
              frameCount: frames.count, firstFrame: place))
        }
      }
    }
  }
}

/// Lends memory that every sample may stand in.
private func withAligned(_ bytes: [UInt8], _ body: (UnsafeRawPointer) -> Void) {
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 1, alignment: 16)
  defer { memory.deallocate() }
  memory.copyBytes(from: bytes)
  guard let base = memory.baseAddress else { return }
  body(UnsafeRawPointer(base))
}

/// A 16-bit value in a format, its low bits as hostile as they get.
private func encode(
  _ value: Int16, as format: SampleFormat
) -> (bytes: [UInt8], reference: ReferenceSample) {
  switch format {
  case .uint8:
    let byte = UInt8(Int(value >> 8) + 128)
    return ([byte], ReferenceSample(Int16((Int(byte) - 128) * 256)))
  case .int16: return (littleEndian(value), ReferenceSample(value))
  case .packedInt24: return ([0xFF] + littleEndian(value), ReferenceSample(value))
  case .int32: return (littleEndian(Int32(value) << 16 | 0xFFFF), ReferenceSample(value))
  case .int64:
    return (littleEndian(Int64(value) << 48 | 0xFFFF_FFFF_FFFF), ReferenceSample(value))
  case .float32, .float64:
    let sample = Double(value) / 32768
    return (bytes(of: sample, as: format), referenceSample(sample, as: format))
  }
}

private func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}

private func bytes(of sample: Double, as format: SampleFormat) -> [UInt8] {
  if case .float64 = format { return littleEndian(sample.bitPattern) }
  return littleEndian(Float(sample).bitPattern)
}

/// What a floating-point sample should be measured as.
func referenceSample(_ sample: Double, as format: SampleFormat) -> ReferenceSample {
  switch format {
  case .float32(let rounding): referenceSample(Float(sample), rounding)
  case .float64(let rounding): referenceSample(sample, rounding)
  default: .silence
  }
}

private func referenceSample<Sample: BinaryFloatingPoint>(
  _ sample: Sample, _ rounding: SampleFormat.FloatRounding
) -> ReferenceSample {
  guard sample.isFinite else { return ReferenceSample(value: nil, isClipped: false) }
  let value =
    switch rounding {
    case .towardZero: (sample * 32767).rounded(.towardZero)
    case .toNearest: (sample * 32767).rounded(.toNearestOrEven)
    case .down: (sample * 32768).rounded(.down)
    }
  return ReferenceSample(
    value: Int16(min(max(value, -32768), 32767)), isClipped: sample.magnitude >= 1)
}

/// Every format, with every rule of its own.
let allFormats: [SampleFormat] = [
  .uint8, .int16, .packedInt24, .int32, .int64, .float32(.towardZero), .float32(.toNearest),
  .float32(.down), .float64(.towardZero), .float64(.toNearest), .float64(.down),
]
