public import CGtk

/// The Swift object that gives a widget of our own class its behaviour.
///
/// *Lifetime*: the widget keeps it, from its making until it is destroyed; the object refers to the
/// widget without keeping it.
///
/// *Concurrency*: on the main actor, like all of GTK.
@MainActor
public protocol WidgetBehaviour: AnyObject {
  /// The widget's smallest and natural size along one orientation, in points.
  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32)
  /// Draws the widget into a snapshot.
  func draw(into snapshot: OpaquePointer)
  /// Gives the widget's children their places, now that its size in points is known.
  func allocate(width: Int32, height: Int32)
  /// Does one of the actions that the widget's class was registered with.
  func perform(action: String)
}

extension WidgetBehaviour {
  /// Draws nothing.
  public func draw(into snapshot: OpaquePointer) {}

  /// Has no children to place.
  public func allocate(width: Int32, height: Int32) {}

  /// Has no actions.
  public func perform(action: String) {}
}

/// Registers classes of widgets whose behaviour is written in Swift.
@MainActor
public enum WidgetClass {
  private static let behaviourKey = "seekkit-behaviour"

  /// Registers a class once under a name that no other class has.
  ///
  /// - Parameters:
  ///   - name: the class's name in GObject.
  ///   - cssName: the name of its nodes in style sheets.
  ///   - role: what it is to screen readers.
  ///   - takesPointers: whether a pointer can be over it; its children it can always be over.
  ///   - actions: what screen readers can have it do, named in the user's words.
  /// - Returns: the class's type.
  public static func register(
    name: String, cssName: String, role: GtkAccessibleRole, takesPointers: Bool = true,
    actions: [String] = []
  ) -> GType {
    let existing = g_type_from_name(name)
    guard existing == 0 else { return existing }
    let style = ClassStyle(
      cssName: cssName, role: role, takesPointers: takesPointers, actions: actions)
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    // GObject keeps the pointer for the life of the process, like the class itself.
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(style).toOpaque())
    info.class_init = { pointer, data in
      guard let pointer, let data else { return }
      WidgetClass.fill(cast(pointer), with: data)
    }
    return g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  /// Makes a widget of a registered class.
  public static func make(_ type: GType) -> WidgetPointer {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject makes an instance of every registered class")
    }
    return cast(ObjectPointer(made))
  }

  /// Gives a widget of a registered class its behaviour, for as long as it lives.
  public static func attach(_ behaviour: any WidgetBehaviour, to widget: WidgetPointer) {
    g_object_set_data_full(
      cast(object(widget)), behaviourKey, Unmanaged.passRetained(behaviour as AnyObject).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      })
  }

  private static func behaviour(of widget: WidgetPointer) -> (any WidgetBehaviour)? {
    guard let data = g_object_get_data(cast(object(widget)), behaviourKey) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? any WidgetBehaviour
  }

  private final class ClassStyle {
    let cssName: String
    let role: GtkAccessibleRole
    let takesPointers: Bool
    let actions: [String]

    init(cssName: String, role: GtkAccessibleRole, takesPointers: Bool, actions: [String]) {
      self.cssName = cssName
      self.role = role
      self.takesPointers = takesPointers
      self.actions = actions
    }
  }

  private static func fill(
    _ widgetClass: UnsafeMutablePointer<GtkWidgetClass>, with data: UnsafeRawPointer
  ) {
    let style = Unmanaged<ClassStyle>.fromOpaque(data).takeUnretainedValue()
    gtk_widget_class_set_css_name(widgetClass, style.cssName)
    gtk_widget_class_set_accessible_role(widgetClass, style.role)
    widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      guard let widget, let behaviour = WidgetClass.behaviour(of: widget) else { return }
      let extent = behaviour.measure(orientation, forSize: size)
      minimum?.pointee = extent.minimum
      natural?.pointee = extent.natural
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let widget, let snapshot else { return }
      WidgetClass.behaviour(of: widget)?.draw(into: snapshot)
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      guard let widget else { return }
      WidgetClass.behaviour(of: widget)?.allocate(width: width, height: height)
    }
    if !style.takesPointers { widgetClass.pointee.contains = { _, _, _ in 0 } }
    for action in style.actions {
      gtk_widget_class_install_action(widgetClass, action, nil) { widget, action, _ in
        guard let widget, let action else { return }
        WidgetClass.behaviour(of: widget)?.perform(action: String(cString: action))
      }
    }
  }
}
