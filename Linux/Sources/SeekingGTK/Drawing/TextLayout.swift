import CGtk
import GTKInterop

/// A line of text in a widget's font, whose digits are of equal width.
///
/// *Lifetime*: made for one drawing.
@MainActor
final class TextLayout {
  private let layout: OpaquePointer?
  /// The text's width in points.
  let width: Double
  /// The text's height in points.
  let height: Double

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: what to write.
  ///   - widget: whose font and language direction count.
  ///   - scale: the size as a share of the widget's own.
  ///   - bold: whether it is bold.
  init(_ text: String, for widget: WidgetPointer, scale: Double, bold: Bool) {
    layout = gtk_widget_create_pango_layout(widget, text)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    if bold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    self.width = Double(width)
    self.height = Double(height)
  }

  isolated deinit {
    if let layout { g_object_unref(ObjectPointer(layout)) }
  }

  /// Draws the text with its upper left corner at a point, in the context's colour.
  func draw(into context: OpaquePointer, x: Double, y: Double) {
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
  }
}
