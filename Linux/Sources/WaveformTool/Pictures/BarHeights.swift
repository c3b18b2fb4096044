import Waveforms

/// What bars show of a waveform, and how high they are.
struct BarStyle: Hashable {
  /// What full height stands for.
  enum Reference: Hashable {
    /// The loudest bar.
    case loudest
    /// A level, in dBFS or LUFS.
    case level(Double)
  }

  /// What is shown, where that is said.
  var value: WaveformValue?
  /// The way from an amplitude to a height.
  var curve = WaveformScale.Curve.perceived
  /// What full height stands for.
  var reference = Reference.loudest

  /// The heights of bars that have these amplitudes, as shares of the full height.
  func heights(of amplitudes: [Double]) -> [Double] {
    switch reference {
    case .loudest: WaveformScale(curve, loudestOf: amplitudes).heights(of: amplitudes)
    case .level(let level):
      WaveformScale(curve, reference: Decibels.amplitude(ofLevel: level)).heights(of: amplitudes)
    }
  }
}

extension CoarseTiles {
  /// The amplitudes of bars along a window of the axis.
  func amplitudes(_ value: WaveformValue, from: Int64, to: Int64, count: Int) -> [Double] {
    WaveformPyramid(self).amplitudes(
      value, from: from, to: to, count: count, finestLevel: finestLevel)
  }
}
