import WaveformFiles
import Waveforms

/// Makes a file of points from one input.
struct PointFileJob {
  let source: any PointSource
  let options: WaveformOptions
  let place: OutputPlace

  /// Runs to the end, with a writer that is made for the file's header, and tells the share that is
  /// done, where the length is known.
  func run<Writer: PointWriter>(
    onProgress: (Double) -> Void, makeWriter: (WaveformDataHeader) -> Writer
  ) throws(WaveformToolError) -> WaveformReport {
    let factor = try factor(onProgress: onProgress)
    var writing: PointFileWriting<Writer>?
    let report = try source.read(
      onProgress: { onProgress(factor == nil ? $0 : 0.5 + $0 / 2) },
      begin: { outline throws(WaveformToolError) in
        let header = WaveformDataHeader(
          sampleRate: Int32(clamping: outline.sampleRate),
          samplesPerPoint: outline.samplesPerPoint,
          resolution: options.resolution ?? outline.resolution, channelCount: outline.rowCount)
        writing = try PointFileWriting(to: place, writer: makeWriter(header))
      },
      emit: { point throws(WaveformToolError) in
        try writing?.append(factor.map { point.scaled(by: $0) } ?? point)
        return true
      })
    try writing?.finish()
    return report
  }

  /// What points are multiplied by, where that is asked for: they are read just for that.
  private func factor(onProgress: (Double) -> Void) throws(WaveformToolError) -> Double? {
    guard options.scalesToLoudest else { return nil }
    var peak = 0
    _ = try source.read(
      onProgress: { onProgress($0 / 2) }, begin: { _ throws(WaveformToolError) in },
      emit: { point throws(WaveformToolError) in
        peak = max(peak, point.peak)
        return true
      })
    return AmplitudeScale.loudest.factor(peak: peak)
  }
}
