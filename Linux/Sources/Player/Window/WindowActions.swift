import CGtk
import GTKInterop

/// The actions of a window, which menus, buttons and shortcuts trigger by their names.
///
/// *Lifetime*: the window keeps them. *Concurrency*: on the main actor.
@MainActor
struct WindowActions {
  private let window: WidgetPointer
  private let application: UnsafeMutablePointer<GtkApplication>

  /// Makes actions for a window of an application.
  init(window: WidgetPointer, application: UnsafeMutablePointer<GtkApplication>) {
    self.window = window
    self.application = application
  }

  /// Adds an action under a name, with the keys that trigger it, as GTK writes them.
  func add(_ name: String, keys: [String] = [], _ perform: @escaping @MainActor () -> Void) {
    guard let action = g_simple_action_new(name, nil) else { return }
    Signal.connectPointer(object(action), "activate") { _ in perform() }
    add(action, name, keys)
  }

  /// Adds an action that is on or off; whether it is, its owner says.
  ///
  /// - Parameters:
  ///   - name: the action's name.
  ///   - keys: the keys that trigger it, as GTK writes them.
  ///   - toggle: what is done when the other state is asked for.
  /// - Returns: shows whether it is on.
  func addToggle(
    _ name: String, keys: [String], _ toggle: @escaping @MainActor () -> Void
  ) -> @MainActor (Bool) -> Void {
    guard let action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0)) else {
      return { _ in }
    }
    Signal.connectPointer(object(action), "change-state") { _ in toggle() }
    add(action, name, keys)
    // The window keeps the action for as long as it is there.
    return { isOn in g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0)) }
  }

  private func add(_ action: OpaquePointer, _ name: String, _ keys: [String]) {
    g_action_map_add_action(opaque(window), action)
    g_object_unref(object(action))
    guard !keys.isEmpty else { return }
    let builder = g_strv_builder_new()
    for key in keys { g_strv_builder_add(builder, key) }
    let list = g_strv_builder_end(builder)
    g_strv_builder_unref(builder)
    list?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: keys.count + 1) {
      gtk_application_set_accels_for_action(application, "win." + name, $0)
    }
    g_strfreev(list)
  }
}
