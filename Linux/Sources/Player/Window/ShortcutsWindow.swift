import CGtk
import GTKInterop

/// The window that lists the keys.
@MainActor
enum ShortcutsWindow {
  private static let playback = [
    ("space", "Play or pause; hold to play at 2×"), ("Left", "Skip back"),
    ("Right", "Skip forward"), ("j", "Skip back"), ("k", "Play or pause"), ("l", "Skip forward"),
    ("comma", "One frame back"), ("period", "One frame forward"), ("Home", "Go to the start"),
    ("End", "Go to the end"), ("z", "Undo the last jump"), ("<Shift>z", "Redo the jump"),
  ]
  private static let window = [
    ("Up", "Louder"), ("Down", "Quieter"), ("m", "Mute"), ("f F11", "Fullscreen"),
    ("Escape", "Leave fullscreen"), ("<Control>o", "Open files"),
    ("<Control>question", "Keyboard shortcuts"), ("<Control>q", "Quit"),
  ]

  /// Shows the list over a window.
  static func present(over parent: WidgetPointer) {
    guard let builder = gtk_builder_new_from_string(description, -1),
      let made = gtk_builder_get_object(builder, "shortcuts")
    else { return }
    let list = ObjectPointer(made)
    gtk_window_set_title(cast(list), Translations.text("Keyboard shortcuts"))
    gtk_window_set_transient_for(cast(list), cast(object(parent)))
    // Not modal, so that the keys can be tried and the window over which it stands can be closed.
    gtk_window_set_destroy_with_parent(cast(list), 1)
    gtk_window_present(cast(list))
    g_object_unref(object(builder))
  }

  // The classes of this window have no functions to build them with, only a description.
  private static var description: String {
    """
    <interface><object class="GtkShortcutsWindow" id="shortcuts">\
    <child><object class="GtkShortcutsSection">\
    \(group(Translations.text("Playback"), playback))\
    \(group(Translations.text("Window"), window))\
    </object></child></object></interface>
    """
  }

  private static func group(_ title: String, _ keys: [(String, String)]) -> String {
    let items = keys.map { keys, meaning in
      """
      <child><object class="GtkShortcutsShortcut">\
      <property name="accelerator">\(Markup.escape(keys))</property>\
      <property name="title">\(Markup.escape(Translations.text(meaning)))</property>\
      </object></child>
      """
    }
    return """
      <child><object class="GtkShortcutsGroup"><property name="title">\(Markup.escape(title))\
      </property>\(items.joined())</object></child>
      """
  }
}

/// Text for places that take markup.
enum Markup {
  /// The text with everything that markup would take for its own made plain.
  static func escape(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
