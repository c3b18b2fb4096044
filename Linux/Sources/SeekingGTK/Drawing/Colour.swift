import CGtk
import GTKInterop

extension GdkRGBA {
  /// White or black, or a grey, that covers by `opacity`.
  init(grey: Float, opacity: Double) {
    self.init(red: grey, green: grey, blue: grey, alpha: Float(opacity))
  }

  /// The same colour with its opacity taken times `share`.
  func faded(to share: Double) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * Float(share))
  }
}

/// The theme's colours as they are for a widget right now.
@MainActor
enum ThemeColour {
  /// The colour of a widget's text and symbols.
  static func foreground(of widget: WidgetPointer) -> GdkRGBA {
    var colour = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
    return colour
  }

  /// The colour that marks what is chosen, as the theme fills areas with it.
  static func accent(of widget: WidgetPointer) -> GdkRGBA {
    var colour = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    guard gtk_style_context_lookup_color(context, "accent_bg_color", &colour) != 0 else {
      return foreground(of: widget)
    }
    return colour
  }
}
