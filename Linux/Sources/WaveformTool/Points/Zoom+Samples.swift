import WaveformFiles

extension Zoom {
  /// The samples that a point stands for; a number of points needs the frames of the waveform.
  func samplesPerPoint(sampleRate: Int, frameCount: Int64?) throws(WaveformToolError) -> Int32 {
    let range = WaveformDataHeader.samplesPerPointRange
    switch self {
    case .samplesPerPoint(let samples): return Int32(clamping: samples)
    case .pointsPerSecond(let points):
      let samples = Int64(sampleRate) / points
      guard samples >= range.lowerBound else { throw .tooManyPoints(sampleRate: sampleRate) }
      return Int32(clamping: samples)
    case .points(let points):
      let whole = ((frameCount ?? 0) + points - 1) / points
      return Int32(clamping: max(whole, range.lowerBound))
    case .span(let seconds, let points):
      let frames = Int64(min(seconds * Double(sampleRate), 0x1p62))
      return Int32(clamping: max(frames / points, range.lowerBound))
    }
  }
}
