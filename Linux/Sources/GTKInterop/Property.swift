import CGtk

/// Reads GObject's properties, whose own function takes a variable number of arguments.
@MainActor
public enum Property {
  /// Reads a property that is a truth.
  public static func boolean(_ name: String, of object: ObjectPointer) -> Bool {
    var value = GValue()
    g_value_init(&value, FundamentalType.boolean)
    defer { g_value_unset(&value) }
    g_object_get_property(cast(object), name, &value)
    return g_value_get_boolean(&value) != 0
  }
}
