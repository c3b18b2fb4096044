public import CGtk

// GTK's cast macros can't be imported; rebinding the pointer does the same. GObject's classes have
// one layout with their parents, so a pointer to an object is a pointer to each of its classes.

/// A pointer to any widget.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A pointer to any object.
public typealias ObjectPointer = UnsafeMutableRawPointer

/// Views an object as one of its classes.
@inlinable public func cast<Instance>(
  _ object: UnsafeMutableRawPointer, to: Instance.Type = Instance.self
) -> UnsafeMutablePointer<Instance> {
  object.assumingMemoryBound(to: Instance.self)
}

/// Views an object as one of its classes.
@inlinable public func cast<Instance>(
  _ object: OpaquePointer, to: Instance.Type = Instance.self
) -> UnsafeMutablePointer<Instance> {
  UnsafeMutablePointer(object)
}

/// Views an object whose class GTK doesn't publish as a plain object.
@inlinable public func object(_ pointer: OpaquePointer) -> ObjectPointer {
  ObjectPointer(pointer)
}

/// Views a widget as a plain object.
@inlinable public func object(_ widget: WidgetPointer) -> ObjectPointer {
  ObjectPointer(widget)
}

/// Views a widget as one whose class GTK doesn't publish.
@inlinable public func opaque<Instance>(
  _ widget: UnsafeMutablePointer<Instance>
) -> OpaquePointer {
  OpaquePointer(widget)
}
