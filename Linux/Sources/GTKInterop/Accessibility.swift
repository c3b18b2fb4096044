import CGtk

/// What a widget tells screen readers of itself.
@MainActor
public enum Accessibility {
  /// Sets the name that a widget is read out by.
  public static func setLabel(_ label: String, of widget: WidgetPointer) {
    update(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget, to: GValue(label))
  }

  /// Sets what is read out about a widget after its name.
  public static func setDescription(_ description: String, of widget: WidgetPointer) {
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget, to: GValue(description))
  }

  /// Sets the words for a widget's value.
  public static func setValueText(_ text: String, of widget: WidgetPointer) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, of: widget, to: GValue(text))
  }

  private static func update(
    _ property: GtkAccessibleProperty, of widget: WidgetPointer, to value: GValue
  ) {
    var (property, value) = (property, value)
    gtk_accessible_update_property_value(opaque(widget), 1, &property, &value)
    g_value_unset(&value)
  }
}

extension GValue {
  /// A value that holds a text.
  fileprivate init(_ text: String) {
    self.init()
    g_value_init(&self, FundamentalType.string)
    g_value_set_string(&self, text)
  }
}
