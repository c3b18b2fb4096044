import CGtk

/// The session's message bus.
///
/// *Concurrency*: on the main actor; but for `isThere`, nothing waits for the bus.
@MainActor
enum SessionBus {
  /// Where something is on the bus.
  struct Address {
    /// The name of the program that has it.
    let service: String
    /// The path of the object.
    let path: String
    /// The name of the interface.
    let interface: String
  }

  /// Whether there is a bus; finds out on the first call, as long as connecting takes.
  ///
  /// The connection is kept for all who ask later, GTK among them.
  static let isThere = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) != nil

  /// Calls `done` with the process's connection to the bus; never, where there is no bus.
  static func connect(then done: @escaping @MainActor (OpaquePointer) -> Void) {
    let pending = PendingResult { _, result in
      guard let connection = g_bus_get_finish(result, nil) else { return }
      done(connection)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, PendingResult.callback, pending.retained)
  }

  /// Calls `done` when all that has been sent until now is on its way, answers to callers as well.
  static func flush(then done: @escaping @MainActor () -> Void) {
    // The connection comes in a later turn of the loop, when the answer to a call is sent too.
    connect { connection in
      let pending = PendingResult { _, _ in done() }
      g_dbus_connection_flush(connection, nil, PendingResult.callback, pending.retained)
    }
  }

  /// Calls a method of a program that is running; none is started for it.
  ///
  /// - Parameters:
  ///   - method: The method's name.
  ///   - address: Whose method it is.
  ///   - arguments: What goes in.
  ///   - connection: The connection to the bus.
  ///   - done: Called with what came back; never, where the call fails.
  static func call(
    _ method: String, at address: Address, _ arguments: [BusValue], on connection: OpaquePointer,
    then done: @escaping @MainActor ([BusValue]) -> Void = { _ in }
  ) {
    let pending = PendingResult { source, result in
      guard let reply = g_dbus_connection_call_finish(source, result, nil) else { return }
      let values = BusValue.parts(of: reply)
      g_variant_unref(reply)
      done(values)
    }
    g_dbus_connection_call(
      connection, address.service, address.path, address.interface, method,
      BusValue.tuple(arguments), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      PendingResult.callback, pending.retained)
  }
}
