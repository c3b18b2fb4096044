import Foundation
import Seeking
import Synchronization
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// A clock that stands still until a test turns it, or its host does.
///
/// It stands at one second when its host is made, unless it is told otherwise.
final class ManualClock: EventClock {
  private struct Sleeper {
    let deadline: EventTime
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: EventTime
    var sleepers: [UUID: Sleeper] = [:]
    /// How many sleepers were woken up and do not run yet.
    var wakingCount = 0
  }

  private let start: EventTime
  private let state: Mutex<State>

  /// Makes a clock that stands at a time, in milliseconds, when its host is made.
  init(at milliseconds: Int64 = 1_000) {
    start = EventTime(milliseconds: milliseconds)
    state = Mutex(State(now: start))
  }

  var now: EventTime { state.withLock { $0.now } }
  /// How many tasks wait for the clock.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  @MainActor func sleep(until deadline: EventTime) async throws {
    let id = UUID()
    defer { state.withLock { $0.wakingCount -= 1 } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { state in
          state.sleepers[id] = Sleeper(deadline: deadline, wake: continuation)
        }
        if Task.isCancelled { cancel(id) } else { wake(until: now) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: UUID) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      state.wakingCount += sleeper == nil ? 0 : 1
      return sleeper
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }

  /// Sets the time, and wakes whoever waited for a time until then.
  private func wake(until time: EventTime) {
    let due = state.withLock { state in
      state.now = time
      let due = state.sleepers.values.filter { $0.deadline <= time }
      state.sleepers = state.sleepers.filter { $0.value.deadline > time }
      state.wakingCount += due.count
      return due.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.wake.resume() }
  }
}

extension ManualClock: HostClock {
  var nextWakeUp: Duration? {
    state.withLock { state in
      state.sleepers.values.map(\.deadline).min().map { start.duration(to: $0) }
    }
  }

  var isWaking: Bool { state.withLock { $0.wakingCount > 0 } }

  func advance(to time: Duration) { wake(until: start.advanced(by: time)) }
}

extension ViewHost {
  /// Turns the host's own time and the controls' clock on together, and lets deadlines come.
  func advance(_ clock: ManualClock, by duration: Duration) async {
    if self.clock !== clock { self.clock = clock }
    await advance(duration.inSeconds)
  }
}
