public import Seeking

import CGtk

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
