import CGtk

/// Boxes that a theme draws as it draws a widget of its own.
@MainActor
public enum ThemedBox {
  /// Makes a box that places its children side by side, and that style sheets know by this name.
  public static func make(cssName: String) -> WidgetPointer {
    var value = GValue(cssName)
    defer { g_value_unset(&value) }
    let made = "css-name".withCString { name in
      var names: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(gtk_box_get_type(), 1, &names, &value)
    }
    guard let made else { preconditionFailure("GTK makes every widget that is asked of it") }
    return cast(ObjectPointer(made))
  }
}
