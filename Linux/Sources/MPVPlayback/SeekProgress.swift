import Seeking

/// Follows one seek from the order to the place, and tells it from the jumps that others make.
///
/// libmpv tells of each order that it was taken, then of each move that it began, then that
/// playback is there; orders that come quickly are merged into one move. Where playback is has to
/// be asked for after that, and until the answer another move may begin.
struct SeekProgress {
  /// What came of a move.
  enum Outcome: Equatable {
    case finished(SeekRequest.ID)
    case failed(SeekRequest.ID)
    case jumped
    /// Newly opened media is at its first place.
    case opened
    /// Someone else moved playback while the seek was under way.
    case overtaken(SeekRequest.ID)
  }

  private enum Origin {
    case ours(SeekRequest, disturbed: Bool)
    case others
    /// The move to the first place of newly opened media.
    case opening
  }

  private enum State {
    case resting
    case sent(SeekRequest)
    case taken(SeekRequest)
    case moving(Origin)
    /// Playback is there; where that is, is being asked.
    case landing(Origin)
  }

  /// How far from its target an undisturbed seek may land, in seconds: the length of a long frame.
  static let tolerance: MediaSeconds = 0.5

  private var state = State.resting

  /// Whether nothing moves playback but playing.
  var isResting: Bool {
    if case .resting = state { true } else { false }
  }

  /// Whether playback is on its way to the first place of media, or to the place of a seek.
  var isOnItsWay: Bool {
    switch state {
    case .moving(.opening), .landing(.opening): true
    default: request != nil
    }
  }

  /// The seek that is under way.
  var request: SeekRequest? {
    switch state {
    case .sent(let request), .taken(let request), .moving(.ours(let request, _)),
      .landing(.ours(let request, _)):
      request
    default: nil
    }
  }

  /// An order goes out; gives the one that it takes the place of.
  mutating func send(_ request: SeekRequest) -> SeekRequest.ID? {
    defer { state = .sent(request) }
    return self.request?.id
  }

  /// The player has taken an order.
  mutating func taken(_ id: SeekRequest.ID) {
    if case .sent(let request) = state, request.id == id { state = .taken(request) }
  }

  /// The player has refused an order, or can't carry it out; gives it if it was under way.
  mutating func refused(_ id: SeekRequest.ID) -> SeekRequest.ID? {
    guard let request, request.id == id else { return nil }
    state = .resting
    return id
  }

  /// The player can't seek to where it was told; gives the order that it meant.
  mutating func refusedAfterTaking() -> SeekRequest.ID? {
    guard case .taken(let request) = state else { return nil }
    state = .resting
    return request.id
  }

  /// The player begins to move playback.
  mutating func began() {
    switch state {
    case .resting, .landing(.others), .landing(.opening): state = .moving(.others)
    case .taken(let request): state = .moving(.ours(request, disturbed: false))
    case .moving(.ours(let request, _)), .landing(.ours(let request, _)):
      state = .moving(.ours(request, disturbed: true))
    case .sent, .moving(.others), .moving(.opening): break
    }
  }

  /// Playback is at the place; true where the place has to be asked for now.
  mutating func arrived() -> Bool {
    guard case .moving(let origin) = state else { return false }
    state = .landing(origin)
    return true
  }

  /// The place is known: what came of the move.
  ///
  /// Near the end the player corrects its own move, which looks like somebody else's.
  mutating func landed(at position: MediaSeconds, atEnd: Bool) -> Outcome? {
    guard case .landing(let origin) = state else { return nil }
    state = .resting
    switch origin {
    case .opening: return .opened
    case .others: return .jumped
    case .ours(let request, let disturbed):
      let isNear = (position - request.position).magnitude <= SeekProgress.tolerance
      return disturbed && !isNear && !atEnd ? .overtaken(request.id) : .finished(request.id)
    }
  }

  /// Other media is opened, or none is left; gives the seek that thereby came to nothing.
  mutating func reset(opening: Bool) -> SeekRequest.ID? {
    defer { state = opening ? .moving(.opening) : .resting }
    return self.request?.id
  }
}
