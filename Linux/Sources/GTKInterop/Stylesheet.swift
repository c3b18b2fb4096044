import CGtk

/// Rules of style in GTK's CSS.
@MainActor
public enum Stylesheet {
  /// Adds rules to the theme's, for all windows of a `GdkDisplay`.
  public static func add(_ rules: String, to display: OpaquePointer) {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
