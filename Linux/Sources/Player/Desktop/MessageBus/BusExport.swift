import CGtk

// GIO checks every call against the interface's description first: unknown names, wrong types and
// writes to what can only be read never get here, and the caller has an error for them.
extension BusInterface {
  /// Offers the interface to everybody on the bus.
  ///
  /// - Parameters:
  ///   - connection: The connection to the bus.
  ///   - path: The path of the object that has the interface.
  /// - Returns: the number by which `g_dbus_connection_unregister_object` takes it back.
  func export(on connection: OpaquePointer, path: String) -> guint {
    guard let node = g_dbus_node_info_new_for_xml(introspection, nil) else {
      preconditionFailure("The names in an interface are plain words.")
    }
    defer { g_dbus_node_info_unref(node) }
    var table = BusInterface.table
    return g_dbus_connection_register_object(
      connection, path, g_dbus_node_info_lookup_interface(node, name), &table,
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<BusInterface>.fromOpaque(data).release()
      }, nil)
  }

  private static var table: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation else { return }
      BusInterface.interface(in: data)?
        .call(String(cString: method), BusValue.parts(of: arguments), for: invocation)
    }
    table.get_property = { _, _, _, _, property, error, data in
      guard let property else { return nil }
      let value = BusInterface.interface(in: data)?.property(String(cString: property))?.get()
      if value == nil { BusInterface.gone.store(in: error) }
      return value?.variant
    }
    table.set_property = { _, _, _, _, property, value, place, data in
      guard let property, let value = value.flatMap(BusValue.init),
        let set = BusInterface.interface(in: data)?.property(String(cString: property))?.set
      else {
        BusInterface.gone.store(in: place)
        return 0
      }
      do throws(BusError) {
        try set(value)
        return 1
      } catch {
        error.store(in: place)
        return 0
      }
    }
    return table
  }

  private static let gone = BusError.notSupported("There is no such thing here.")

  private static func interface(in data: gpointer?) -> BusInterface? {
    data.map { Unmanaged<BusInterface>.fromOpaque($0).takeUnretainedValue() }
  }

  private func property(_ name: String) -> BusProperty? {
    properties.first { $0.name == name }
  }

  /// Does what a caller asks for, and answers in every case.
  private func call(_ name: String, _ arguments: [BusValue], for invocation: OpaquePointer) {
    do throws(BusError) {
      guard let method = methods.first(where: { $0.name == name }) else { throw BusInterface.gone }
      try method.perform(arguments)
      g_dbus_method_invocation_return_value(invocation, nil)
    } catch {
      g_dbus_method_invocation_return_error_literal(
        invocation, g_dbus_error_quark(), gint(error.code.rawValue), error.message)
    }
  }
}

extension BusError {
  /// Hands the error to GLib.
  func store(in place: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) {
    g_set_error_literal(place, g_dbus_error_quark(), gint(code.rawValue), message)
  }
}
