/// All controls over one player as one value: what fingers, keys and the player do comes in, and
/// what the player and the screen have to do goes out.
///
/// A front end that has its controls apart uses their machines one by one; this is how they work
/// together. The player reports where it is before an input whose outcome depends on it.
///
/// *Time*: every input carries its time, and what was due before is to be done before, by `tick(at:)`
/// at `nextDeadline`.
///
/// *Lifetime*: one a player. *Concurrency*: a value without references.
public struct SeekControls: Sendable {
  /// How the controls behave; a change counts from the next input on.
  public var settings: ControlSettings {
    didSet { adopt() }
  }
  /// The size of the surface in points; the scrubber is as wide.
  public var size: SurfaceSize {
    get { overlay.gesture.size }
    set {
      overlay.gesture.size = newValue
      adopt()
    }
  }
  /// The length of the media in seconds, or nothing where nobody knows.
  public var duration: MediaSeconds?
  /// The chapters of the media.
  public var chapters = Chapters()
  /// The orders to the player, and what it believes of it.
  public internal(set) var control = PlayerControl()
  /// The overlay of double taps, whose run and feedback are to be shown.
  public internal(set) var overlay: DoubleTapSeek
  /// The bar that is dragged.
  public internal(set) var scrub = Scrub()
  /// Whether the surface ignores every gesture.
  public internal(set) var isLocked = false
  var spaceBar = HoldKey()
  var staged = StagedHold()
  var button = HoldRepeat()
  var buttonDirection = SkipDirection.forward
  var stepper = HoldRepeat()
  var stepDirection = SkipDirection.backward
  /// Whether the hold that steps has told that it is at an end.
  var hasFoundEdge = false
  /// The key that steps while it is down.
  var steppingKey: SurfaceKey?
  /// The latest time seen.
  private var now = EventTime(milliseconds: 0)

  /// Makes controls over a surface of `size` points; the scrubber is as wide as the surface.
  public init(settings: ControlSettings = ControlSettings(), size: SurfaceSize) {
    self.settings = settings
    overlay = DoubleTapSeek(settings: settings.surface, size: size)
    adopt()
  }

  /// When `tick(at:)` has to be called next, or nothing where no time-out is pending.
  public var nextDeadline: EventTime? {
    let buttons = EventTime.earliest(button.nextDeadline, stepper.nextDeadline)
    let keys = EventTime.earliest(spaceBar.nextDeadline, buttons)
    let surface = EventTime.earliest(overlay.nextDeadline, keys)
    return EventTime.earliest(control.nextDeadline, surface)
  }

  /// Does what was due until `time`.
  public mutating func tick(at time: EventTime) -> [ControlEffect] {
    now = max(now, time)
    guard let due = nextDeadline, due <= now else { return [] }
    var effects = perform(answered: control.tick(at: now), at: now)
    effects += perform(overlay.tick(at: now), at: now)
    effects += perform(spaceBar.tick(at: now), at: now)
    effects += perform(button: button.tick(at: now), at: now)
    effects += perform(steps: stepper.tick(at: now), at: now)
    return effects
  }

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - time: when it happens; earlier than before counts as the latest time seen.
  /// - Returns: what was recognised and what has to be done, in this order.
  public mutating func handle(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    now = max(now, time)
    // What the player tells comes first: what is due may depend on it.
    if case .player(let event) = input { return tell(event, at: now) }
    let due = tick(at: now)
    let effects = take(input, at: now)
    return due.isEmpty ? effects : due + effects
  }

  private mutating func take(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    switch input {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .skipRequested, .locked:
      return surface(input, at: time)
    case .keyDown, .keyRepeated, .keyUp:
      return key(input, at: time)
    case .buttonPressed(let direction):
      return press(direction, at: time)
    case .buttonReleased(let inside):
      return perform(button: button.release(inside: inside, at: time), at: time)
    case .scrubberDown, .scrubberMoved, .scrubberUp, .scrubberCancelled:
      return scrubber(input, at: time)
    case .inputLost:
      return loseInput(at: time)
    case .rateSet, .playingSet, .latchToggled, .undone, .redone, .chapterSkipped,
      .jumpRequested:
      return command(input, at: time)
    case .player:
      return []
    case .frameShown:
      return perform(button: button.frameShown(at: time), at: time)
        + perform(steps: stepper.frameShown(at: time), at: time)
    }
  }

  private mutating func adopt() {
    overlay.gesture.settings = settings.surface
    adoptSingleTaps()
    overlay.steps = settings.steps
    overlay.tallyTime = settings.tallyTime
    if settings.holdStages == nil, !settings.rewinds {
      overlay.gesture.settings.timing.holdDelay = nil
    }
    overlay.gesture.settings.tracksHold = settings.holdSlides || settings.holdLocks
    spaceBar.holdDelay = settings.holdStages == nil ? nil : settings.surface.timing.holdDelay
    staged.stages = settings.holdStages ?? .standard
    staged.slides = settings.holdSlides
    staged.locks = settings.holdLocks
    staged.timeline = settings.surface.timeline
    button.minimumDuration = settings.minimumDuration
    button.repeatInterval = settings.repeatInterval
    button.acceleration = settings.acceleration
    button.waitsForFrames = settings.buttonSkips
    stepper.repeatInterval = settings.repeatInterval
    stepper.acceleration = settings.acceleration
    stepper.waitsForFrames = true
    scrub.settings = settings.scrub
    scrub.width = overlay.gesture.size.width
  }
}

// What doesn't come from one control alone
extension SeekControls {
  /// Every pointer and key is lost: what was under way is let go of.
  private mutating func loseInput(at time: EventTime) -> [ControlEffect] {
    var effects = resetSurface(at: time)
    effects += perform(spaceBar.reset(), at: time)
    effects += perform(button: button.cancel(), at: time)
    effects += stopStepping(at: time)
    return effects + perform(scrub: scrub.cancel(), at: time)
  }

  private mutating func command(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    switch input {
    case .rateSet(let rate): return setRate(rate)
    case .playingSet(let plays): return setPlaying(plays)
    case .latchToggled: return toggleLatch(at: time)
    case .undone: return undo(at: time)
    case .redone: return redo(at: time)
    case .chapterSkipped(let direction): return skipChapter(direction, at: time)
    case .jumpRequested(let place): return jump(to: place, at: time)
    default: return []
    }
  }

  /// A hold that multiplies the user's rate follows it.
  private mutating func setRate(_ rate: Double) -> [ControlEffect] {
    let before = control.rate
    let orders = perform(control.setRate(rate))
    guard control.isHolding, control.rate != before else { return orders }
    return [.holdChanged(rate: control.rate)] + orders
  }

  mutating func setPlaying(_ plays: Bool) -> [ControlEffect] {
    // A hold that goes on by itself would hide that the user has paused.
    let ended = staged.isLocked ? perform(hold: staged.end()) : []
    guard control.isPaused == plays else { return ended }
    return ended + [.playing(plays)] + perform(control.setPaused(!plays))
  }

  mutating func undo(at time: EventTime) -> [ControlEffect] {
    let ended = perform(overlay.endRun(at: time), at: time)
    guard control.canUndo, control.canJump else { return ended }
    let orders = perform(control.undo(at: time))
    return ended + [.undone(control.position), .announce(.arrived(at: control.position))] + orders
  }

  mutating func redo(at time: EventTime) -> [ControlEffect] {
    let ended = perform(overlay.endRun(at: time), at: time)
    guard control.canRedo, control.canJump else { return ended }
    let orders = perform(control.redo(at: time))
    return ended + [.redone(control.position), .announce(.arrived(at: control.position))] + orders
  }

  private mutating func skipChapter(
    _ direction: SkipDirection, at time: EventTime
  ) -> [ControlEffect] {
    let place =
      direction == .forward
      ? chapters.next(after: control.position) : chapters.previous(before: control.position)
    return place.map { jump(to: $0, at: time) } ?? []
  }

  private mutating func jump(to place: MediaSeconds, at time: EventTime) -> [ControlEffect] {
    guard control.canJump, let range = control.range, place.isFinite else { return [] }
    return perform(overlay.endRun(at: time), at: time) + [
      .announce(.arrived(at: range.clamp(place)))
    ]
      + perform(control.jump(to: place, at: time))
  }

  private mutating func tell(_ event: PlayerEvent, at time: EventTime) -> [ControlEffect] {
    // A run's tally means nothing once somebody else has moved playback.
    var effects: [ControlEffect] = []
    if case .jumped = event { effects = perform(overlay.endRun(at: time), at: time) }
    let wasPaused = control.isPaused
    effects += perform(answered: control.handle(event, at: time), at: time)
    if control.isPaused != wasPaused { effects.append(.playing(!control.isPaused)) }
    return effects
  }

  /// Once a seek has failed with nothing wanted after it, its run tells of what hasn't happened: it
  /// is over, and nobody announces it.
  private mutating func perform(
    answered orders: [PlayerEffect], at time: EventTime
  ) -> [ControlEffect] {
    var effects = perform(orders)
    guard orders.contains(.seekFailed), !control.isSeeking else { return effects }
    for case .runEnded(let run) in overlay.endRun(at: time) where run.count > 0 {
      effects.append(.runEnded(run))
    }
    return effects
  }

  func perform(_ orders: [PlayerEffect]) -> [ControlEffect] {
    orders.map { .player($0) }
  }
}
