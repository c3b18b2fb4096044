#if canImport(SwiftUI)
public import SwiftUI
import Seeking
import Waveforms

/// The arithmetic of a waveform that is dragged.
public enum WaveformScrubberMath {
  /// Finds the share of the media that lies at a point of the bar.
  ///
  /// - Parameters:
  ///   - x: points from the bar's left edge.
  ///   - width: the bar's width in points.
  /// - Returns: the share, clamped to 0...1; 0 where the numbers make no sense.
  public static func progress(forX x: CGFloat, width: CGFloat) -> Double {
    Scrub.fraction(ofX: Double(x), width: Double(width))
  }

  /// Finds the height of each bar as a share of the full height.
  ///
  /// - Parameters:
  ///   - samples: loudness values, 0 to 1; a value that isn't finite counts 0.
  ///   - count: the number of bars.
  /// - Returns: the mean of each bar's samples, 0 to 1; none without samples or bars.
  /// - Complexity: O(*n*) in samples and bars.
  public static func bars(from samples: [Double], count: Int) -> [Double] {
    WaveformBars.bars(from: samples, count: count)
  }

  /// Finds how many bars fit beside each other.
  ///
  /// - Parameters:
  ///   - width: the width of the whole waveform in points.
  ///   - barWidth: the width of one bar in points.
  ///   - spacing: the space between two bars in points; below 0 it counts as 0.
  /// - Returns: the number, at most 2,000; 0 where a number makes no sense.
  public static func barCount(width: CGFloat, barWidth: CGFloat, spacing: CGFloat) -> Int {
    WaveformBars.barCount(
      width: Double(width), barWidth: Double(barWidth), spacing: Double(spacing))
  }
}
#endif
