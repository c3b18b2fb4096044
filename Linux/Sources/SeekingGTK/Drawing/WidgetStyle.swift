import CGtk

/// The rules of style that the widgets add to the theme's.
@MainActor
enum Stylesheet {
  private static var displays: Set<OpaquePointer> = []

  /// Loads the rules, once a display.
  static func load() {
    guard let display = gdk_display_get_default(), displays.insert(display).inserted else { return }
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static let rules = """
    button.seek-skip {
      opacity: 0;
      transition: opacity 200ms ease-out;
    }
    button.seek-skip:focus-visible {
      opacity: 1;
    }

    scale.waveform-position,
    scale.waveform-position > trough,
    scale.waveform-position > trough > highlight,
    scale.waveform-position > trough > slider {
      min-width: 0;
      min-height: 0;
      margin: 0;
      padding: 0;
      border: none;
      background: none;
      box-shadow: none;
      outline: none;
      opacity: 1;
    }
    scale.waveform-position:focus-visible {
      border-radius: 6px;
      outline: 2px solid alpha(@accent_color, 0.5);
      outline-offset: 2px;
    }
    """
}
