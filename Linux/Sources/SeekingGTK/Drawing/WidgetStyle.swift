import CGtk
import GTKInterop

/// The rules of style that the widgets add to the theme's.
@MainActor
enum WidgetStyle {
  private static var displays: Set<OpaquePointer> = []

  /// Loads the rules, once a display.
  static func load() {
    guard let display = gdk_display_get_default(), displays.insert(display).inserted else { return }
    Stylesheet.add(rules, to: display)
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

    label.scrub-hint {
      padding: 1px 10px;
      border-radius: 999px;
      font-size: smaller;
      color: white;
      background: rgba(0, 0, 0, 0.7);
    }

    popover.hover-tip > contents {
      padding: 6px;
      margin: 0 0 6px 0;
      min-height: 0;
      box-shadow: none;
      border-radius: 8px;
      color: white;
      background: rgba(0, 0, 0, 0.85);
    }
    """
}
