/// What audiowaveform's files say of their points.
public struct WaveformDataHeader: Equatable, Sendable {
  /// How finely a file keeps samples.
  public enum Resolution: Int, Equatable, Sendable {
    /// A byte a value: samples divided by 256, towards zero.
    case bits8 = 8
    /// Two bytes a value: samples as they are.
    case bits16 = 16
  }

  /// Sample rates that the formats can hold, in samples a second.
  public static let sampleRates: ClosedRange<Int64> = 1...0x7FFF_FFFF
  /// Numbers of samples per point that audiowaveform reads.
  public static let samplesPerPointRange: ClosedRange<Int64> = 2...0x7FFF_FFFF
  /// Numbers of channels that audiowaveform reads.
  public static let channelCounts: ClosedRange<Int64> = 1...24
  /// Numbers of points that the formats can hold.
  public static let pointCounts: ClosedRange<Int64> = 0...0xFFFF_FFFF

  /// Samples a second and channel.
  public let sampleRate: Int32
  /// Samples that a point stands for.
  public let samplesPerPoint: Int32
  /// How finely the file keeps samples.
  public let resolution: Resolution
  /// Number of channels; mixed channels are one.
  public let channelCount: Int

  /// Makes a header.
  ///
  /// - Parameters:
  ///   - sampleRate: Samples a second, within `sampleRates`.
  ///   - samplesPerPoint: Samples that a point stands for, within `samplesPerPointRange`.
  ///   - resolution: How finely the file keeps samples.
  ///   - channelCount: Number of channels, within `channelCounts`.
  public init(
    sampleRate: Int32, samplesPerPoint: Int32, resolution: Resolution, channelCount: Int
  ) {
    precondition(Self.sampleRates.contains(Int64(sampleRate)), "A sample rate is above 0.")
    precondition(
      Self.samplesPerPointRange.contains(Int64(samplesPerPoint)),
      "A point stands for 2 samples or more.")
    precondition(
      Self.channelCounts.contains(Int64(channelCount)), "A file has 1 to 24 channels.")
    self.sampleRate = sampleRate
    self.samplesPerPoint = samplesPerPoint
    self.resolution = resolution
    self.channelCount = channelCount
  }

  /// Bytes that a point of all channels takes in a .dat file.
  var pointSize: Int { 2 * channelCount * resolution.rawValue / 8 }
}

extension WaveformDataHeader.Resolution {
  /// The values that fit.
  var values: ClosedRange<Int64> {
    self == .bits8 ? -128...127 : -32768...32767
  }

  /// What the file keeps of a sample.
  func value(of sample: Int16) -> Int16 {
    self == .bits8 ? sample / 256 : sample
  }

  /// The sample that a value of the file stands for; `value` fits.
  func sample(of value: Int16) -> Int16 {
    self == .bits8 ? value &* 256 : value
  }
}
