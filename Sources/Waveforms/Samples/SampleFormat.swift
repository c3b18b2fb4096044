/// How a sample stands in memory, in the machine's own byte order, and how it becomes a 16-bit one.
///
/// Every measurement is taken on 16-bit samples, so that all sums are exact. What is beyond full
/// scale becomes full scale; it never changes sign.
public enum SampleFormat: Hashable, Sendable {
  /// Unsigned 8-bit samples around 128: (value − 128) × 256.
  case uint8
  /// Signed 16-bit samples, as they are.
  case int16
  /// Signed 24-bit samples in three bytes each, the lowest first: their upper 16 bits.
  case packedInt24
  /// Signed 32-bit samples: their upper 16 bits. 24-bit samples that fill the upper bytes are these.
  case int32
  /// Signed 64-bit samples: their upper 16 bits.
  case int64
  /// 32-bit floating point, full scale being 1.
  case float32(FloatRounding)
  /// 64-bit floating point, full scale being 1.
  case float64(FloatRounding)

  /// How a floating-point sample becomes a whole number: a rule for each way that it came to be.
  ///
  /// With these, waveforms equal those of audiowaveform 1.10, which gets its samples from other
  /// decoders.
  public enum FloatRounding: Hashable, Sendable {
    /// Floating-point PCM: sample × 32767 without its fraction.
    case towardZero
    /// Decoders of lossy codecs: sample × 32767 rounded to the nearest, halves to the even one.
    case toNearest
    /// MP3 decoders, which stand in for ones with fixed-point numbers: sample × 32768 rounded down.
    case down
  }

  /// The bytes of a sample.
  public var byteCount: Int {
    switch self {
    case .uint8: 1
    case .int16: 2
    case .packedInt24: 3
    case .int32, .float32: 4
    case .int64, .float64: 8
    }
  }
}
