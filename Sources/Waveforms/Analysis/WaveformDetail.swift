/// How much is measured.
public enum WaveformDetail: Hashable, Sendable {
  /// Minimum and maximum alone; root mean square and clipped samples stay 0.
  case extremes
  /// Everything that a point has.
  case all
}
