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

  /// The places of all bars, from left to right.
  ///
  /// - Parameters:
  ///   - heights: the height of each bar as a share of the full height, 0 to 1; none stand for the
  ///     plain bar.
  ///   - growth: how much higher than at rest everything is; 1 at rest.
  /// - Returns: each centred in the height and never lower than it is wide.
  func bars(heights: [Double], growth: Double) -> [Rectangle] {
    guard size.width > 0, size.height > 0 else { return [] }
    guard !heights.isEmpty else {
      return [bar(x: 0, width: size.width, height: Self.trackHeight * growth)]
    }
    let pitch = barWidth + max(spacing, 0)
    // Whole points keep the bars sharp; what the last one leaves is shared by both sides.
    let used = Double(heights.count) * pitch - max(spacing, 0)
    let left = max(((size.width - used) / 2).rounded(.down), 0)
    return heights.enumerated().map { index, share in
      bar(
        x: left + Double(index) * pitch, width: barWidth,
        height: max(share * size.height * growth, barWidth))
    }
  }

  private func bar(x: Double, width: Double, height: Double) -> Rectangle {
    Rectangle(x: x, y: (size.height - height) / 2, width: width, height: height)
  }
}
