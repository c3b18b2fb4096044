import Seeking
import Waveforms

/// Where the bars of a waveform stand.
///
/// *Concurrency*: a value without references.
struct WaveformLayout: Sendable, Hashable {
  /// The height of the plain bar that stands for media without samples, in points.
  static let trackHeight = 6.0

  /// Width of one bar in points.
  let barWidth: Double
  /// Space between two bars in points.
  let spacing: Double
  /// The size of the whole waveform in points.
  let size: SurfaceSize

  /// How many bars fit.
  var count: Int {
    WaveformBars.barCount(width: size.width, barWidth: barWidth, spacing: spacing)
  }

  /// The places of all bars, row below row, and from left to right in each.
  ///
  /// - Parameters:
  ///   - rows: the bars of each row; none stand for the plain bar.
  ///   - growth: how much higher than at rest everything is; 1 at rest.
  /// - Returns: each about the middle of its row, and never lower than it is wide.
  func bars(_ rows: [[WaveformBar]], growth: Double) -> [PlacedBar] {
    guard size.width > 0, size.height > 0 else { return [] }
    let rows = rows.filter { !$0.isEmpty }
    guard !rows.isEmpty else {
      let height = Self.trackHeight * growth
      let y = (size.height - height) / 2
      let place = Rectangle(x: 0, y: y, width: size.width, height: height)
      return [PlacedBar(place: place, isPreview: false)]
    }
    let height = size.height * growth / Double(rows.count)
    let top = size.height * (1 - growth) / 2
    return rows.enumerated().flatMap { index, bars in
      places(of: bars, middle: top + height * (Double(index) + 0.5), reach: height / 2)
    }
  }

  /// The places of a row's bars, which reach so many points from its middle.
  private func places(of bars: [WaveformBar], middle: Double, reach: Double) -> [PlacedBar] {
    let pitch = barWidth + max(spacing, 0)
    let left = WaveformBars.leftEdge(
      count: bars.count, width: size.width, barWidth: barWidth, spacing: spacing)
    return bars.enumerated().map { index, bar in
      let height = max((bar.above + bar.below) * reach, barWidth)
      // What is lower than a bar may be lies about its own middle.
      let centre = middle + (bar.below - bar.above) / 2 * reach
      let place = Rectangle(
        x: left + Double(index) * pitch, y: centre - height / 2, width: barWidth, height: height)
      return PlacedBar(place: place, isPreview: bar.isPreview)
    }
  }
}

/// A bar where it is drawn.
struct PlacedBar: Sendable, Hashable {
  /// Its place in the widget, in points.
  let place: Rectangle
  /// Whether it was only listened for.
  let isPreview: Bool
}
