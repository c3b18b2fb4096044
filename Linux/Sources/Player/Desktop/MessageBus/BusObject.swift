import CGtk

/// An object that everybody on the message bus can reach, with its interfaces.
///
/// *Lifetime*: reachable from `export` to `withdraw`.
///
/// *Concurrency*: on the main actor, on which all calls come too.
@MainActor
final class BusObject {
  private let path: String
  private let interfaces: [BusInterface]
  private var connection: OpaquePointer?
  private var registrations: [guint] = []
  /// What everybody has been told, by interface and property.
  private var announced: [String: [String: BusValue]] = [:]
  private var announcementIsDue = false

  /// Makes an object that nobody can reach yet.
  init(path: String, interfaces: [BusInterface]) {
    self.path = path
    self.interfaces = interfaces
  }

  /// Makes the object reachable over a connection.
  func export(on connection: OpaquePointer) {
    withdraw()
    self.connection = g_object_ref(UnsafeMutableRawPointer(connection)).map { OpaquePointer($0) }
    for interface in interfaces {
      registrations.append(interface.export(on: connection, path: path))
      announced[interface.name] = interface.announcedValues
    }
  }

  /// Makes the object unreachable.
  func withdraw() {
    guard let connection else { return }
    for registration in registrations {
      g_dbus_connection_unregister_object(connection, registration)
    }
    registrations = []
    announced = [:]
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  /// Tells everybody a signal of one of the interfaces.
  func emit(_ signal: String, of interface: String, _ arguments: [BusValue]) {
    guard let connection else { return }
    // It fails only where the bus is gone, and then nobody is left to be told.
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, BusValue.tuple(arguments), nil)
  }

  /// Tells everybody, in a later turn of the loop, which properties have other values by then.
  func announceChanges() {
    guard connection != nil, !announcementIsDue else { return }
    announcementIsDue = true
    Task { self.announceNow() }
  }

  private func announceNow() {
    announcementIsDue = false
    guard connection != nil else { return }
    for interface in interfaces {
      let values = interface.announcedValues
      let changes = values.filter { announced[interface.name]?[$0.key] != $0.value }
      announced[interface.name] = values
      guard !changes.isEmpty else { continue }
      let arguments = [.text(interface.name), .dictionary(changes), BusValue.texts([])]
      emit("PropertiesChanged", of: "org.freedesktop.DBus.Properties", arguments)
    }
  }
}
