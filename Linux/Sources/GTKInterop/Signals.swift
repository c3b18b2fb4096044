public import CGtk

/// A closure in a box, since C carries one pointer with a callback.
final class Handler<Closure> {
  let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  /// The closure in the box that `data` points to.
  static func closure(in data: gpointer?, as type: Closure.Type = Closure.self) -> Closure? {
    guard let data else { return nil }
    return Unmanaged<Handler<Closure>>.fromOpaque(data).takeUnretainedValue().closure
  }
}

/// Swift closures as handlers of GObject's signals.
///
/// GObject doesn't check a handler's arguments, so there is one function for each signature that is
/// used: choose it by the signal's documentation. The object keeps the closure until it is
/// destroyed; a closure that refers to the object's owner should do so weakly.
///
/// *Concurrency*: signals are connected and delivered on the main actor, which GLib's loop serves.
@MainActor
public enum Signal {
  /// Identifies a connected handler of one object.
  public typealias HandlerID = gulong

  /// Connects a handler of signals without arguments of interest: `(object)`.
  @discardableResult
  public static func connect(
    _ object: ObjectPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor () -> Void
    let function: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Handler<Closure>.closure(in: data)?()
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a property's changes: `(object, property)`.
  @discardableResult
  public static func connectNotify(
    _ object: ObjectPointer, _ property: String, _ handler: @escaping @MainActor () -> Void
  ) -> HandlerID {
    connectPointer(object, "notify::" + property) { _ in handler() }
  }

  /// Connects a handler of signals with one pointer: `(object, pointer)`.
  @discardableResult
  public static func connectPointer(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor (UnsafeMutableRawPointer?) -> Void
    let function: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, pointer, data in
      Handler<Closure>.closure(in: data)?(pointer)
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of signals with one unsigned number: `(object, number)`.
  @discardableResult
  public static func connectNumber(
    _ object: ObjectPointer, _ name: String, _ handler: @escaping @MainActor (UInt32) -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor (UInt32) -> Void
    let function: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, number, data in
      Handler<Closure>.closure(in: data)?(number)
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of signals with a point: `(object, x, y)`.
  @discardableResult
  public static func connectPoint(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (Double, Double) -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor (Double, Double) -> Void
    let function: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void = {
      _, x, y, data in
      Handler<Closure>.closure(in: data)?(x, y)
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a surface's size, called after its own: `(object, width, height)`.
  @discardableResult
  public static func connectSize(
    _ object: ObjectPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor () -> Void
    let function: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
      Handler<Closure>.closure(in: data)?()
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of two numbers that answers whether it has dealt with them, such as a wheel's
  /// `scroll`: `(object, x, y) -> handled`.
  @discardableResult
  public static func connectPointAnswer(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (Double, Double) -> Bool
  ) -> HandlerID {
    typealias Closure = @MainActor (Double, Double) -> Bool
    let function: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> gboolean = {
      _, x, y, data in
      Handler<Closure>.closure(in: data)?(x, y) == true ? 1 : 0
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a whole number, such as a dialogue's `response`: `(object, number)`.
  @discardableResult
  public static func connectResponse(
    _ object: ObjectPointer, _ name: String, _ handler: @escaping @MainActor (Int32) -> Void
  ) -> HandlerID {
    typealias Closure = @MainActor (Int32) -> Void
    let function: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, number, data in
      Handler<Closure>.closure(in: data)?(number)
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler that answers whether it has dealt with it: `(object) -> handled`.
  @discardableResult
  public static func connectAnswer(
    _ object: ObjectPointer, _ name: String, _ handler: @escaping @MainActor () -> Bool
  ) -> HandlerID {
    typealias Closure = @MainActor () -> Bool
    let function: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      Handler<Closure>.closure(in: data)?() == true ? 1 : 0
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a pointer that answers whether it has dealt with it, such as a legacy
  /// controller's `event` or an area's `render`: `(object, pointer) -> handled`.
  @discardableResult
  public static func connectPointerAnswer(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Bool
  ) -> HandlerID {
    typealias Closure = @MainActor (UnsafeMutableRawPointer?) -> Bool
    let function: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = {
      _, pointer, data in
      Handler<Closure>.closure(in: data)?(pointer) == true ? 1 : 0
    }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a key controller: `(object, key, code, modifiers) -> handled`.
  @discardableResult
  public static func connectKey(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (UInt32, GdkModifierType) -> Bool
  ) -> HandlerID {
    typealias Closure = @MainActor (UInt32, GdkModifierType) -> Bool
    let function: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean =
      {
        _, key, _, modifiers, data in
        Handler<Closure>.closure(in: data)?(key, modifiers) == true ? 1 : 0
      }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects a handler of a drop: `(object, value, x, y) -> accepted`.
  @discardableResult
  public static func connectDrop(
    _ object: ObjectPointer, _ name: String,
    _ handler: @escaping @MainActor (UnsafePointer<GValue>) -> Bool
  ) -> HandlerID {
    typealias Closure = @MainActor (UnsafePointer<GValue>) -> Bool
    let function:
      @convention(c) (gpointer?, UnsafePointer<GValue>?, gdouble, gdouble, gpointer?) -> gboolean =
        { _, value, _, _, data in
          guard let value else { return 0 }
          return Handler<Closure>.closure(in: data)?(value) == true ? 1 : 0
        }
    return connect(object, name, handler, unsafeBitCast(function, to: GCallback.self))
  }

  /// Disconnects a handler.
  public static func disconnect(_ handler: HandlerID, from object: ObjectPointer) {
    g_signal_handler_disconnect(object, handler)
  }

  private static func connect<Closure>(
    _ object: ObjectPointer, _ name: String, _ closure: Closure, _ function: GCallback
  ) -> HandlerID {
    g_signal_connect_data(
      object, name, function, Unmanaged.passRetained(Handler(closure)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }
}
