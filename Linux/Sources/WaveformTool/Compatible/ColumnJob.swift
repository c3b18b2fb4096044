import Waveforms

/// Draws the columns of one input.
struct ColumnJob {
  let source: any PointSource
  let picture: ColumnPicture
  /// The seconds of media at the first column.
  let start: Double
  let place: OutputPlace

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    var points: [WaveformPoint] = []
    var rowCount = 1
    var axis: TimeAxis?
    let report = try source.read(
      onProgress: onProgress,
      begin: { outline throws(WaveformToolError) in
        rowCount = outline.rowCount
        axis = TimeAxis(
          sampleRate: outline.sampleRate, framesPerColumn: Int(outline.samplesPerPoint),
          start: start)
      },
      emit: { point throws(WaveformToolError) in
        if points.count < picture.width * rowCount { points.append(point) }
        return points.count < picture.width * rowCount
      })
    let file = try place.begin()
    try picture.writePNG(points, rowCount: rowCount, axis: axis, to: file)
    try place.finish(file)
    return report
  }
}
