import Foundation
import Seeking
import Synchronization
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// A clock that stands still until a test turns it, or its host does.
///
/// It stands at one second when its host is made, unless it is told otherwise.
final class ManualClock: EventClock {
  private struct State {
    var now: EventTime
    var sleepers: [UUID: (deadline: EventTime, wake: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let start: EventTime
  private let state: Mutex<State>

  init(at milliseconds: Int64 = 1_000) {
    start = EventTime(milliseconds: milliseconds)
    state = Mutex(State(now: start))
  }

  var now: EventTime { state.withLock { $0.now } }
  /// How many tasks wait for the clock.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  @MainActor func sleep(until deadline: EventTime) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        state.withLock { state in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= state.now {
            continuation.resume()
          } else {
            state.sleepers[id] = (deadline, continuation)
          }
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  /// Turns the clock on, and wakes whoever waited for a time until then.
  func advance(by duration: Duration) { advance(until: now.advanced(by: duration)) }

  private func advance(until time: EventTime) {
    let due = state.withLock { state in
      state.now = time
      let due = state.sleepers.values.filter { $0.deadline <= time }
      state.sleepers = state.sleepers.filter { $0.value.deadline > time }
      return due.sorted { $0.deadline < $1.deadline }.map(\.wake)
    }
    for wake in due { wake.resume() }
  }
}

extension ManualClock: HostClock {
  var nextWakeUp: Duration? {
    state.withLock { state in
      state.sleepers.values.map(\.deadline).min().map { start.duration(to: $0) }
    }
  }

  func advance(to time: Duration) { advance(until: start.advanced(by: time)) }
}

extension ViewHost {
  /// Turns the host's own time and the controls' clock on together, and lets deadlines come.
  func advance(_ clock: ManualClock, by duration: Duration) async {
    if self.clock !== clock { self.clock = clock }
    await advance(duration.inSeconds)
  }
}
