/// The arithmetic of levels, the same on every platform: no function of the C library's has a part in it.
public enum Decibels {
  /// The level of an amplitude.
  ///
  /// - Parameter amplitude: The amplitude, full scale being 1.
  /// - Returns: 20 · log₁₀ of it in dBFS, to 14 digits; minus infinity for 0, and for what isn't an
  ///   amplitude.
  public static func level(ofAmplitude amplitude: Double) -> Double {
    guard amplitude > 0 else { return -.infinity }
    guard amplitude.isFinite else { return .infinity }
    var exponent = Double(amplitude.exponent)
    var significand = amplitude.significand
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    // 20 / ln 10
    return (exponent * naturalLogarithmOf2 + logarithm(significand)) * 8.685_889_638_065_036
  }

  /// The amplitude of a level.
  ///
  /// - Parameter level: The level in dBFS.
  /// - Returns: 10 to the power of a twentieth of it, to 14 digits; 0 for what isn't a level.
  public static func amplitude(ofLevel level: Double) -> Double {
    // log₂ 10 / 20; beyond the limits are 0 and infinity.
    let power = min(max(level * 0.166_096_404_744_368_12, -1100), 1100)
    guard power == power else { return 0 }
    let whole = power.rounded()
    let fraction = exponential((power - whole) * naturalLogarithmOf2)
    return Double(sign: .plus, exponent: Int(whole), significand: fraction)
  }

  private static let naturalLogarithmOf2 = 0.693_147_180_559_945_3

  /// The natural logarithm of a number near 1, √½ to √2.
  ///
  /// Twice the inverse hyperbolic tangent of (x − 1) / (x + 1), whose series of odd powers gains three
  /// binary digits a term.
  private static func logarithm(_ number: Double) -> Double {
    let ratio = (number - 1) / (number + 1)
    let square = ratio * ratio
    var sum = 0.0
    for power in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / power }
    return 2 * ratio * sum
  }

  /// The exponential function of a number near 0, to ½ in magnitude, by its series.
  private static func exponential(_ number: Double) -> Double {
    var sum = 1.0
    for power in stride(from: 16.0, through: 1, by: -1) { sum = 1 + sum * number / power }
    return sum
  }
}
