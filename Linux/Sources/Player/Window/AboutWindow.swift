import CGtk
import CommandLineInterface
import GTKInterop
import Localisation

/// The window that says what the program is.
@MainActor
enum AboutWindow {
  /// Shows it over a window.
  static func present(over parent: WidgetPointer) {
    guard let made = adw_about_window_new() else { return }
    let about = opaque(made)
    adw_about_window_set_application_name(about, "SeekKit")
    adw_about_window_set_application_icon(about, Application.identifier)
    adw_about_window_set_version(about, Version.number)
    adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11)
    adw_about_window_set_comments(
      about, Translations.text("Everything between the finger and the player."))
    gtk_window_set_transient_for(cast(object(made)), cast(object(parent)))
    // The window over which it stands can still be closed.
    gtk_window_set_modal(cast(object(made)), 0)
    gtk_window_set_destroy_with_parent(cast(object(made)), 1)
    gtk_window_present(cast(object(made)))
  }
}
