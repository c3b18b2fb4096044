import CGtk
import GTKInterop

/// Short forms for building a window from GTK's own widgets.
@MainActor
enum Widgets {
  /// A box that places its children side by side, or one above the other.
  static func box(_ orientation: GtkOrientation, spacing: Int32 = 0) -> WidgetPointer {
    made(gtk_box_new(orientation, spacing))
  }

  /// A label of one line, which shows an ellipsis where it doesn't fit.
  static func label(_ text: String = "", classes: [String] = []) -> WidgetPointer {
    let label = made(gtk_label_new(text))
    gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
    for name in classes { gtk_widget_add_css_class(label, name) }
    return label
  }

  /// A button with a symbol, which is read out by its name and shows it as a tooltip.
  static func button(icon: String, name: String) -> WidgetPointer {
    let button = made(gtk_button_new_from_icon_name(icon))
    setName(name, of: button)
    return button
  }

  /// A button with a symbol that opens a menu.
  static func menuButton(icon: String, name: String) -> WidgetPointer {
    let button = made(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque(button), icon)
    setName(name, of: button)
    return button
  }

  /// Whether the menu of a menu button is open.
  static func isMenuOpen(of button: WidgetPointer) -> Bool {
    guard let popover = gtk_menu_button_get_popover(opaque(button)) else { return false }
    return gtk_widget_get_visible(cast(ObjectPointer(popover))) != 0
  }

  /// Sets the name that a widget is read out by, and its tooltip.
  static func setName(_ name: String, of widget: WidgetPointer) {
    gtk_widget_set_tooltip_text(widget, name)
    Accessibility.setLabel(name, of: widget)
  }

  /// Adds a child at the end of a box.
  static func append(_ child: WidgetPointer, to box: WidgetPointer) {
    gtk_box_append(cast(object(box)), child)
  }

  /// The widget that GTK has made; it always makes one.
  static func made(_ widget: WidgetPointer?) -> WidgetPointer {
    guard let widget else { preconditionFailure("GTK makes every widget that is asked of it") }
    return widget
  }
}
