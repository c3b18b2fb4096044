import WaveformFiles
import Waveforms

/// The points of a file of points, made longer where that is asked for.
struct ResampledPoints: PointSource {
  let stored: StoredPoints
  let options: WaveformOptions

  func read(
    onProgress: (Double) -> Void, begin: (PointOutline) throws(WaveformToolError) -> Void,
    emit: (WaveformPoint) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) -> WaveformReport {
    let header = stored.header
    let part = try stored.part(options)
    let length = try samplesPerPoint(pointCount: part.count)
    try begin(
      PointOutline(
        sampleRate: Int(header.sampleRate), samplesPerPoint: length, rowCount: header.channelCount,
        resolution: header.resolution))
    var resampler = PointResampler(
      rowCount: header.channelCount, pointLength: Int64(header.samplesPerPoint),
      length: Int64(length))
    var pointCount = 0
    var wantsMore = true
    func take(_ point: WaveformPoint) throws(WaveformToolError) {
      pointCount += 1
      wantsMore = try emit(point)
    }
    try stored.read(part) { rows throws(WaveformToolError) in
      try resampler.add(rows, emit: take)
      return wantsMore
    }
    for point in resampler.openPoint { try take(point) }
    var report = stored.report
    report.points = (Int64(pointCount / header.channelCount), length)
    return report
  }

  private func samplesPerPoint(pointCount: Int) throws(WaveformToolError) -> Int32 {
    let own = stored.header.samplesPerPoint
    guard let zoom = options.zoom else { return own }
    let length = try zoom.samplesPerPoint(
      sampleRate: Int(stored.header.sampleRate), frameCount: Int64(pointCount) * Int64(own))
    if case .points = zoom { return max(length, own) }
    guard length >= own else { throw .tooFewSamplesPerPoint(own) }
    return length
  }
}

extension StoredPoints {
  /// What there is to say of the sound.
  var report: WaveformReport {
    WaveformReport(
      sampleRate: Int(header.sampleRate), channelCount: header.channelCount,
      frameCount: frameCount, isTruncated: false)
  }
}
