/// A seek has failed or taken too long: playback is where the player says.
public struct SeekFailure: Sendable, Hashable {
  /// The order of the newest wanted seek, which the player has to take up, if there is one.
  public let next: SeekRequest?

  /// Makes a failure from the order that comes after it.
  public init(next: SeekRequest?) {
    self.next = next
  }
}

/// Keeps seeks from piling up: at most one is in flight, and the newest wanted is next.
///
/// What was asked for last is pinned until the player has reached it, the seek has failed or timed
/// out, or somebody else has made the player jump. A keyframe near it is not reaching it: the next
/// step goes on from what was asked for, and `settle(at:)` leads there.
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
    var origin: MediaSeconds?
  }

  private enum State {
    case idle
    case seeking(SeekRequest, from: MediaSeconds?, since: EventTime, next: Wanted?)
  }

  /// A seek that takes longer than this has failed.
  public var timeout = Duration.seconds(3)
  private var state = State.idle
  private var lastNumber: Int64 = 0
  /// Where the last seek should have led, where it has landed on a keyframe elsewhere.
  private var missed: MediaSeconds?

  /// Makes a coordinator without seeks.
  public init() {}

  /// Whether a seek is in flight.
  public var isSeeking: Bool {
    if case .seeking = state { true } else { false }
  }

  /// The place asked for last, until the player has reached it.
  public var pinned: MediaSeconds? {
    switch state {
    case .idle: missed
    case .seeking(let request, _, _, let next): next?.position ?? request.position
    }
  }

  /// When `tick(at:)` has to be called next, or nothing where no seek is in flight.
  public var nextDeadline: EventTime? {
    guard case .seeking(_, _, let since, _) = state else { return nil }
    return since.advanced(by: timeout)
  }

  /// Asks for a place; it takes the place of everything asked before that isn't in flight.
  ///
  /// - Parameters:
  ///   - position: the place in seconds of media.
  ///   - precision: how near to it the player has to land.
  ///   - origin: the place that the seek leads away from, where it is a step: a keyframe that isn't
  ///     on the target's side of it is no place to land, and is followed by an exact seek.
  ///   - time: when it was asked.
  /// - Returns: the order to the player, unless another one is in flight.
  public mutating func want(
    _ position: MediaSeconds, precision: SeekPrecision, from origin: MediaSeconds? = nil,
    at time: EventTime
  ) -> SeekRequest? {
    let wanted = Wanted(position: position, precision: precision, origin: origin)
    if case .seeking(let request, let from, let since, _) = state {
      state = .seeking(request, from: from, since: since, next: wanted)
      return nil
    }
    return issue(wanted, at: time)
  }

  /// The player has done a seek; one that isn't in flight any more is ignored.
  ///
  /// - Parameters:
  ///   - id: which seek.
  ///   - position: where it landed, in seconds of media.
  ///   - time: when it did.
  /// - Returns: the order of the newest wanted seek, if there is one.
  public mutating func finished(
    _ id: SeekRequest.ID, at position: MediaSeconds, time: EventTime
  ) -> SeekRequest? {
    guard case .seeking(let request, let origin, _, let next) = state, request.id == id else {
      return nil
    }
    if next == nil, request.precision == .keyframe, let origin,
      !Self.leads(from: origin, to: position, towards: request.position)
    {
      return issue(Wanted(position: request.position, precision: .exact), at: time)
    }
    let isMissed = request.precision == .keyframe && position != request.position
    defer { if next == nil, isMissed { missed = request.position } }
    return issue(next, at: time)
  }

  /// Nothing more is wanted after what was: if that was for a keyframe, it is to be exact.
  public mutating func settle(at time: EventTime) -> SeekRequest? {
    switch state {
    case .seeking(let request, _, _, nil) where request.precision == .keyframe:
      want(request.position, precision: .exact, at: time)
    case .seeking(_, _, _, let next?) where next.precision == .keyframe:
      want(next.position, precision: .exact, at: time)
    case .idle:
      missed.flatMap { want($0, precision: .exact, at: time) }
    case .seeking:
      nil
    }
  }

  /// Whether a place lies on the same side of the origin as the target.
  private static func leads(
    from origin: MediaSeconds, to place: MediaSeconds, towards target: MediaSeconds
  ) -> Bool {
    target == origin || (target > origin ? place > origin : place < origin)
  }

  /// The player couldn't do a seek; one that isn't in flight any more is ignored.
  public mutating func failed(_ id: SeekRequest.ID, at time: EventTime) -> SeekFailure? {
    guard case .seeking(let request, _, _, let next) = state, request.id == id else { return nil }
    return SeekFailure(next: issue(next, at: time))
  }

  /// The seekable range is another one: what is wanted next has to lie in it, and is forgotten where
  /// no seek is possible any more.
  public mutating func limit(to range: SeekableRange?) {
    missed = range.flatMap { missed.map($0.clamp) }
    guard case .seeking(let request, let origin, let since, let next?) = state else { return }
    let kept = range.map { range in
      Wanted(
        position: range.clamp(next.position), precision: next.precision, origin: next.origin)
    }
    state = .seeking(request, from: origin, since: since, next: kept)
  }

  /// Gives up a seek that has taken too long.
  public mutating func tick(at time: EventTime) -> SeekFailure? {
    guard case .seeking(let request, _, _, _) = state, time.hasReached(nextDeadline) else {
      return nil
    }
    return failed(request.id, at: time)
  }

  /// Forgets everything asked for: somebody else has made the player jump, or the file is another.
  public mutating func retire() {
    state = .idle
    missed = nil
  }

  private mutating func issue(_ wanted: Wanted?, at time: EventTime) -> SeekRequest? {
    missed = nil
    guard let wanted else {
      state = .idle
      return nil
    }
    lastNumber += 1
    let request = SeekRequest(
      id: SeekRequest.ID(number: lastNumber), position: wanted.position,
      precision: wanted.precision)
    state = .seeking(request, from: wanted.origin, since: time, next: nil)
    return request
  }
}
