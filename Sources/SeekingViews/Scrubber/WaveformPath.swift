#if canImport(SwiftUI)
import Seeking
import SwiftUI

extension Path {
  /// Makes the bars of a waveform beside each other, from the left edge.
  ///
  /// - Parameters:
  ///   - heights: shares of the full height, 0 to 1.
  ///   - width: the width of one bar in points, and the least height.
  ///   - spacing: the space between two bars in points.
  ///   - size: the size of the whole in points.
  init(bars heights: [Double], width: CGFloat, spacing: CGFloat, in size: CGSize) {
    self.init()
    for (index, height) in heights.enumerated() {
      let bar = CGSize(width: width, height: max(height * size.height, width))
      add(bar, at: CGFloat(index) * (width + spacing), in: size)
    }
  }

  /// Makes the one bar that stands for media without samples, as wide as the whole.
  init(plainBar height: CGFloat, in size: CGSize) {
    self.init()
    add(CGSize(width: size.width, height: height), at: 0, in: size)
  }

  /// Adds a bar in the middle of the height, its ends round.
  private mutating func add(_ bar: CGSize, at x: CGFloat, in size: CGSize) {
    let radius = min(bar.width, bar.height) / 2
    addRoundedRect(
      in: CGRect(x: x, y: (size.height - bar.height) / 2, width: bar.width, height: bar.height),
      cornerSize: CGSize(width: radius, height: radius))
  }
}

extension GraphicsContext {
  /// Fills the part of the bars that lies between two fractions of the width.
  func fill(_ bars: Path, between range: ClosedRange<Double>, of size: CGSize, with color: Color) {
    guard range.lowerBound < range.upperBound else { return }
    var part = self
    part.clip(
      to: Path(
        CGRect(
          x: size.width * range.lowerBound, y: 0,
          width: size.width * (range.upperBound - range.lowerBound), height: size.height)))
    part.fill(bars, with: .color(color))
  }

  /// Draws from the side on from which time runs.
  mutating func orient(along timeline: TimelineDirection, width: CGFloat) {
    guard timeline == .rightToLeft else { return }
    translateBy(x: width, y: 0)
    scaleBy(x: -1, y: 1)
  }
}
#endif
