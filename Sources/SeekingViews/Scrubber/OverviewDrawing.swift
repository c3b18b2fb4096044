#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Draws the whole waveform in small bars, and a frame around the part that the bar shows.
struct OverviewDrawing: View {
  let configuration: WaveformScrubberStyleConfiguration
  @Environment(\.colorSchemeContrast) private var contrast

  /// The height of the strip in points.
  static let height: CGFloat = 16
  private static let barWidth: CGFloat = 1.5
  private static let spacing: CGFloat = 1
  private static let plainHeight: CGFloat = 3
  /// The space between the bars and the edges of the frame, in points.
  private static let inset: CGFloat = 2
  /// A frame any narrower than this many points couldn't be seen.
  private static let narrowest: CGFloat = 4

  var body: some View {
    let progress = configuration.progress
    let unplayed = Color.secondary.opacity(contrast == .increased ? 0.8 : 0.5)
    let frame = Color.primary.opacity(contrast == .increased ? 1 : 0.6)
    Canvas { context, size in
      context.orient(along: configuration.timeline, width: size.width)
      let bars = path(in: size)
      context.fill(bars, between: progress...1, of: size, with: unplayed)
      context.fill(bars, between: 0...progress, of: size, with: configuration.tint)
      let shown = Path(roundedRect: shown(in: size), cornerRadius: Self.inset)
      context.fill(shown, with: .color(.primary.opacity(0.12)))
      context.stroke(shown, with: .color(frame), lineWidth: 1)
    }
    .frame(height: Self.height)
  }

  private func path(in size: CGSize) -> Path {
    let (width, spacing) = (Self.barWidth, Self.spacing)
    let count = WaveformScrubberMath.barCount(
      width: size.width, barWidth: width, spacing: spacing)
    let heights = configuration.overviewBars(count: count)
    if heights.isEmpty { return Path(plainBar: Self.plainHeight, in: size) }
    let share = (size.height - 2 * Self.inset) / size.height
    return Path(bars: heights.map { $0 * share }, width: width, spacing: spacing, in: size)
  }

  /// The frame; its line lies within the strip.
  private func shown(in size: CGSize) -> CGRect {
    let visible = configuration.visible
    let width = max(size.width * visible.length, Self.narrowest)
    let left = min(size.width * visible.lower, size.width - width)
    return CGRect(x: left, y: 0, width: width, height: size.height).insetBy(dx: 0.5, dy: 0.5)
  }
}
#endif
