/// A floating-point sample, and what its bits tell.
///
/// Rounding is done by sums alone: a conversion to an integer is checked, and roundings are calls on
/// some machines, and neither becomes vectors.
protocol FloatingPointSample: BinaryFloatingPoint {
  associatedtype Bits: FixedWidthInteger
  var bits: Bits { get }
  /// 1.5 × 2 to the number of bits in the significand: a small number plus this is the nearest whole
  /// number (halves are even), in the lowest bits.
  static var wholeNumbers: Self { get }
}

extension Float: FloatingPointSample {
  @inline(__always) var bits: UInt32 { bitPattern }
  static var wholeNumbers: Float { 0x1.8p23 }
}

extension Double: FloatingPointSample {
  @inline(__always) var bits: UInt64 { bitPattern }
  static var wholeNumbers: Double { 0x1.8p52 }
}

extension SampleFormat.FloatRounding {
  /// Turns samples into 16-bit ones; an invalid one becomes one at full scale.
  @inline(__always)
  func convert<Sample: FloatingPointSample>(
    _ samples: UnsafePointer<Sample>, stride: Int, count: Int,
    into converted: UnsafeMutablePointer<Int16>
  ) {
    switch self {
    case .towardZero:
      Waveforms.convert(samples, stride: stride, count: count, into: converted, truncated)
    case .toNearest:
      Waveforms.convert(samples, stride: stride, count: count, into: converted, rounded)
    case .down:
      Waveforms.convert(samples, stride: stride, count: count, into: converted, roundedDown)
    }
  }
}

/// The value that 16 bits hold; what isn't a number is as what is too high.
@inline(__always)
private func clamped<Sample: FloatingPointSample>(_ value: Sample) -> Sample {
  let notTooHigh = value < 32767 ? value : 32767
  return notTooHigh > -32768 ? notTooHigh : -32768
}

@inline(__always)
private func rounded<Sample: FloatingPointSample>(_ sample: Sample) -> Int16 {
  Int16(truncatingIfNeeded: (clamped(sample * 32767) + Sample.wholeNumbers).bits)
}

@inline(__always)
private func roundedDown<Sample: FloatingPointSample>(_ sample: Sample) -> Int16 {
  let value = clamped(sample * 32768)
  let shifted = value + Sample.wholeNumbers
  let excess: Sample.Bits = shifted - Sample.wholeNumbers > value ? 1 : 0
  return Int16(truncatingIfNeeded: shifted.bits &- excess)
}

@inline(__always)
private func truncated<Sample: FloatingPointSample>(_ sample: Sample) -> Int16 {
  withoutFraction(clamped(sample * 32767))
}

/// A number between -32768 and 32767 without its fraction.
@inline(__always)
func withoutFraction<Number: FloatingPointSample>(_ number: Number) -> Int16 {
  let magnitude = number.magnitude
  let nearest = magnitude + Number.wholeNumbers - Number.wholeNumbers
  let whole = nearest > magnitude ? nearest - 1 : nearest
  return Int16(truncatingIfNeeded: ((number < 0 ? -whole : whole) + Number.wholeNumbers).bits)
}
