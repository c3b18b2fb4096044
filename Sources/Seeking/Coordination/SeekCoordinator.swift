/// What the coordinator has to have done.
public enum SeekCoordinatorEffect: Sendable, Hashable {
  /// The player has to take up this seek.
  case seek(SeekRequest)
  /// A seek has failed or taken too long: playback is where the player says.
  case seekFailed
}

/// Keeps seeks from piling up: at most one is in flight, and the newest wanted is next.
///
/// What was asked for last is pinned until the player has reached it, the seek has failed or timed
/// out, or somebody else has made the player jump.
///
/// *Time*: inputs carry their time; `nextDeadline` says when the owner has to call `tick(at:)`.
///
/// *Lifetime*: one a player; `retire()` when another file is loaded.
///
/// *Concurrency*: a value without references.
public struct SeekCoordinator: Sendable {
  private struct Wanted {
    let position: MediaSeconds
    let precision: SeekPrecision
  }

  private enum State {
    case idle
    case seeking(SeekRequest, since: EventTime, next: Wanted?)
  }

  /// A seek that takes longer than this has failed.
  public var timeout = Duration.seconds(3)
  private var state = State.idle
  private var lastNumber: Int64 = 0

  /// Makes a coordinator without seeks.
  public init() {}

  /// The place asked for last, while the player is still on the way to it.
  public var pinned: MediaSeconds? {
    switch state {
    case .idle: nil
    case .seeking(let request, _, let next): next?.position ?? request.position
    }
  }

  /// When `tick(at:)` has to be called next, or nothing where no seek is in flight.
  public var nextDeadline: EventTime? {
    guard case .seeking(_, let since, _) = state else { return nil }
    return since.advanced(by: timeout)
  }

  /// Asks for a place; it takes the place of everything asked before that isn't in flight.
  public mutating func want(
    _ position: MediaSeconds, precision: SeekPrecision, at time: EventTime
  ) -> [SeekCoordinatorEffect] {
    let wanted = Wanted(position: position, precision: precision)
    if case .seeking(let request, let since, _) = state {
      state = .seeking(request, since: since, next: wanted)
      return []
    }
    return issue(wanted, at: time)
  }

  /// The player has done a seek; one that isn't in flight any more is ignored.
  public mutating func finished(
    _ id: SeekRequest.ID, at time: EventTime
  ) -> [SeekCoordinatorEffect] {
    guard case .seeking(let request, _, let next) = state, request.id == id else { return [] }
    return issue(next, at: time)
  }

  /// The player couldn't do a seek; one that isn't in flight any more is ignored.
  public mutating func failed(
    _ id: SeekRequest.ID, at time: EventTime
  ) -> [SeekCoordinatorEffect] {
    guard case .seeking(let request, _, let next) = state, request.id == id else { return [] }
    return [.seekFailed] + issue(next, at: time)
  }

  /// Gives up a seek that has taken too long.
  public mutating func tick(at time: EventTime) -> [SeekCoordinatorEffect] {
    guard case .seeking(let request, _, _) = state, let due = nextDeadline, due <= time else {
      return []
    }
    return failed(request.id, at: time)
  }

  /// Forgets everything asked for: somebody else has made the player jump, or the file is another.
  public mutating func retire() {
    state = .idle
  }

  private mutating func issue(_ wanted: Wanted?, at time: EventTime) -> [SeekCoordinatorEffect] {
    guard let wanted else {
      state = .idle
      return []
    }
    lastNumber += 1
    let request = SeekRequest(
      id: SeekRequest.ID(number: lastNumber), position: wanted.position,
      precision: wanted.precision)
    state = .seeking(request, since: time, next: nil)
    return [.seek(request)]
  }
}
