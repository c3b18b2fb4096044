#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Draws the bars: what has been played in the tint, cut exactly at its end, the rest paler.
struct WaveformDrawing: View {
  let configuration: WaveformScrubberStyleConfiguration
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  /// The height of the plain bar that stands for media without samples, in points.
  private static let plainHeight: CGFloat = 6
  private static let unplayedOpacity = 0.35
  private static let unplayedOpacityWithContrast = 0.6
  /// How much paler what isn't buffered is.
  private static let unbufferedShare = 0.4

  var body: some View {
    let cut = configuration.fraction(of: configuration.progress)
    let hovered = configuration.hovered.map { configuration.fraction(of: $0) }
    let unplayed = Color.secondary.opacity(
      contrast == .increased ? Self.unplayedOpacityWithContrast : Self.unplayedOpacity)
    Canvas { context, size in
      if configuration.timeline == .rightToLeft {
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      let bars = path(in: size)
      drawUnplayed(bars, unplayed, size, context)
      fill(bars, 0...min(max(cut, 0), 1), configuration.tint, size, context)
      drawChapters(size, context)
      if differentiatesWithoutColor { line(at: cut, width: 2, .primary, size, context) }
      if let hovered { line(at: hovered, width: 1, .primary.opacity(0.6), size, context) }
    }
  }

  private func path(in size: CGSize) -> Path {
    let heights = configuration.bars(forWidth: size.width)
    let barWidth = configuration.barWidth
    let pitch = barWidth + configuration.spacing
    return Path { path in
      if configuration.control.samples.isEmpty {
        add(CGSize(width: size.width, height: Self.plainHeight), at: 0, in: size, to: &path)
      }
      for (index, height) in heights.enumerated() {
        let bar = CGSize(width: barWidth, height: max(height * size.height, barWidth))
        add(bar, at: CGFloat(index) * pitch, in: size, to: &path)
      }
    }
  }

  /// Adds a bar in the middle of the height, its ends round.
  private func add(_ bar: CGSize, at x: CGFloat, in size: CGSize, to path: inout Path) {
    let radius = min(bar.width, bar.height) / 2
    path.addRoundedRect(
      in: CGRect(
        x: x, y: (size.height - bar.height) / 2, width: bar.width, height: bar.height),
      cornerSize: CGSize(width: radius, height: radius))
  }

  private func drawUnplayed(
    _ bars: Path, _ color: Color, _ size: CGSize, _ context: GraphicsContext
  ) {
    guard let buffered = configuration.buffered else {
      return context.fill(bars, with: .color(color))
    }
    var end = 0.0
    for range in buffered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let lower = min(max(configuration.fraction(of: range.lowerBound), end), 1)
      let upper = min(max(configuration.fraction(of: range.upperBound), lower), 1)
      fill(bars, end...lower, color.opacity(Self.unbufferedShare), size, context)
      fill(bars, lower...upper, color, size, context)
      end = upper
    }
    fill(bars, end...1, color.opacity(Self.unbufferedShare), size, context)
  }

  /// Fills the part of the bars that lies between two fractions of the width.
  private func fill(
    _ bars: Path, _ range: ClosedRange<Double>, _ color: Color, _ size: CGSize,
    _ context: GraphicsContext
  ) {
    guard range.lowerBound < range.upperBound else { return }
    var part = context
    part.clip(
      to: Path(
        CGRect(
          x: size.width * range.lowerBound, y: 0,
          width: size.width * (range.upperBound - range.lowerBound), height: size.height)))
    part.fill(bars, with: .color(color))
  }

  private func drawChapters(_ size: CGSize, _ context: GraphicsContext) {
    guard let duration = configuration.duration else { return }
    for chapter in configuration.chapters where chapter.start > 0 {
      let fraction = configuration.fraction(of: chapter.start / duration)
      line(at: fraction, width: 1, .primary.opacity(0.5), size, context)
    }
  }

  /// Draws a line from top to bottom, where it lies on the bar.
  private func line(
    at fraction: Double, width: CGFloat, _ color: Color, _ size: CGSize,
    _ context: GraphicsContext
  ) {
    guard (0...1).contains(fraction) else { return }
    let rect = CGRect(
      x: size.width * fraction - width / 2, y: 0, width: width, height: size.height)
    context.fill(Path(rect), with: .color(color))
  }
}
#endif
