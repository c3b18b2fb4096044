#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The one monotonic clock that a control's events, deadlines and pictures are timed by.
protocol EventClock: Sendable {
  /// The time right now.
  var now: EventTime { get }
  /// Returns when `deadline` has come, or throws when the task is cancelled before.
  ///
  /// It stays on the main actor, where views are, so that a manual clock knows of a sleeper at once.
  @MainActor func sleep(until deadline: EventTime) async throws
}

extension EventClock {
  /// Finds when an event happened that was received just now.
  ///
  /// - Parameter timestamp: the event's own time in seconds, on the system's uptime. One that lies
  ///   ahead, or more than a second back, is on another clock.
  /// - Returns: the event's time; now where its own can't be believed.
  func time(ofTimestamp timestamp: TimeInterval) -> EventTime {
    let now = now
    let delay = now.sinceOrigin.inSeconds - timestamp
    guard delay > 0, delay < 1 else { return now }
    return now.advanced(by: .seconds(-delay))
  }
}

/// The system's uptime, which is what the system times its touches by; it stands still in sleep.
struct UptimeClock: EventClock {
  var now: EventTime {
    EventTime(sinceOrigin: .seconds(ProcessInfo.processInfo.systemUptime))
  }

  @MainActor func sleep(until deadline: EventTime) async throws {
    try await SuspendingClock().sleep(for: now.duration(to: deadline))
  }
}

private struct EventClockKey: EnvironmentKey {
  static let defaultValue: any EventClock = UptimeClock()
}

extension EnvironmentValues {
  /// The clock of the controls below; tests put one in its place that they turn by hand.
  var eventClock: any EventClock {
    get { self[EventClockKey.self] }
    set { self[EventClockKey.self] = newValue }
  }
}
#endif
