import CGtk
import GTKInterop

/// A menu that is being built.
///
/// *Concurrency*: on the main actor.
@MainActor
final class Menu {
  private let menu: OpaquePointer

  /// Makes an empty menu.
  init() {
    guard let menu = g_menu_new() else {
      preconditionFailure("GLib makes every object that is asked of it")
    }
    self.menu = menu
  }

  isolated deinit {
    g_object_unref(object(menu))
  }

  /// Makes this the menu of a menu button, which keeps it.
  ///
  /// Its list is made when it is opened: that takes long, and most are never opened.
  func show(in button: WidgetPointer) {
    gtk_menu_button_set_create_popup_func(
      opaque(button),
      { button, menu in
        guard let button, let menu else { return }
        gtk_menu_button_set_menu_model(button, cast(menu))
      }, g_object_ref(object(menu)), { menu in g_object_unref(menu) })
  }

  /// Adds an item that triggers an action, with a target where the action takes one.
  func append(_ label: String, action: String, target: String? = nil) {
    let item = g_menu_item_new(label, nil)
    let value = target.flatMap { g_variant_new_string($0) }
    g_menu_item_set_action_and_target_value(item, action, value)
    g_menu_append_item(menu, item)
    if let item { g_object_unref(object(item)) }
  }

  /// Adds a section with a heading, or without one.
  func append(section: Menu, label: String? = nil) {
    g_menu_append_section(menu, label, cast(section.menu))
  }

  /// Adds a menu that opens from an item.
  func append(submenu: Menu, label: String) {
    g_menu_append_submenu(menu, label, cast(submenu.menu))
  }
}
