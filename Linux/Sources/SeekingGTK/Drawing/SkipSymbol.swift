import CGtk
import Seeking

/// The fast-forward and rewind symbol: two triangles, and a bar where the media ends.
struct SkipSymbol {
  /// The symbol's size in points.
  static let size = SurfaceSize(width: 46, height: 28)
  private static let roundness = 4.0
  private static let barWidth = 5.0

  /// Whether it points to the right.
  let pointsRight: Bool
  /// Whether the way is barred.
  let endsAtBar: Bool

  /// Adds the symbol to a cairo path, and strokes and fills it in the context's colour.
  ///
  /// - Parameters:
  ///   - context: the cairo context to draw into.
  ///   - centre: where the symbol's centre is, in points.
  func draw(into context: OpaquePointer, at centre: SurfacePoint) {
    cairo_save(context)
    cairo_translate(context, centre.x, centre.y)
    if !pointsRight { cairo_scale(context, -1, 1) }
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_width(context, Self.roundness)
    addTriangle(to: context, from: -Self.size.width / 2)
    addTriangle(to: context, from: 0)
    if endsAtBar { addBar(to: context) }
    cairo_stroke_preserve(context)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// The rounded stroke around a triangle stays within the symbol's size.
  private func addTriangle(to context: OpaquePointer, from left: Double) {
    let inset = Self.roundness / 2
    let (top, width) = (-Self.size.height / 2 + inset, Self.size.width / 2 - 2 * inset)
    cairo_move_to(context, left + inset, top)
    cairo_line_to(context, left + inset + width, 0)
    cairo_line_to(context, left + inset, -top)
    cairo_close_path(context)
  }

  private func addBar(to context: OpaquePointer) {
    let inset = Self.roundness / 2
    let left = Self.size.width / 2 + inset
    let top = -Self.size.height / 2 + inset
    cairo_rectangle(context, left, top, Self.barWidth - Self.roundness, -2 * top)
  }
}
