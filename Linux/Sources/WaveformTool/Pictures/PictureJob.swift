/// Draws a picture of bars.
struct PictureJob {
  let bars: MeasuredBars
  let options: WaveformOptions
  let place: OutputPlace

  /// Puts the picture into its place.
  func run(_ kind: OutputKind) throws(WaveformToolError) -> WaveformReport {
    let file = try place.begin()
    let count = kind == .txt ? options.text.width : options.picture.count
    let heights = options.bars.heights(of: bars.amplitudes(count))
    switch kind {
    case .svg: try options.picture.writeSVG(heights, to: file)
    case .png: try options.picture.writePNG(heights, to: file)
    case .txt, .dat, .json: try file.append(Array(options.text.text(heights).utf8))
    }
    try place.finish(file)
    return bars.report
  }
}
