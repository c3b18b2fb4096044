import CGtk
import GTKInterop
import Localisation
import Seeking

/// The window that lists the keys, as the user has them.
@MainActor
struct ShortcutsWindow {
  /// What the keys depend on.
  let preferences: PlayerPreferences

  private var playback: [(String, String)] {
    let isForward = preferences.timeline == .leftToRight
    let space =
      preferences.hold == .off
      ? Translations.text("Play or pause") : Translations.text("Play or pause; hold to play at 2×")
    return [
      ("space", space),
      ("<Control><Shift>space", Translations.text("Play fast, or no more")),
      (isForward ? "Left" : "Right", Translations.text("Skip back; hold to go on")),
      (isForward ? "Right" : "Left", Translations.text("Skip forward; hold to go on")),
      ("j", Translations.text("Skip back")),
      ("k", Translations.text("Play or pause")),
      ("l", Translations.text("Skip forward")),
      ("comma", Translations.text("One frame back")),
      ("period", Translations.text("One frame forward")),
      ("Page_Up", Translations.text("Next chapter")),
      ("Page_Down", Translations.text("Start of the chapter, or the chapter before")),
      ("n", Translations.text("Go on after the next pause in the sound")),
      ("Home", Translations.text("Go to the start")),
      ("End", Translations.text("Go to the end")),
      ("z", Translations.text("Undo the last jump")),
      ("<Shift>z", Translations.text("Redo the jump")),
    ]
  }

  private var waveform: [(String, String)] {
    [
      ("<Control>plus", Translations.text("Show less of the waveform, and larger")),
      ("<Control>minus", Translations.text("Show more of the waveform")),
      ("<Control>0", Translations.text("Show all of the waveform")),
      // One row: with another one, GTK 4.8 makes a second page, and complains of it.
      ("<Alt>Left <Alt>Right", Translations.text("Move along the waveform")),
    ]
  }

  private var window: [(String, String)] {
    [
      ("Up", Translations.text("Louder")),
      ("Down", Translations.text("Quieter")),
      ("m", Translations.text("Mute")),
      (preferences.letterKeys ? "f F11" : "F11", Translations.text("Fullscreen")),
      ("Escape", Translations.text("Leave fullscreen")),
      ("<Control>o", Translations.text("Open files")),
      ("<Control>comma", Translations.text("Preferences")),
      ("<Control>question", Translations.text("Keyboard shortcuts")),
      ("<Control>q", Translations.text("Quit")),
    ]
  }

  /// Shows the list over a window.
  func present(over parent: WidgetPointer) {
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
  private var description: String {
    """
    <interface><object class="GtkShortcutsWindow" id="shortcuts">\
    <child><object class="GtkShortcutsSection">\
    \(group(Translations.text("Playback"), playback))\
    \(group(Translations.text("Waveform"), waveform))\
    \(group(Translations.text("Window"), window))\
    </object></child></object></interface>
    """
  }

  private func group(_ title: String, _ keys: [(String, String)]) -> String {
    let items = keys.filter { preferences.letterKeys || !Self.isLetter($0.0) }.map {
      keys, meaning in
      """
      <child><object class="GtkShortcutsShortcut">\
      <property name="accelerator">\(Markup.escape(keys))</property>\
      <property name="title">\(Markup.escape(meaning))</property>\
      </object></child>
      """
    }
    return """
      <child><object class="GtkShortcutsGroup"><property name="title">\(Markup.escape(title))\
      </property>\(items.joined())</object></child>
      """
  }

  private static func isLetter(_ keys: String) -> Bool {
    keys.replacing("<Shift>", with: "").count == 1
  }
}
