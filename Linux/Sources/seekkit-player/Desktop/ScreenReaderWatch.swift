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

  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"

  private var watch: guint = 0
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  /// Begins to watch.
  init() {
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, ScreenReaderWatch.service, G_BUS_NAME_WATCHER_FLAGS_NONE,
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
    subscription = g_dbus_connection_signal_subscribe(
      connection, ScreenReaderWatch.service, ScreenReaderWatch.properties, "PropertiesChanged",
      ScreenReaderWatch.path, ScreenReaderWatch.status, G_DBUS_SIGNAL_FLAGS_NONE,
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
    let question = BusValue.tuple([.text(ScreenReaderWatch.status), .text("ScreenReaderEnabled")])
    let pending = PendingResult { [weak self] source, result in
      guard let reply = g_dbus_connection_call_finish(source, result, nil) else { return }
      defer { g_variant_unref(reply) }
      if case .boolean(let isOn) = BusValue.parts(of: reply).first { self?.set(isOn) }
    }
    BusValue.withType("(v)") { type in
      g_dbus_connection_call(
        connection, ScreenReaderWatch.service, ScreenReaderWatch.path,
        ScreenReaderWatch.properties, "Get", question, type, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1,
        nil, PendingResult.callback, pending.retained)
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
