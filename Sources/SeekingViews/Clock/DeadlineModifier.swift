#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Calls a machine's `tick(at:)` once its next deadline has come.
private struct DeadlineModifier: ViewModifier {
  let deadline: EventTime?
  let tick: @MainActor (EventTime) -> Void
  @Environment(\.eventClock) private var clock

  func body(content: Content) -> some View {
    content.task(id: deadline) {
      guard let deadline else { return }
      // It throws where the deadline has been moved or the view has gone.
      guard (try? await clock.sleep(until: deadline)) != nil, !Task.isCancelled else { return }
      tick(max(clock.now, deadline))
    }
  }
}

extension View {
  /// Calls `tick` with the time as soon as `deadline` has come.
  ///
  /// - Parameters:
  ///   - deadline: the machine's `nextDeadline`; nothing, or a change, calls the old one off.
  ///   - tick: does what was due; it is never called before the deadline.
  /// - Returns: a view that waits while it is shown.
  func onDeadline(
    _ deadline: EventTime?, tick: @escaping @MainActor (EventTime) -> Void
  ) -> some View {
    modifier(DeadlineModifier(deadline: deadline, tick: tick))
  }
}
#endif
