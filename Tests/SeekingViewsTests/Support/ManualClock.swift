import Foundation
import Seeking
import Synchronization
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// A clock that stands still until a test turns it.
final class ManualClock: EventClock {
  private struct State {
    var now = EventTime(milliseconds: 1_000)
    var sleepers: [UUID: (deadline: EventTime, wake: CheckedContinuation<Void, any Error>)] = [:]
  }
  private let state = Mutex(State())

  var now: EventTime { state.withLock { $0.now } }
  /// How many tasks wait for the clock.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: EventTime) async throws {
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
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.wake)
    }
    for wake in due { wake.resume() }
  }
}

extension ViewHost {
  /// Turns the host's own time and the controls' clock on together, and lets deadlines come.
  ///
  /// Tasks that a change starts are given time to reach the clock before and after it is turned.
  func advance(_ clock: ManualClock, by duration: Duration) async {
    await idle()
    clock.advance(by: duration)
    advance(duration.inSeconds)
    await idle()
  }
}
