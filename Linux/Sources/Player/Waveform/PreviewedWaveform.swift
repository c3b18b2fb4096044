import Seeking
import SeekingGTK
import Waveforms

/// What a file sounds like here and there, to be drawn until it has been measured.
///
/// *Lifetime*: a value. *Concurrency*: a value.
struct PreviewedWaveform: Sendable {
  private var points: [WaveformPoint?] = []

  /// Takes in what one part of the media sounds like, which is cut into so many.
  mutating func insert(_ point: WaveformPoint, part: Int, of count: Int) {
    if points.count != count { points = [WaveformPoint?](repeating: nil, count: count) }
    points[part] = point
  }

  /// The loudest amplitude of all.
  func reference(_ value: WaveformDisplay.Value) -> Double {
    points.reduce(0) { loudest, point in
      max(loudest, point.map { value.amplitude(of: $0) } ?? 0)
    }
  }

  /// The bars of a part of the media.
  ///
  /// - Parameters:
  ///   - visible: the part.
  ///   - count: number of bars.
  ///   - value: what is drawn.
  ///   - reference: the amplitude that has full height.
  /// - Returns: the bars; those that lie where nothing was heard have no height.
  func bars(
    of visible: VisibleRange, count: Int, value: WaveformDisplay.Value, reference: Double
  ) -> [WaveformBar] {
    (0..<count).map { index in
      let place = (Double(index) + 0.5) / Double(count)
      let share = visible.lower + place * (visible.upper - visible.lower)
      let point = point(at: share) ?? .silent
      if value == .extremes {
        return WaveformBar(
          above: Double(point.maximum) / 32768 / reference,
          below: -Double(point.minimum) / 32768 / reference, isPreview: true)
      }
      let scale = WaveformScale(.perceived, reference: reference)
      let height = scale.height(ofAmplitude: value.amplitude(of: point))
      return WaveformBar(height: height, isPreview: true)
    }
  }

  /// What is heard at a share of the media: of the part there, or else of the nearest before it.
  private func point(at share: Double) -> WaveformPoint? {
    guard !points.isEmpty else { return nil }
    let index = min(max(Int(share * Double(points.count)), 0), points.count - 1)
    return points[...index].reversed().lazy.compactMap { $0 }.first
  }
}

extension WaveformDisplay.Value {
  /// How loud a point is; how loud it is heard is only known of what has been measured.
  fileprivate func amplitude(of point: WaveformPoint) -> Double {
    switch self {
    case .level, .loudness: Double(point.rms) / 32768
    case .extremes: Double(point.peak) / 32768
    }
  }
}
