import CGtk
import GTKInterop

/// The sentences that come up over the window for a while, one after the other.
///
/// Few wait, the newest ones: a folder full of broken files would else keep them coming for minutes.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class Toasts {
  let widget = Widgets.made(adw_toast_overlay_new())
  private static let depth = 2
  private var shown: String?
  private var waiting: [String] = []
  private var isClosed = false

  /// Makes a place for sentences, no larger than the one that is shown.
  init() {
    adw_toast_overlay_set_child(opaque(widget), Widgets.box(GTK_ORIENTATION_VERTICAL))
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
  }

  /// Shows a sentence after those that wait, unless it is one of them.
  func show(_ sentence: String) {
    guard !isClosed, shown != sentence, !waiting.contains(sentence) else { return }
    waiting = (waiting + [sentence]).suffix(Self.depth)
    if shown == nil { showNext() }
  }

  /// Shows nothing any more: a window that is closed dismisses its sentences, and has no place for
  /// those that waited.
  func close() {
    isClosed = true
    waiting = []
  }

  /// A sentence in as many lines as it takes: a toast's own title is cut off in a narrow window.
  private func title(_ sentence: String) -> WidgetPointer {
    let label = Widgets.made(gtk_label_new(TextDirection.marked(sentence)))
    gtk_label_set_wrap(opaque(label), 1)
    gtk_label_set_wrap_mode(opaque(label), PANGO_WRAP_WORD_CHAR)
    // As wide as the narrowest window has room for.
    gtk_label_set_max_width_chars(opaque(label), 28)
    gtk_label_set_xalign(opaque(label), 0)
    gtk_widget_add_css_class(label, "heading")
    return label
  }

  private func showNext() {
    shown = waiting.isEmpty ? nil : waiting.removeFirst()
    guard let shown, let toast = adw_toast_new("") else { return }
    adw_toast_set_custom_title(toast, title(shown))
    // In a turn of its own, when this toast has left the overlay.
    Signal.connect(object(toast), "dismissed") { [weak self] in
      Task { self?.showNext() }
    }
    adw_toast_overlay_add_toast(opaque(widget), toast)
  }
}
