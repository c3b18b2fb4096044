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

  /// A sentence that is laid out in the language's own direction, whatever it begins with: a file's
  /// name at its start would else turn it.
  public static func marked(_ sentence: String) -> String {
    let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    return (isRightToLeft ? "\u{200F}" : "\u{200E}") + sentence
  }
}
