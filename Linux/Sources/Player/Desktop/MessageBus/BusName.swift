import CGtk

/// A name of the player's own on the session's message bus, or another one where it is taken.
///
/// Where there is no bus, nothing happens. GIO's own way to a name isn't used, since it prints a
/// warning where a name was refused.
///
/// *Lifetime*: asked for by `init`, given back by `release`.
///
/// *Concurrency*: on the main actor; nothing waits for the bus.
@MainActor
final class BusName {
  private static let bus = SessionBus.Address(
    service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
    interface: "org.freedesktop.DBus")
  /// The bus's flag for not waiting until a name gets free.
  private static let doNotQueue: UInt32 = 4
  /// The bus's answer that the name is the caller's now.
  private static let isPrimaryOwner: UInt32 = 1

  private var connection: OpaquePointer?
  private var owned: String?
  private var isReleased = false

  /// Asks for the first of some names that is free.
  ///
  /// - Parameters:
  ///   - names: The names, the best one first.
  ///   - connected: Called with the connection before anybody sees the name.
  init(firstOf names: [String], connected: @escaping @MainActor (OpaquePointer) -> Void) {
    SessionBus.connect { [weak self] connection in
      guard let self, !isReleased else { return }
      self.connection = g_object_ref(UnsafeMutableRawPointer(connection)).map { OpaquePointer($0) }
      connected(connection)
      ask(for: names[...])
    }
  }

  /// Gives the name back.
  func release() {
    isReleased = true
    guard let connection else { return }
    if let owned {
      SessionBus.call("ReleaseName", at: BusName.bus, [.text(owned)], on: connection)
    }
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  private func ask(for names: ArraySlice<String>) {
    guard let connection, let name = names.first else { return }
    let wish: [BusValue] = [.text(name), .count(BusName.doNotQueue)]
    SessionBus.call("RequestName", at: BusName.bus, wish, on: connection) { [weak self] answer in
      guard let self else { return }
      if answer == [.count(BusName.isPrimaryOwner)] {
        owned = name
      } else {
        ask(for: names.dropFirst())
      }
    }
  }
}
