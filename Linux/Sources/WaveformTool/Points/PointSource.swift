import Waveforms

/// What gives the points of an input, in the length and for the part that the options say.
protocol PointSource {
  /// Reads to the end, or until nobody wants more.
  ///
  /// - Parameters:
  ///   - onProgress: Receives the share that has been read, where the length is known.
  ///   - begin: Receives what is known before the first point.
  ///   - emit: Receives point after point, row after row of each; says whether it wants more.
  /// - Returns: What there is to say of the input.
  /// - Throws: Why there are no points, or what the closures throw.
  func read(
    onProgress: (Double) -> Void, begin: (PointOutline) throws(WaveformToolError) -> Void,
    emit: (WaveformPoint) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) -> WaveformReport
}
