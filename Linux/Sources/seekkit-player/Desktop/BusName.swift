import CGtk

/// A name of the player's own on the session's message bus, or another one where it is taken.
///
/// Where there is no bus, nothing happens.
///
/// *Lifetime*: asked for by `init`, given back by `release`.
///
/// *Concurrency*: on the main actor; nothing waits for the bus.
@MainActor
final class BusName {
  private let alternative: String
  private let connected: @MainActor (OpaquePointer) -> Void
  private let disconnected: @MainActor () -> Void
  private var owner: guint = 0
  private var asksForAlternative = false

  /// Asks for a name.
  ///
  /// - Parameters:
  ///   - name: The name to have.
  ///   - alternative: The name to have if somebody else has the other one.
  ///   - connected: Called with the connection before anybody sees the name.
  ///   - disconnected: Called when the bus is gone.
  init(
    _ name: String, orElse alternative: String,
    connected: @escaping @MainActor (OpaquePointer) -> Void,
    disconnected: @escaping @MainActor () -> Void
  ) {
    self.alternative = alternative
    self.connected = connected
    self.disconnected = disconnected
    owner = g_bus_own_name(
      G_BUS_TYPE_SESSION, name, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE,
      { connection, _, data in
        guard let connection else { return }
        BusName.name(in: data)?.connected(connection)
      }, nil, BusName.lost, retained, BusName.free)
  }

  /// Gives the name back.
  func release() {
    guard owner != 0 else { return }
    g_bus_unown_name(owner)
    owner = 0
  }

  private func lost(_ connection: OpaquePointer?) {
    guard owner != 0 else { return }
    guard let connection else { return disconnected() }
    guard !asksForAlternative else { return }
    asksForAlternative = true
    release()
    owner = g_bus_own_name_on_connection(
      connection, alternative, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE, nil, BusName.lost, retained,
      BusName.free)
  }

  private var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  private static let lost: GBusNameLostCallback = { connection, _, data in
    BusName.name(in: data)?.lost(connection)
  }

  private static let free: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<BusName>.fromOpaque(data).release()
  }

  private static func name(in data: gpointer?) -> BusName? {
    data.map { Unmanaged<BusName>.fromOpaque($0).takeUnretainedValue() }
  }
}
