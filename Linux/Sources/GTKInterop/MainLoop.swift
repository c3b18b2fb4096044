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
