/// What has to be done for a hold that plays at a rate.
public enum StagedHoldEvent: Sendable, Hashable {
  /// Playback has to go on at this rate.
  case began(HoldRate)
  /// The rate of the hold is this one from now on.
  case changed(HoldRate)
  /// The hold goes on after its release.
  case locked
  /// The user's own rate and pause have to come back.
  case ended
}

/// A hold that plays at a rate: sliding changes the rate by stages, and can lock the hold.
///
/// It knows of no player: what the user wants meanwhile, and the way back to it, is `RateOverride`'s.
/// The stage follows where the pointer is, so that the way back goes through the same stages. A hold
/// can also be latched without being held, and a locked one can be taken into the hand again: it
/// goes on at its stage, and its release ends it.
///
/// *Lifetime*: one a surface; `end()` whenever the player's hold is over for another reason, such as
/// a scrub or another file.
///
/// *Concurrency*: a value without references.
public struct StagedHold: Sendable {
  private enum State {
    case idle
    /// In the hand; it was taken at the stage `base`.
    case held(base: Int, stage: Int)
    /// It goes on by itself. `isHeld`: the pointer that has locked it is still down.
    case locked(stage: Int, isHeld: Bool)
  }

  /// The rates to go through.
  public var stages: HoldStages
  /// Whether sliding changes the stage.
  public var slides = false
  /// Whether sliding up locks the hold.
  public var locks = false
  /// Which way time runs: sliding along with it goes up the stages.
  public var timeline = TimelineDirection.leftToRight
  /// The points from one stage to the next; above 0.
  public var stageDistance = 60.0 {
    didSet { precondition(stageDistance > 0, "stages need a distance above 0") }
  }
  /// The points up that lock the hold.
  public var lockDistance = 80.0
  /// The points that a finger has to go back beyond a border between stages before it counts, lest
  /// one that rests on the border change the rate all the time.
  public var slack = 8.0
  private var state = State.idle
  /// The events of the last input, whose storage the next ones go into.
  private var events: [StagedHoldEvent] = []

  /// Makes a hold that isn't under way.
  public init(stages: HoldStages = .standard) {
    self.stages = stages
  }

  /// The rate of the hold, or nothing where there is none.
  public var rate: HoldRate? {
    switch state {
    case .idle: nil
    case .held(_, let stage), .locked(let stage, _): stages.rates[stages.clamp(stage)]
    }
  }

  /// Whether the hold goes on by itself.
  public var isLocked: Bool {
    if case .locked = state { true } else { false }
  }

  /// A hold has begun on the surface; a locked one is in the hand again.
  public mutating func begin() -> [StagedHoldEvent] {
    events.clear()
    switch state {
    case .idle:
      state = .held(base: 0, stage: 0)
      events.append(.began(stages.rates[0]))
    case .locked(let stage, isHeld: false):
      state = .held(base: stage, stage: stage)
    case .held, .locked:
      break
    }
    return events
  }

  /// The pointer of the hold is so far from where it went down; an offset that isn't finite, or
  /// without a hold in the hand, is ignored.
  public mutating func move(to offset: SurfaceOffset) -> [StagedHoldEvent] {
    guard case .held(let base, let stage) = state, offset.isFinite else { return [] }
    events.clear()
    let next = slides ? self.stage(for: offset, from: base, now: stage) : stage
    let isLocked = locks && -offset.y >= lockDistance
    state = isLocked ? .locked(stage: next, isHeld: true) : .held(base: base, stage: next)
    if next != stage { events.append(.changed(stages.rates[next])) }
    if isLocked { events.append(.locked) }
    return events
  }

  /// The hold on the surface is over: released, or lost.
  public mutating func release() -> [StagedHoldEvent] {
    switch state {
    case .idle, .locked(_, isHeld: false):
      return []
    case .held:
      return end()
    case .locked(let stage, isHeld: true):
      state = .locked(stage: stage, isHeld: false)
      return []
    }
  }

  /// An ordinary tap: it ends a locked hold, and then means nothing else.
  public mutating func tap() -> [StagedHoldEvent] {
    isLocked ? end() : []
  }

  /// Begins a locked hold, or locks the one under way; ends one that is locked.
  ///
  /// It is what a key, a menu or a screen reader's action does, where nobody can hold.
  public mutating func toggleLatch() -> [StagedHoldEvent] {
    events.clear()
    switch state {
    case .idle:
      state = .locked(stage: 0, isHeld: false)
      events.append(.began(stages.rates[0]))
    case .held(_, let stage):
      state = .locked(stage: stage, isHeld: true)
    case .locked:
      return end()
    }
    events.append(.locked)
    return events
  }

  /// Ends the hold, whether it is locked or not.
  public mutating func end() -> [StagedHoldEvent] {
    events.clear()
    if case .idle = state { return events }
    state = .idle
    events.append(.ended)
    return events
  }

  /// The stage where a pointer is; on the way back it changes `slack` later.
  private func stage(for offset: SurfaceOffset, from base: Int, now stage: Int) -> Int {
    let way = timeline == .leftToRight ? offset.x : -offset.x
    let sign = way < 0 ? -1 : 1
    let passed = max(0, (stage - base) * sign)
    let kept = min(passed, borders(within: way.magnitude + slack))
    return stages.clamp(base + sign * max(kept, borders(within: way.magnitude)))
  }

  private func borders(within points: Double) -> Int {
    Int(min(points / stageDistance, Double(stages.rates.count)))
  }
}
