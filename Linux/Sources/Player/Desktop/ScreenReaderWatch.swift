import CGtk

/// Knows whether a screen reader is on, so that controls stay where it can find them.
///
/// Without a message bus, or a desktop that tells, there is none.
///
/// *Lifetime*: watches from `init` until `close`.
///
/// *Concurrency*: on the main actor; nothing waits for the bus.
@MainActor
final class ScreenReaderWatch {
  /// Whether a screen reader is on, as far as has been told.
  private(set) var isActive = false
  /// Called with `isActive` when that has changed.
  var onChange: (@MainActor (Bool) -> Void)?

  private static let address = SessionBus.Address(
    service: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties")
  private static let status = "org.a11y.Status"

  private var watch: guint = 0
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// Begins to watch.
  init() {
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, ScreenReaderWatch.address.service, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { connection, _, _, data in
        guard let connection else { return }
        ScreenReaderWatch.watch(in: data)?.appeared(on: connection)
      },
      { _, _, data in ScreenReaderWatch.watch(in: data)?.vanished() },
      retained, ScreenReaderWatch.free)
  }

  /// Ends the watch.
  func close() {
    onChange = nil
    unsubscribe()
    if watch != 0 { g_bus_unwatch_name(watch) }
    watch = 0
  }

  private func appeared(on connection: OpaquePointer) {
    unsubscribe()
    self.connection = g_object_ref(UnsafeMutableRawPointer(connection)).map { OpaquePointer($0) }
    let address = ScreenReaderWatch.address
    subscription = g_dbus_connection_signal_subscribe(
      connection, address.service, address.interface, "PropertiesChanged", address.path,
      ScreenReaderWatch.status, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, data in ScreenReaderWatch.watch(in: data)?.ask() },
      retained, ScreenReaderWatch.free)
    ask()
  }

  private func vanished() {
    unsubscribe()
    set(false)
  }

  private func unsubscribe() {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  private func ask() {
    guard let connection else { return }
    let question: [BusValue] = [.text(ScreenReaderWatch.status), .text("ScreenReaderEnabled")]
    SessionBus.call("Get", at: ScreenReaderWatch.address, question, on: connection) {
      [weak self] answer in
      if case .boolean(let isOn) = answer.first { self?.set(isOn) }
    }
  }

  private func set(_ isOn: Bool) {
    guard isOn != isActive else { return }
    isActive = isOn
    onChange?(isOn)
  }

  private var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  private static let free: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<ScreenReaderWatch>.fromOpaque(data).release()
  }

  private static func watch(in data: gpointer?) -> ScreenReaderWatch? {
    data.map { Unmanaged<ScreenReaderWatch>.fromOpaque($0).takeUnretainedValue() }
  }
}
