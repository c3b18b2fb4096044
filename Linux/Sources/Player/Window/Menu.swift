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
  func show(in button: WidgetPointer) {
    gtk_menu_button_set_menu_model(opaque(button), cast(menu))
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
}

/// An action whose state is one choice of several, for a menu with marks.
///
/// *Concurrency*: on the main actor.
@MainActor
final class ChoiceAction {
  /// The group that holds the action alone; the widget that shows the menu takes it in.
  let group: OpaquePointer?
  private let action: OpaquePointer?

  /// Makes an action that tells of every choice that the user makes.
  init(name: String, onChoice: @escaping @MainActor (String) -> Void) {
    let string = g_variant_type_new("s")
    defer { g_variant_type_free(string) }
    action = g_simple_action_new_stateful(name, string, g_variant_new_string(""))
    group = g_simple_action_group_new().map { OpaquePointer($0) }
    guard let action, let group else { return }
    g_action_map_add_action(group, action)
    Signal.connectPointer(object(action), "activate") { parameter in
      guard let parameter, let text = g_variant_get_string(OpaquePointer(parameter), nil) else {
        return
      }
      onChoice(String(cString: text))
    }
  }

  isolated deinit {
    for part in [group, action] {
      if let part { g_object_unref(object(part)) }
    }
  }

  /// Marks a choice.
  func choose(_ choice: String) {
    g_simple_action_set_state(action, g_variant_new_string(choice))
  }
}
