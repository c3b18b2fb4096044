/// What a waveform's bars show.
public enum WaveformValue: Hashable, Sendable {
  /// The largest magnitude of a sample.
  case peak
  /// The root mean square.
  case rms
  /// The highest momentary loudness, of all channels together; what isn't measured is silent.
  case loudness
}

extension WaveformPyramid {
  /// The amplitudes along a window of the axis, full scale being 1.
  ///
  /// - Parameters:
  ///   - value: What to show. Of loudness, 0 LUFS is full scale.
  ///   - rows: The rows to look at, which loudness doesn't have.
  ///   - from: The frame where the first value begins.
  ///   - to: The frame where the last value ends.
  ///   - count: Number of values.
  ///   - finestLevel: The finest level to look at, 0 to 6, as for `points`.
  /// - Returns: As many values as asked for, none below 0.
  /// - Complexity: O(*n* + *t*) in the values and the tiles of the window.
  public func amplitudes(
    _ value: WaveformValue, _ rows: WaveformRows = .loudest, from: Int64, to: Int64, count: Int,
    finestLevel: Int = 0
  ) -> [Double] {
    if value == .loudness {
      return loudness(from: from, to: to, count: count).map { value in
        value == WaveformTile.unknownLoudness
          ? 0 : Decibels.amplitude(ofLevel: Double(value) / 100)
      }
    }
    return points(rows, from: from, to: to, count: count, finestLevel: finestLevel).map { point in
      Double(value == .peak ? point.peak : Int(point.rms)) / 32768
    }
  }
}
