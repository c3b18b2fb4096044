import CGtk
import Localisation

/// The way in which the user's language is written.
@MainActor
public enum TextDirection {
  /// Has all widgets follow it, where it is written from right to left; call it once GTK is set up.
  public static func followLanguage() {
    // Translators: write “direction:RTL” in a language that is written from right to left.
    if Translations.text("direction:LTR") == "direction:RTL" {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
  }
}
