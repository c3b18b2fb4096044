import CGtk
import GTKInterop

/// The small label over the picture that says how fast a hold plays, with a lock where it goes on.
///
/// Screen readers don't find it: they have the state of the action that plays fast.
///
/// *Concurrency*: on the main actor.
@MainActor
final class HoldLabel {
  let widget = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private let rate = Widgets.label(classes: ["numeric", "heading"])
  private let lock = Widgets.made(gtk_image_new_from_icon_name("changes-prevent-symbolic"))

  /// Makes a label that isn't shown.
  init() {
    for name in ["osd", "hold-label"] { gtk_widget_add_css_class(widget, name) }
    for part in [lock, rate] { Widgets.append(part, to: widget) }
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_can_focus(widget, 0)
    gtk_widget_set_visible(widget, 0)
    Accessibility.hide(widget)
  }

  /// Shows a rate, or nothing.
  func show(_ rate: Double?, isLocked: Bool) {
    gtk_widget_set_visible(widget, rate == nil ? 0 : 1)
    gtk_widget_set_visible(lock, isLocked ? 1 : 0)
    if let rate { gtk_label_set_text(opaque(self.rate), SpeedMenu.text(rate)) }
  }
}
