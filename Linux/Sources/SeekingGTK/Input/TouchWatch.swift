import CGtk
import GTKInterop
import Seeking

/// Hears of every finger that comes down anywhere in a widget's window, and leaves it to whom it
/// belongs.
///
/// *Lifetime*: it watches until it is released. *Concurrency*: on the main actor.
@MainActor
final class TouchWatch {
  private let controller: OpaquePointer

  /// Begins to watch the window that `widget` is in; nothing where it is in none.
  init?(windowOf widget: WidgetPointer, _ touched: @escaping @MainActor (PointerID) -> Void) {
    guard let root = gtk_widget_get_root(widget), let events = gtk_event_controller_legacy_new()
    else { return nil }
    controller = events
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signal.connectPointerAnswer(object(events), "event") { event in
      guard let event = event.map(OpaquePointer.init) else { return false }
      if gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN {
        touched(PointerInput.identity(of: gdk_event_get_event_sequence(event)))
      }
      return false
    }
    // The window takes the reference that there is.
    g_object_ref(object(events))
    gtk_widget_add_controller(cast(root), events)
  }

  isolated deinit {
    // A window that has been destroyed meanwhile has let go of it already.
    if let window = gtk_event_controller_get_widget(controller) {
      gtk_widget_remove_controller(window, controller)
    }
    g_object_unref(object(controller))
  }
}
