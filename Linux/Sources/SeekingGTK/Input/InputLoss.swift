import CGtk
import GTKInterop

/// Tells when a widget can't receive the end of what was begun on it: it is hidden or removed, made
/// insensitive, or its window is no longer the active one.
///
/// *Lifetime*: keep it as long as the widget. *Concurrency*: on the main actor.
@MainActor
final class InputLoss {
  private let widget: WidgetPointer
  private let lost: @MainActor () -> Void
  private var window: ObjectPointer?
  private var windowHandler: Signal.HandlerID = 0

  /// Begins to watch `widget`, which the caller keeps.
  init(of widget: WidgetPointer, _ lost: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.lost = lost
    Signal.connect(object(widget), "map") { [weak self] in self?.watchWindow() }
    Signal.connect(object(widget), "unmap") { [weak self] in
      self?.leaveWindow()
      self?.lost()
    }
    Signal.connectNumber(object(widget), "state-flags-changed") { [weak self] _ in
      self?.checkSensitivity()
    }
  }

  isolated deinit {
    leaveWindow()
  }

  private func checkSensitivity() {
    if gtk_widget_is_sensitive(widget) == 0 { lost() }
  }

  private func watchWindow() {
    leaveWindow()
    guard let root = gtk_widget_get_root(widget) else { return }
    let window = object(root)
    guard g_type_check_instance_is_a(cast(window), gtk_window_get_type()) != 0 else { return }
    g_object_ref(window)
    self.window = window
    windowHandler = Signal.connectNotify(window, "is-active") { [weak self] in
      if gtk_window_is_active(cast(window)) == 0 { self?.lost() }
    }
  }

  private func leaveWindow() {
    guard let window else { return }
    Signal.disconnect(windowHandler, from: window)
    g_object_unref(window)
    self.window = nil
  }
}
