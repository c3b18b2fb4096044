import CGtk
import GTKInterop
import Localisation
import Seeking

/// A sentence with a button over the window, in the looks of libadwaita's toasts.
///
/// There is one, which another offer replaces at once, whatever is moving: libadwaita 1.2 crashes
/// where its own toasts are taken away while they still come up. It never takes the keyboard.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class OfferBar {
  /// How long an offer stays.
  static let stay = Duration.seconds(5)

  let widget = Widgets.made(gtk_revealer_new())
  private let sentence = Widgets.made(gtk_label_new(""))
  private let button = Widgets.made(gtk_button_new())
  private let dismiss = Widgets.button(
    icon: "window-close-symbolic", name: Translations.text("Dismiss"))
  private var accept: (@MainActor () -> Void)?
  private lazy var deadline = Deadline { [weak self] _ in self?.withdraw() }

  /// Makes a bar without an offer.
  init() {
    let toast = ThemedBox.make(cssName: "toast")
    for part in [sentence, button, dismiss] { Widgets.append(part, to: toast) }
    gtk_widget_add_css_class(sentence, "heading")
    gtk_label_set_wrap(opaque(sentence), 1)
    gtk_label_set_natural_wrap_mode(opaque(sentence), GTK_NATURAL_WRAP_NONE)
    // With the buttons as wide as the narrowest window has room for.
    gtk_label_set_max_width_chars(opaque(sentence), 18)
    for name in ["circular", "flat"] { gtk_widget_add_css_class(dismiss, name) }
    for part in [button, dismiss] { gtk_widget_set_focus_on_click(part, 0) }
    gtk_revealer_set_transition_type(opaque(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    gtk_revealer_set_child(opaque(widget), toast)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_visible(widget, 0)
    Signal.connect(object(button), "clicked") { [weak self] in self?.accepted() }
    Signal.connect(object(dismiss), "clicked") { [weak self] in self?.withdraw() }
    // What isn't shown is made invisible too: else the keyboard and screen readers would find it.
    Signal.connectNotify(object(widget), "child-revealed") { [weak self] in self?.hideWhenGone() }
  }

  /// Shows what has been done, and a button that does more.
  func offer(_ sentence: String, button name: String, accept: @escaping @MainActor () -> Void) {
    self.accept = accept
    gtk_label_set_text(opaque(self.sentence), sentence)
    gtk_button_set_label(cast(object(button)), name)
    Accessibility.setLabel(name, of: button)
    gtk_widget_set_visible(widget, 1)
    gtk_widget_set_can_target(widget, 1)
    gtk_revealer_set_reveal_child(opaque(widget), 1)
    deadline.arm(for: MainLoop.now.advanced(by: Self.stay))
  }

  /// Takes the offer away, if there is one.
  func withdraw() {
    accept = nil
    deadline.arm(for: nil)
    gtk_widget_set_can_target(widget, 0)
    gtk_revealer_set_reveal_child(opaque(widget), 0)
    hideWhenGone()
  }

  /// Ends it, before the window's widgets go.
  func close() {
    accept = nil
    deadline.arm(for: nil)
  }

  private func accepted() {
    let accept = accept
    withdraw()
    accept?()
  }

  private func hideWhenGone() {
    guard accept == nil, gtk_revealer_get_child_revealed(opaque(widget)) == 0 else { return }
    gtk_widget_set_visible(widget, 0)
  }
}
