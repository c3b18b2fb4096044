import CGtk
import GTKInterop

/// A picture of two pixels a point, so that it's sharp on every screen; GTK's own shows all as large
/// as it has pixels.
@MainActor
final class HoverPicture: WidgetBehaviour {
  /// The widget, kept by its parent.
  let widget: WidgetPointer
  private var paintable: OpaquePointer?
  private var width: Int32 = 0
  private var height: Int32 = 0

  /// Makes a picture that isn't seen.
  init() {
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitHoverPicture", cssName: "hover-picture",
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    WidgetClass.attach(self, to: widget)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    show(nil)
  }

  isolated deinit {
    if let paintable { g_object_unref(object(paintable)) }
  }

  /// Shows a `GdkPaintable`, or nothing.
  func show(_ other: OpaquePointer?) {
    gtk_widget_set_visible(widget, other == nil ? 0 : 1)
    guard other != paintable else { return }
    if let other { g_object_ref(object(other)) }
    if let paintable { g_object_unref(object(paintable)) }
    paintable = other
    width = other.map { gdk_paintable_get_intrinsic_width($0) / 2 } ?? 0
    height = other.map { gdk_paintable_get_intrinsic_height($0) / 2 } ?? 0
    gtk_widget_queue_resize(widget)
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let side = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height
    return (side, side)
  }

  func draw(into snapshot: OpaquePointer) {
    guard let paintable else { return }
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
  }
}
