/// What a stretch of one row of a waveform is drawn from.
///
/// Everything is on the axis of 16-bit samples, whatever format the samples had. As it stands in
/// memory on a little-endian machine, a point is also what stands in a pyramid file: 8 bytes.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct WaveformPoint: Hashable, Sendable {
  /// The lowest sample.
  public var minimum: Int16
  /// The highest sample.
  public var maximum: Int16
  /// The root mean square of the samples, 32768 being full scale; rounded to the nearest, halves up.
  public var rms: UInt16
  /// The number of samples at or beyond full scale; 65535 is that many or more.
  public var clipped: UInt16

  /// Makes a point.
  ///
  /// - Parameters:
  ///   - minimum: The lowest sample.
  ///   - maximum: The highest sample.
  ///   - rms: The root mean square, 32768 being full scale.
  ///   - clipped: Number of samples at or beyond full scale.
  public init(minimum: Int16, maximum: Int16, rms: UInt16 = 0, clipped: UInt16 = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.rms = rms
    self.clipped = clipped
  }

  /// The point of a stretch without sound, without a valid sample, or without any sample.
  public static let silent = Self(minimum: 0, maximum: 0)

  /// The largest magnitude of a sample, 0 to 32768.
  public var peak: Int { max(-Int(minimum), Int(maximum)) }

  /// The envelope of two points of the same stretch in different channels.
  ///
  /// Nothing cancels out, as it may in a mix: channels in opposite phase look as loud as they are.
  ///
  /// - Parameter other: The same stretch in the other channel.
  /// - Returns: The lower minimum, the higher maximum and root mean square, the clipped samples of
  ///   both.
  public func loudest(with other: Self) -> Self {
    let (sum, overflow) = clipped.addingReportingOverflow(other.clipped)
    return Self(
      minimum: min(minimum, other.minimum), maximum: max(maximum, other.maximum),
      rms: max(rms, other.rms), clipped: overflow ? .max : sum)
  }
}
