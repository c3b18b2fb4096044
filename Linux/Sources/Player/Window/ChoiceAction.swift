import CGtk
import GTKInterop

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
