import CGtk
import Seeking

/// One event of a key, as it is before GTK makes anything of it.
struct KeyInput {
  /// The key's GDK number.
  let key: Int
  let isDown: Bool
  let hasShift: Bool
  let hasControl: Bool
  let time: EventTime
}

@MainActor
extension KeyInput {
  /// Reads a `GdkEvent`; nothing where it isn't a key's.
  ///
  /// The press of a shortcut with Alt or Super is left to others; a release always counts.
  init?(_ event: OpaquePointer) {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return nil }
    let modifiers = gdk_event_get_modifier_state(event).rawValue
    let isShortcut = modifiers & (GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0
    guard type == GDK_KEY_RELEASE || !isShortcut else { return nil }
    key = Int(gdk_key_event_get_keyval(event))
    isDown = type == GDK_KEY_PRESS
    hasShift = modifiers & GDK_SHIFT_MASK.rawValue != 0
    hasControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
    time = EventClock.time(of: event)
  }
}
