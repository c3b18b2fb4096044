/// What has to be done to the player, and what is to be shown of it.
public enum PlayerEffect: Sendable, Hashable {
  /// The player has to take up this seek.
  case seek(SeekRequest)
  /// The player has to play at this rate.
  case setRate(Double)
  /// The player has to pause, or to go on.
  case setPaused(Bool)
  /// A seek has failed or taken too long: the user should hear of it.
  case seekFailed
}

/// Turns what the controls ask for into orders to one player, and believes what the player reports.
///
/// *Time*: inputs carry their time; `nextDeadline` says when the owner has to call `tick(at:)`.
///
/// *Lifetime*: one a player; `begin()` whenever another file is loaded, which a player's
/// `mediaChanged` does by itself.
///
/// *Concurrency*: a value without references.
public struct PlayerControl: Sendable {
  private var coordinator = SeekCoordinator()
  private var history = SeekHistory()
  private var layers = RateOverride()
  private var reportedPosition = MediaSeconds.zero
  private var scrub: ScrubbedPlace?
  private var orderedRate = 1.0
  private var orderedPause = false
  /// Whether the newest thing that has moved playback is a jump that others may carry on.
  private var hasOpenRun = false
  /// Whether a scrub, other media or `breakHold()` has ended a hold, or a scrub kept one from
  /// beginning, that somebody still holds.
  private var isHoldOver = false
  /// The effects of the last input, whose storage the next ones go into.
  private var effects: [PlayerEffect] = []
  /// The stretch that can be sought, or nothing where no seek is possible.
  public private(set) var range: SeekableRange?

  /// A scrub under way: where it is, and where playback was when it began.
  private struct ScrubbedPlace {
    let origin: MediaSeconds
    var position: MediaSeconds
  }

  /// Makes a control over a player that plays at its own speed and can't be sought yet.
  public init() {}

  /// The place to show: the scrub's, else the one asked for, else the reported one.
  public var position: MediaSeconds {
    scrub?.position ?? coordinator.pinned ?? reportedPosition
  }

  /// Where playback was when the scrub under way began.
  public var scrubOrigin: MediaSeconds? { scrub?.origin }

  /// Where playback stands and may go.
  public var playhead: Playhead {
    Playhead(position: position, range: canJump ? range : nil, rate: userRate)
  }

  /// Whether anything but a scrub can move playback: something can be sought, and no scrub is under
  /// way.
  public var canJump: Bool { range != nil && scrub == nil }

  /// The rate that the player has to have: a hold's, else the user's own.
  public var rate: Double { layers.rate }

  /// The user's own rate, whatever a hold plays at.
  public var userRate: Double { layers.userRate }

  /// Whether the user has paused, whatever a hold or a scrub does.
  public var isPaused: Bool { layers.userPaused }

  /// Whether a hold is playing at its own rate.
  public var isHolding: Bool { layers.hold != nil }

  /// Whether a scrub is under way, or a seek that the player has not done yet.
  public var isSeeking: Bool { scrub != nil || coordinator.isSeeking }

  /// Whether there is a jump to take back.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is a jump to make again.
  public var canRedo: Bool { history.canRedo }

  /// When `tick(at:)` has to be called next, or nothing where no time-out is pending.
  public var nextDeadline: EventTime? { coordinator.nextDeadline }

  /// Forgets the file before; what the user wants of rate and pause stays.
  ///
  /// A hold or a scrub that was under way is over: `setPaused(isPaused)` then has the player told
  /// what the user wants.
  public mutating func begin() {
    coordinator.retire()
    history = SeekHistory()
    hasOpenRun = false
    scrub = nil
    isHoldOver = isHoldOver || isHolding
    layers.hold = nil
    layers.isScrubbing = false
    layers.isStepping = false
    reportedPosition = .zero
    range = nil
  }

  /// Does what was due until `time`.
  public mutating func tick(at time: EventTime) -> [PlayerEffect] {
    effects(of: coordinator.tick(at: time))
  }

  /// Takes what the player tells of itself.
  public mutating func handle(_ event: PlayerEvent, at time: EventTime) -> [PlayerEffect] {
    switch event {
    case .mediaChanged:
      begin()
      return layerEffects()
    case .positionChanged(let position):
      believe(position)
    case .seekableRangeChanged(let range):
      self.range = range
      coordinator.limit(to: range)
    case .rateChanged(let rate):
      guard rate != orderedRate, rate.isFinite, rate > 0 else { return [] }
      orderedRate = rate
      layers.userRate = rate
    case .pausedChanged(let paused):
      guard paused != orderedPause else { return [] }
      orderedPause = paused
      layers.userPaused = paused
    case .seekFinished(let id, let position):
      believe(position)
      return effects(of: coordinator.finished(id, at: position, time: time))
    case .seekFailed(let id):
      return effects(of: coordinator.failed(id, at: time))
    case .jumped(let position):
      believe(position)
      coordinator.retire()
      hasOpenRun = false
    }
    return []
  }

  /// Takes a reported place, unless it isn't a number.
  private mutating func believe(_ position: MediaSeconds) {
    if position.isFinite { reportedPosition = position }
  }
}

// Jumps
extension PlayerControl {
  /// Moves playback by a length; the first skip of a run can be undone.
  ///
  /// At an end of the range nothing moves, and nothing is ordered; but the run before is over where
  /// this was to begin one.
  ///
  /// - Parameters:
  ///   - length: seconds of media with their sign.
  ///   - beginsRun: whether an undo leads back to where playback stands now; it does as well where
  ///     no jump goes before that this one could carry on.
  ///   - precision: how near it has to land; with keyframes never where it came from, or behind.
  ///   - time: when it was asked.
  /// - Returns: what the player has to do.
  public mutating func skip(
    by length: MediaSeconds, beginsRun: Bool = true, precision: SeekPrecision = .exact,
    at time: EventTime
  ) -> [PlayerEffect] {
    guard canJump, let range, length.isFinite else { return [] }
    if beginsRun { hasOpenRun = false }
    let moved = range.clamp(position + length) - position
    // Playback outside a moving range may be pulled the other way, which is no skip.
    guard moved != .zero, moved.value.sign == length.value.sign else { return [] }
    return jump(
      to: position + length, recording: beginsRun, precision: precision, isStep: true, at: time)
  }

  /// Moves playback to a place, exactly; what doesn't move it leaves nothing to undo.
  ///
  /// - Parameters:
  ///   - place: where to, in seconds of media; ends of the range are kept to.
  ///   - beginsRun: whether an undo leads back to where playback stands now; without, as for the
  ///     repeats of a held key, it leads back over the jump before as well, where there is one.
  ///   - time: when it was asked.
  /// - Returns: what the player has to do.
  public mutating func jump(
    to place: MediaSeconds, beginsRun: Bool = true, at time: EventTime
  ) -> [PlayerEffect] {
    jump(to: place, recording: beginsRun, at: time)
  }

  /// Goes back to the exact place where the newest jump was asked for.
  public mutating func undo(at time: EventTime) -> [PlayerEffect] {
    guard canJump, let place = history.undo(from: position) else { return [] }
    return travel(to: place, at: time)
  }

  /// Makes the jump again that was taken back last.
  public mutating func redo(at time: EventTime) -> [PlayerEffect] {
    guard canJump, let place = history.redo(from: position) else { return [] }
    return travel(to: place, at: time)
  }

  /// Goes to a place of the history, which no jump carries on from.
  private mutating func travel(to place: MediaSeconds, at time: EventTime) -> [PlayerEffect] {
    hasOpenRun = false
    guard let range else { return [] }
    return effects(of: coordinator.want(range.clamp(place), precision: .exact, at: time))
  }

  private mutating func jump(
    to place: MediaSeconds, recording: Bool, precision: SeekPrecision = .exact,
    isStep: Bool = false, at time: EventTime
  ) -> [PlayerEffect] {
    guard canJump, let range, place.isFinite else { return [] }
    let origin = position
    let goal = range.clamp(place)
    if recording { hasOpenRun = false }
    if goal != origin {
      if !hasOpenRun { history.record(origin) }
      hasOpenRun = true
    }
    return effects(
      of: coordinator.want(goal, precision: precision, from: isStep ? origin : nil, at: time))
  }
}

// Scrubs: keyframes on the way, one exact seek at the end
extension PlayerControl {
  /// How near to where it began a scrub ends that has moved nothing, in seconds of media.
  ///
  /// It makes up for places that come back as shares of a day-long range, or a moment after playback
  /// was looked at; it is less than a frame.
  public static let scrubTolerance: MediaSeconds = 0.01

  /// Begins a scrub: the picture stands still, and a hold ends.
  public mutating func beginScrub(at time: EventTime) -> [PlayerEffect] {
    guard range != nil, scrub == nil else { return [] }
    isHoldOver = isHoldOver || isHolding
    scrub = ScrubbedPlace(origin: position, position: position)
    layers.hold = nil
    layers.isScrubbing = true
    return layerEffects()
  }

  /// Shows a place of the scrub, on a keyframe near it.
  public mutating func previewScrub(
    to place: MediaSeconds, at time: EventTime
  ) -> [PlayerEffect] {
    guard scrub != nil, let range, place.isFinite else { return [] }
    scrub?.position = range.clamp(place)
    return effects(of: coordinator.want(range.clamp(place), precision: .keyframe, at: time))
  }

  /// Ends the scrub where it is, exactly; it can be undone.
  ///
  /// One that ends where it began, but for `scrubTolerance`, counts as cancelled.
  ///
  /// - Parameters:
  ///   - place: the last place of the scrub, where it is another one than was previewed.
  ///   - time: when the pointer went up.
  /// - Returns: what the player has to do.
  public mutating func commitScrub(
    to place: MediaSeconds? = nil, at time: EventTime
  ) -> [PlayerEffect] {
    guard var scrub else { return [] }
    if let range, let place, place.isFinite { scrub.position = range.clamp(place) }
    let distance = (scrub.position - scrub.origin).magnitude
    guard distance > Self.scrubTolerance else { return cancelScrub(at: time) }
    history.record(scrub.origin)
    return endScrub(at: scrub.position, time: time)
  }

  /// Undoes the scrub: playback is where it was.
  public mutating func cancelScrub(at time: EventTime) -> [PlayerEffect] {
    guard let scrub else { return [] }
    return endScrub(at: scrub.origin, time: time)
  }

  private mutating func endScrub(at place: MediaSeconds, time: EventTime) -> [PlayerEffect] {
    scrub = nil
    hasOpenRun = false
    layers.isScrubbing = false
    guard let range else { return layerEffects() }
    return layerEffects(
      after: coordinator.want(range.clamp(place), precision: .exact, at: time))
  }
}

// Rate and pause
extension PlayerControl {
  /// Sets the user's own rate; while a hold lasts, it counts from its end on.
  public mutating func setRate(_ rate: Double) -> [PlayerEffect] {
    guard rate.isFinite, rate > 0 else { return [] }
    layers.userRate = rate
    return layerEffects()
  }

  /// Pauses or plays; while a hold or a scrub lasts, it counts from its end on.
  public mutating func setPaused(_ paused: Bool) -> [PlayerEffect] {
    layers.userPaused = paused
    return layerEffects()
  }

  /// Has a hold be at a rate, or, with nothing, be over, for owners who know no more of it.
  ///
  /// A hold that a scrub, other media or `breakHold()` has ended, or that came while a scrub went on,
  /// doesn't begin until somebody has let go of it.
  public mutating func setHold(_ rate: HoldRate?) -> [PlayerEffect] {
    guard let rate else { return endHold() }
    guard !isHoldOver else { return [] }
    isHoldOver = scrub != nil
    return beginHold(rate)
  }

  /// Begins a hold at a rate, also from a pause.
  public mutating func beginHold(_ rate: HoldRate) -> [PlayerEffect] {
    guard scrub == nil else { return [] }
    isHoldOver = false
    layers.hold = rate
    return layerEffects()
  }

  /// Changes the rate of the hold under way; one that something else has ended stays so.
  public mutating func changeHold(_ rate: HoldRate) -> [PlayerEffect] {
    guard layers.hold != nil else { return [] }
    return beginHold(rate)
  }

  /// Ends the hold: the user's rate and pause, as they are by now, are back.
  public mutating func endHold() -> [PlayerEffect] {
    isHoldOver = false
    layers.hold = nil
    return layerEffects()
  }

  /// Ends the hold for another reason than that somebody has let go of it: one by `setHold(_:)` doesn't
  /// begin anew until then.
  public mutating func breakHold() -> [PlayerEffect] {
    isHoldOver = isHoldOver || isHolding
    layers.hold = nil
    return layerEffects()
  }

  /// Ends a number of steps: the last one is to be exact.
  public mutating func settle(at time: EventTime) -> [PlayerEffect] {
    effects(of: coordinator.settle(at: time))
  }

  /// Keeps the picture still between steps, or does so no more.
  public mutating func setStepping(_ steps: Bool) -> [PlayerEffect] {
    layers.isStepping = steps
    return layerEffects()
  }
}

// What an input comes to
extension PlayerControl {
  private mutating func effects(of request: SeekRequest?) -> [PlayerEffect] {
    effects.clear()
    if let request { effects.append(.seek(request)) }
    return effects
  }

  private mutating func effects(of failure: SeekFailure?) -> [PlayerEffect] {
    effects.clear()
    guard let failure else { return effects }
    effects.append(.seekFailed)
    if let next = failure.next { effects.append(.seek(next)) }
    return effects
  }

  /// What the player has to be told for its rate and pause to be as the layers want them.
  private mutating func layerEffects(after request: SeekRequest? = nil) -> [PlayerEffect] {
    effects.clear()
    if let request { effects.append(.seek(request)) }
    if layers.rate != orderedRate { effects.append(.setRate(layers.rate)) }
    if layers.isPaused != orderedPause { effects.append(.setPaused(layers.isPaused)) }
    orderedRate = layers.rate
    orderedPause = layers.isPaused
    return effects
  }
}
