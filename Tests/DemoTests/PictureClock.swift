import Seeking
import Synchronization
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// A clock that stands where its host stands, for pictures of one moment; nothing is ever due.
final class PictureClock: EventClock {
  private let elapsed = Mutex(Duration.zero)

  var now: EventTime {
    EventTime(milliseconds: 1_000).advanced(by: elapsed.withLock { $0 })
  }

  @MainActor func sleep(until deadline: EventTime) async throws {
    let (nothing, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
    continuation.finish()
    throw CancellationError()
  }
}

extension PictureClock: HostClock {
  var nextWakeUp: Duration? { nil }
  var isWaking: Bool { false }

  func advance(to time: Duration) { elapsed.withLock { $0 = time } }
}
