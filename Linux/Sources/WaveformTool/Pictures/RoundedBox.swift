import CCairo

/// A box whose corners may be round.
struct RoundedBox {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Adds the box to a path, its corners no rounder than it's wide or high.
  func add(to context: OpaquePointer?, radius wanted: Double) {
    let radius = min(wanted, width / 2, height / 2)
    guard radius > 0 else { return cairo_rectangle(context, x, y, width, height) }
    cairo_new_sub_path(context)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 1.5 * .pi)
    cairo_arc(context, x + width - radius, y + radius, radius, 1.5 * .pi, 2 * .pi)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, 0.5 * .pi)
    cairo_arc(context, x + radius, y + height - radius, radius, 0.5 * .pi, .pi)
    cairo_close_path(context)
  }
}

extension Colour {
  /// Makes it what a context draws with.
  func set(in context: OpaquePointer?) {
    cairo_set_source_rgba(context, red, green, blue, opacity)
  }
}
