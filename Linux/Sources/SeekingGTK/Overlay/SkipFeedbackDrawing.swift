import CGtk
import GTKInterop
import Seeking

/// Draws what a skip shows: on its half of the surface a veil, a growing circle, the symbol and how
/// far the run has come.
@MainActor
struct SkipFeedbackDrawing {
  private static let gap = 10.0
  private static let textScale = 1.5
  /// A dark rim of this opacity keeps symbol and text readable on a bright picture.
  private static let rimOpacity = 0.35
  private static let rim = 1.0

  let feedback: SkipFeedback
  let size: SurfaceSize

  /// Draws for a widget, whose font counts.
  func draw(into snapshot: OpaquePointer, for widget: WidgetPointer) {
    gtk_snapshot_push_opacity(snapshot, feedback.opacity)
    Snapshot.clipped(to: half, into: snapshot) {
      let veil = GdkRGBA(grey: 0, opacity: SkipFeedbackTimeline.scrimOpacity)
      Snapshot.fill(half, veil, into: snapshot)
      if let ripple = feedback.ripple {
        let white = GdkRGBA(grey: 1, opacity: ripple.opacity)
        Snapshot.fill(circle: ripple, white, into: snapshot)
      }
      drawWords(into: snapshot, for: widget)
    }
    gtk_snapshot_pop(snapshot)
  }

  private var half: Rectangle {
    let middle = size.width / 2
    return feedback.side == .left
      ? Rectangle(x: 0, y: 0, width: middle, height: size.height)
      : Rectangle(x: middle, y: 0, width: size.width - middle, height: size.height)
  }

  private func drawWords(into snapshot: OpaquePointer, for widget: WidgetPointer) {
    let lines = texts.map { TextLayout($0, for: widget, scale: Self.textScale, bold: true) }
    let height = lines.reduce(SkipSymbol.size.height + Self.gap) { $0 + $1.height }
    let top = (size.height - height) / 2
    Snapshot.cairo(within: half, into: snapshot) { context in
      let rim = GdkRGBA(grey: 0, opacity: Self.rimOpacity)
      for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
        drawWords(lines, rim, top: top + dy * Self.rim, left: dx * Self.rim, into: context)
      }
      drawWords(lines, GdkRGBA(grey: 1, opacity: 1), top: top, left: 0, into: context)
    }
  }

  private func drawWords(
    _ lines: [TextLayout], _ colour: GdkRGBA, top: Double, left: Double, into context: OpaquePointer
  ) {
    var colour = colour
    gdk_cairo_set_source_rgba(context, &colour)
    let centre = half.x + half.width / 2 + left
    let symbol = SkipSymbol(pointsRight: feedback.side == .right, endsAtBar: feedback.edge != nil)
    symbol.draw(
      into: context, at: SurfacePoint(x: centre, y: top + SkipSymbol.size.height / 2))
    var y = top + SkipSymbol.size.height + Self.gap
    for line in lines {
      line.draw(into: context, x: (centre - line.width / 2).rounded(), y: y.rounded())
      y += line.height
    }
  }

  /// How far the run has come, and the end that it has run into.
  private var texts: [String] {
    let tally = feedback.tally == .zero ? nil : SkipText.tally(feedback.tally)
    return [tally, feedback.edge.map(SkipText.edge)].compactMap { $0 }
  }
}
