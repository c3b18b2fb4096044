import CGtk
import GTKInterop

/// A few words over the bar, in the half of it where playback isn't.
@MainActor
final class ScrubHint {
  /// The widget, kept by its parent.
  let widget: WidgetPointer

  /// Makes a hint that isn't shown.
  init() {
    widget = gtk_label_new(nil)
    gtk_widget_add_css_class(widget, "scrub-hint")
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_visible(widget, 0)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    // Its place follows the bar, which no language mirrors.
    gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
  }

  /// Shows the words, or none.
  ///
  /// - Parameters:
  ///   - words: what to say, or nothing.
  ///   - x: the place to keep clear of, as a share of the width from the left.
  func show(_ words: String?, clearOf x: Double) {
    gtk_widget_set_visible(widget, words == nil ? 0 : 1)
    guard let words else { return }
    gtk_label_set_text(opaque(widget), words)
    gtk_widget_set_halign(widget, x < 0.5 ? GTK_ALIGN_END : GTK_ALIGN_START)
  }
}
