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
      context.orient(along: configuration.timeline, width: size.width)
      let bars = path(in: size)
      drawUnplayed(bars, unplayed, size, context)
      context.fill(
        bars, between: 0...min(max(cut, 0), 1), of: size, with: configuration.tint)
      drawChapters(size, context)
      if differentiatesWithoutColor { line(at: cut, width: 2, .primary, size, context) }
      if let hovered { line(at: hovered, width: 1, .primary.opacity(0.6), size, context) }
    }
  }

  private func path(in size: CGSize) -> Path {
    if configuration.control.samples.isEmpty { return Path(plainBar: Self.plainHeight, in: size) }
    return Path(
      bars: configuration.bars(forWidth: size.width), width: configuration.barWidth,
      spacing: configuration.spacing, in: size)
  }

  private func drawUnplayed(
    _ bars: Path, _ color: Color, _ size: CGSize, _ context: GraphicsContext
  ) {
    guard let buffered = configuration.buffered else {
      return context.fill(bars, with: .color(color))
    }
    let unbuffered = color.opacity(Self.unbufferedShare)
    var end = 0.0
    for range in buffered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let lower = min(max(configuration.fraction(of: range.lowerBound), end), 1)
      let upper = min(max(configuration.fraction(of: range.upperBound), lower), 1)
      context.fill(bars, between: end...lower, of: size, with: unbuffered)
      context.fill(bars, between: lower...upper, of: size, with: color)
      end = upper
    }
    context.fill(bars, between: end...1, of: size, with: unbuffered)
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
