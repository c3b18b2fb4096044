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

  /// Hides a widget and all in it from screen readers.
  public static func hide(_ widget: WidgetPointer) {
    var (state, value) = (GTK_ACCESSIBLE_STATE_HIDDEN, GValue())
    g_value_init(&value, FundamentalType.boolean)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(opaque(widget), 1, &state, &value)
    g_value_unset(&value)
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
  /// Makes a value that holds a text; whoever has it unsets it.
  init(_ text: String) {
    self.init()
    g_value_init(&self, FundamentalType.string)
    g_value_set_string(&self, text)
  }
}
