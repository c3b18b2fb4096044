import CGtk
import GTKInterop
import Seeking

/// Tells a press on a control from a press beside it.
@MainActor
struct ControlHit {
  /// The overlay's own widget.
  let root: WidgetPointer
  /// The layer of the content, on which every press is the surface's too.
  let content: WidgetPointer
  /// The layers of controls, which themselves are no controls.
  var layers: Set<WidgetPointer> = []

  /// Whether a press works a control and nothing else.
  ///
  /// A control is a widget that can have the keyboard's focus or that listens to pointers itself,
  /// whether or not it can be used right now. Boxes, labels and pictures are none.
  func isOnControl(_ point: SurfacePoint) -> Bool {
    var next = gtk_widget_pick(root, point.x, point.y, GTK_PICK_INSENSITIVE)
    while let widget = next, widget != root, widget != content, !layers.contains(widget) {
      if Self.isControl(widget) { return true }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }

  private static func isControl(_ widget: WidgetPointer) -> Bool {
    gtk_widget_get_focusable(widget) != 0 || listensToPointers(widget)
  }

  private static func listensToPointers(_ widget: WidgetPointer) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
    defer { g_object_unref(ObjectPointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).contains { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return false }
      defer { g_object_unref(controller) }
      return [gtk_gesture_get_type(), gtk_event_controller_legacy_get_type()].contains { type in
        g_type_check_instance_is_a(cast(controller), type) != 0
      }
    }
  }
}
