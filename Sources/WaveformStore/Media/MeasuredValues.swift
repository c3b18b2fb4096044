public import Waveforms

/// What is measured beside minimum and maximum.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct MeasuredValues: Hashable, Sendable {
  /// Whether root mean squares and clipped samples are measured.
  public var detail: WaveformDetail
  /// Whether momentary loudness is measured.
  public var hasLoudness: Bool

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - detail: Whether root mean squares and clipped samples are measured.
  ///   - hasLoudness: Whether momentary loudness is measured.
  public init(detail: WaveformDetail = .all, hasLoudness: Bool = false) {
    self.detail = detail
    self.hasLoudness = hasLoudness
  }

  /// Whether everything is among it that somebody needs.
  func cover(_ needs: Self) -> Bool {
    (detail == .all || needs.detail == .extremes) && (hasLoudness || !needs.hasLoudness)
  }
}
