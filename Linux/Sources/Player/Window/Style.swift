import CGtk
import GTKInterop
import Localisation

/// The window's own style, over libadwaita's.
@MainActor
enum Style {
  private static let sheet = """
    window.fullscreen, window.maximized { padding: 0; box-shadow: none; }
    .film { background: black; }
    .control-bar { padding: 8px 10px; border-radius: 12px; }
    .film .control-bar, .film headerbar { background: rgba(24, 24, 24, 0.78); color: white; }
    .film headerbar { box-shadow: none; border: none; }
    .film .control-bar button, .film headerbar button { color: white; }
    .control-bar-frame { padding: 0 12px 12px 12px; }
    .control-bar-frame, headerbar { transition: opacity 200ms ease-out; }
    .hidden-bar { opacity: 0; }
    .hold-label { padding: 4px 12px; border-radius: 9999px; }
    .sound-symbol { color: alpha(currentColor, 0.35); }
    .numeric { font-feature-settings: "tnum"; }
    """

  /// Adds the style to a display; call it once, after the display is open.
  static func load(for display: OpaquePointer?) {
    guard let display else { return }
    Stylesheet.add(sheet, to: display)
    // Where the program is installed somewhere that the desktop doesn't look for icons.
    let icons = gtk_icon_theme_get_for_display(display)
    gtk_icon_theme_add_search_path(icons, InstalledFiles.share + "/icons")
  }
}
