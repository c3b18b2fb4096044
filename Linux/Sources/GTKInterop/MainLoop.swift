import CGtk
import Glibc
public import Seeking

/// What GLib's main loop does for Swift.
///
/// *Concurrency*: everything is called and calls back on the main actor.
@MainActor
public enum MainLoop {
  private static var servesMainActor = false

  /// Lets GLib's loop run what the main actor has to do; call it once, before the loop runs.
  ///
  /// The main actor's executor is libdispatch's main queue, which tells a file descriptor when it
  /// has work. GLib waits for that descriptor like for any other, so nothing polls.
  public static func serveMainActor() {
    guard !servesMainActor else { return }
    servesMainActor = true
    g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  /// The present moment on the clock of `Deadline` and of all events.
  public static var now: EventTime {
    EventTime(microseconds: Int64(g_get_monotonic_time()))
  }
}

/// One timer that is armed for the next deadline of a machine, or not at all.
///
/// *Lifetime*: disarmed when it is released. *Time*: the monotonic clock of `MainLoop.now`; it fires
/// never early, and late where the loop is busy.
///
/// *Concurrency*: fires on the main actor.
@MainActor
public final class Deadline {
  /// After GDK's events, whose priority is 0: one that waits in the queue happened before now, and
  /// may be just what the deadline was waiting for.
  private static let priority: gint = 10

  private let fire: @MainActor (EventTime) -> Void
  private var source: guint = 0
  private var armedFor: EventTime?

  /// Makes a timer that calls `fire` with the present moment when its deadline has come.
  public init(_ fire: @escaping @MainActor (EventTime) -> Void) {
    self.fire = fire
  }

  isolated deinit {
    disarm()
  }

  /// Arms the timer for a moment in place of the one before, or disarms it for nothing.
  public func arm(for moment: EventTime?) {
    guard moment != armedFor else { return }
    disarm()
    guard let moment else { return }
    armedFor = moment
    let wait = max(0, MainLoop.now.duration(to: moment).inSeconds * 1000)
    source = g_timeout_add_full(
      Self.priority, guint(min(wait.rounded(.up), 86_400_000)),
      { data in
        guard let data else { return 0 }
        Unmanaged<Deadline>.fromOpaque(data).takeUnretainedValue().elapsed()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func elapsed() {
    source = 0
    armedFor = nil
    fire(MainLoop.now)
  }

  private func disarm() {
    if source != 0 { g_source_remove(source) }
    source = 0
    armedFor = nil
  }
}
