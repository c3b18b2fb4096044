import WaveformFiles

/// What is known of an input's points before the first one.
struct PointOutline {
  /// Frames a second.
  let sampleRate: Int
  /// The frames of a point.
  let samplesPerPoint: Int32
  /// The number of rows that a point has.
  let rowCount: Int
  /// How finely the points were kept by now.
  let resolution: WaveformDataHeader.Resolution
}
