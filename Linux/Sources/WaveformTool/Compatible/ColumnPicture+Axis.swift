import CCairo

extension ColumnPicture {
  /// Length of the mark at a time in pixels.
  private static let markLength = 10.0
  /// Height of the words in pixels.
  private static let textSize = 10.0

  /// Draws a line around the picture, and times at marks along its lower edge.
  func draw(_ axis: TimeAxis, in context: OpaquePointer?) {
    cairo_set_line_width(context, 1)
    style.border.set(in: context)
    cairo_rectangle(context, 0.5, 0.5, Double(width) - 1, Double(height) - 1)
    cairo_stroke(context)
    cairo_select_font_face(
      context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, Self.textSize)
    for label in axis.labels(width: width) { draw(label, in: context) }
  }

  private func draw(_ label: TimeAxis.Label, in context: OpaquePointer?) {
    let x = Double(label.column) + 0.5
    style.border.set(in: context)
    for edge in [0, Double(height) - Self.markLength] {
      cairo_move_to(context, x, edge)
      cairo_line_to(context, x, edge + Self.markLength)
    }
    cairo_stroke(context)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, label.text, &extents)
    let left = x - extents.width / 2
    // A time that would be cut off is left out; its mark stays.
    guard left >= 2, left + extents.width <= Double(width) - 2 else { return }
    style.axisLabels.set(in: context)
    cairo_move_to(context, left, Double(height) - Self.markLength - 3)
    cairo_show_text(context, label.text)
  }
}
