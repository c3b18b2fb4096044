/// Hands stretches to the threads that decode them.
///
/// *Lifetime*: shared by whoever reads packets and whoever decodes; once closed it stays closed.
/// *Concurrency*: any thread; `take` waits.
final class StretchQueue: Sendable {
  private enum State {
    case open([Stretch])
    case closed
  }

  private let state = Monitor(State.open([]))

  /// Adds a stretch at the end, unless the queue is closed.
  func add(_ stretch: Stretch) {
    state.change { state in
      if case .open(let stretches) = state { state = .open(stretches + [stretch]) }
    }
  }

  /// Takes the first stretch out, and waits for one if need be; nothing once the queue is closed.
  func take() -> Stretch? {
    state.wait { state -> Stretch?? in
      switch state {
      case .closed: return .some(nil)
      case .open(let stretches):
        guard let first = stretches.first else { return nil }
        state = .open(Array(stretches.dropFirst()))
        return first
      }
    }
  }

  /// Drops all stretches, and sends everybody home.
  func close() { state.change { $0 = .closed } }
}
