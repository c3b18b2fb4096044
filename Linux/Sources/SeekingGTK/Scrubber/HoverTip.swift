import CGtk
import GTKInterop

/// What is shown beside a pointer over the bar: the time there, and below a picture of it.
@MainActor
final class HoverTip {
  /// The widget, to be shown by a tooltip.
  let widget: WidgetPointer
  private let picture = HoverPicture()
  private let label: WidgetPointer

  /// Makes a tip without a time.
  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    g_object_ref_sink(object(widget))
    label = gtk_label_new(nil)
    for part in [label, picture.widget] { gtk_box_append(cast(object(widget)), part) }
  }

  isolated deinit {
    g_object_unref(object(widget))
  }

  /// Shows a time in figures, and a picture where there is one: a `GdkPaintable` of two pixels a point.
  func show(_ time: String, _ paintable: OpaquePointer?) {
    gtk_label_set_text(opaque(label), time)
    picture.show(paintable)
  }
}
