import CGtk
import GTKInterop

/// The sentences that come up over the window for a while, one after the other.
///
/// Few wait, the newest ones: a folder full of broken files would else keep them coming for minutes.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class Toasts {
  let widget = Widgets.made(adw_toast_overlay_new())
  private static let depth = 2
  private var shown: String?
  private var waiting: [String] = []

  /// Shows a sentence after those that wait, unless it is one of them.
  func show(_ sentence: String) {
    guard shown != sentence, !waiting.contains(sentence) else { return }
    waiting = (waiting + [sentence]).suffix(Self.depth)
    if shown == nil { showNext() }
  }

  private func showNext() {
    shown = waiting.isEmpty ? nil : waiting.removeFirst()
    guard let shown, let toast = adw_toast_new(Markup.escape(shown)) else { return }
    // In a turn of its own, when this toast has left the overlay.
    Signal.connect(object(toast), "dismissed") { [weak self] in
      Task { self?.showNext() }
    }
    adw_toast_overlay_add_toast(opaque(widget), toast)
  }
}
