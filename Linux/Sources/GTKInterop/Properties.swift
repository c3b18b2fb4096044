public import CGtk

extension GValue {
  /// A value that holds a truth.
  public init(_ boolean: Bool) {
    self.init()
    g_value_init(&self, FundamentalType.boolean)
    g_value_set_boolean(&self, boolean ? 1 : 0)
  }

  /// A value that holds a whole number.
  public init(_ number: Int32) {
    self.init()
    g_value_init(&self, FundamentalType.int)
    g_value_set_int(&self, number)
  }

  /// A value that holds a number.
  public init(_ number: Double) {
    self.init()
    g_value_init(&self, FundamentalType.double)
    g_value_set_double(&self, number)
  }

  /// A value that holds a text.
  public init(_ text: String) {
    self.init()
    g_value_init(&self, FundamentalType.string)
    g_value_set_string(&self, text)
  }
}

/// Reads and writes GObject's properties, whose own functions take a variable number of arguments.
@MainActor
public enum Property {
  /// Reads a property that is a truth.
  public static func boolean(_ name: String, of object: ObjectPointer) -> Bool {
    read(name, of: object, FundamentalType.boolean) { g_value_get_boolean(&$0) != 0 }
  }

  /// Reads a property that is a whole number.
  public static func int(_ name: String, of object: ObjectPointer) -> Int32 {
    read(name, of: object, FundamentalType.int) { g_value_get_int(&$0) }
  }

  /// Writes a property.
  public static func set(_ name: String, of object: ObjectPointer, to value: GValue) {
    var value = value
    g_object_set_property(cast(object), name, &value)
    g_value_unset(&value)
  }

  private static func read<Result>(
    _ name: String, of object: ObjectPointer, _ type: GType, _ get: (inout GValue) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    g_object_get_property(cast(object), name, &value)
    defer { g_value_unset(&value) }
    return get(&value)
  }
}

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
