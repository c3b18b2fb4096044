import Waveforms

/// Makes bars of a file of points, which has peaks alone.
struct StoredBars {
  let stored: StoredPoints
  let options: WaveformOptions

  /// Reads the points that the bars show.
  func measure() throws(WaveformToolError) -> MeasuredBars {
    guard options.bars.value ?? .peak == .peak else { throw .hasPeaksAlone }
    let part = try stored.part(options)
    var peaks: [UInt16] = []
    peaks.reserveCapacity(part.count)
    try stored.read(part) { rows throws(WaveformToolError) in
      peaks.append(UInt16(rows.reduce(0) { max($0, $1.peak) }))
      return true
    }
    return MeasuredBars(
      amplitudes: { Self.amplitudes(of: peaks, count: $0) }, report: stored.report)
  }

  /// The highest peak in each part of some peaks, full scale being 1; a part has one peak at least.
  static func amplitudes(of peaks: [UInt16], count: Int) -> [Double] {
    (0..<count).map { index in
      let first = index * peaks.count / count
      let last = max(first + 1, (index + 1) * peaks.count / count)
      return Double(peaks[first..<last].max() ?? 0) / 32768
    }
  }
}
