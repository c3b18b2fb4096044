import Waveforms

/// What amplitudes are multiplied by.
enum AmplitudeScale: Hashable {
  /// A number.
  case factor(Double)
  /// What brings the highest magnitude to full scale.
  case loudest

  /// The number, for points of which the highest magnitude is known.
  func factor(peak: Int) -> Double {
    switch self {
    case .factor(let factor): factor
    case .loudest: peak > 0 ? 32767 / Double(peak) : 1
    }
  }
}

extension WaveformPoint {
  /// The point with minimum and maximum multiplied, without their fractions, and no further than full scale.
  func scaled(by factor: Double) -> WaveformPoint {
    guard factor != 1 else { return self }
    let scaled = { (sample: Int16) in Int16(min(max(Double(sample) * factor, -32768), 32767)) }
    return WaveformPoint(minimum: scaled(minimum), maximum: scaled(maximum))
  }
}
