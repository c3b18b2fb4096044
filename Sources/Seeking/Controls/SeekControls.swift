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
  /// What the last input came to; the storage is used again for the next ones.
  var effects: [ControlEffect] = []
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
    effects.clear()
    advance(to: time)
    return effects
  }

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - time: when it happens; earlier than before counts as the latest time seen.
  /// - Returns: what was recognised and what has to be done, in this order.
  public mutating func handle(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    effects.clear()
    // What the player tells comes first: what is due may depend on it.
    if case .player(let event) = input {
      now = max(now, time)
      tell(event, at: now)
    } else {
      advance(to: time)
      take(input, at: now)
    }
    return effects
  }

  private mutating func advance(to time: EventTime) {
    now = max(now, time)
    if now.hasReached(control.nextDeadline) { perform(answered: control.tick(at: now), at: now) }
    if now.hasReached(overlay.nextDeadline) { perform(overlay.tick(at: now), at: now) }
    if now.hasReached(spaceBar.nextDeadline) { perform(spaceBar.tick(at: now), at: now) }
    if now.hasReached(button.nextDeadline) { perform(button: button.tick(at: now), at: now) }
    if now.hasReached(stepper.nextDeadline) { perform(steps: stepper.tick(at: now), at: now) }
  }

  private mutating func take(_ input: ControlInput, at time: EventTime) {
    switch input {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled:
      if !isLocked { recognised(pointer(input, at: time), at: time) }
    case .skipRequested(let direction):
      skip(direction, at: time)
    case .locked(let locked):
      isLocked = locked
      if locked { resetSurface(at: time) }
    case .keyDown, .keyRepeated, .keyUp:
      key(input, at: time)
    case .buttonPressed(let direction):
      press(direction, at: time)
    case .buttonReleased(let inside):
      perform(button: button.release(inside: inside, at: time), at: time)
    case .scrubberDown, .scrubberMoved, .scrubberUp, .scrubberCancelled:
      scrubber(input, at: time)
    case .inputLost:
      loseInput(at: time)
    case .rateSet, .playingSet, .latchToggled, .undone, .redone, .chapterSkipped,
      .jumpRequested:
      command(input, at: time)
    case .player:
      break
    case .frameShown:
      perform(button: button.frameShown(at: time), at: time)
      perform(steps: stepper.frameShown(at: time), at: time)
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
  private mutating func loseInput(at time: EventTime) {
    resetSurface(at: time)
    perform(spaceBar.reset(), at: time)
    perform(button: button.cancel(), at: time)
    stopStepping(at: time)
    perform(scrub: scrub.cancel(), at: time)
  }

  private mutating func command(_ input: ControlInput, at time: EventTime) {
    switch input {
    case .rateSet(let rate): setRate(rate)
    case .playingSet(let plays): setPlaying(plays)
    case .latchToggled: toggleLatch(at: time)
    case .undone: undo(at: time)
    case .redone: redo(at: time)
    case .chapterSkipped(let direction): skipChapter(direction, at: time)
    case .jumpRequested(let place): jump(to: place, at: time)
    default: break
    }
  }

  /// A hold that multiplies the user's rate follows it.
  private mutating func setRate(_ rate: Double) {
    let before = control.rate
    let orders = control.setRate(rate)
    if control.isHolding, control.rate != before {
      effects.append(.holdChanged(rate: control.rate))
    }
    perform(orders)
  }

  mutating func setPlaying(_ plays: Bool) {
    // A hold that goes on by itself would hide that the user has paused.
    if staged.isLocked { perform(hold: staged.end()) }
    guard control.isPaused == plays else { return }
    effects.append(.playing(plays))
    perform(control.setPaused(!plays))
  }

  mutating func undo(at time: EventTime) {
    perform(overlay.endRun(at: time), at: time)
    guard control.canUndo, control.canJump else { return }
    let orders = control.undo(at: time)
    effects.append(.undone(control.position))
    arrive(by: orders)
  }

  mutating func redo(at time: EventTime) {
    perform(overlay.endRun(at: time), at: time)
    guard control.canRedo, control.canJump else { return }
    let orders = control.redo(at: time)
    effects.append(.redone(control.position))
    arrive(by: orders)
  }

  /// Playback is where somebody wanted it, and hears so.
  mutating func arrive(by orders: [PlayerEffect]) {
    effects.append(.announce(.arrived(at: control.position)))
    perform(orders)
  }

  private mutating func skipChapter(_ direction: SkipDirection, at time: EventTime) {
    let place =
      direction == .forward
      ? chapters.next(after: control.position) : chapters.previous(before: control.position)
    if let place { jump(to: place, at: time) }
  }

  private mutating func jump(to place: MediaSeconds, at time: EventTime) {
    guard control.canJump, let range = control.range, place.isFinite else { return }
    perform(overlay.endRun(at: time), at: time)
    effects.append(.announce(.arrived(at: range.clamp(place))))
    perform(control.jump(to: place, at: time))
  }

  private mutating func tell(_ event: PlayerEvent, at time: EventTime) {
    // A run's tally means nothing once somebody else has moved playback.
    if case .jumped = event { perform(overlay.endRun(at: time), at: time) }
    let wasPaused = control.isPaused
    perform(answered: control.handle(event, at: time), at: time)
    if control.isPaused != wasPaused { effects.append(.playing(!control.isPaused)) }
    if case .mediaChanged = event { leaveMedia(at: time) }
  }

  /// What was under way meant the media before: the control has forgotten that, so that nothing here
  /// seeks in what is open now.
  private mutating func leaveMedia(at time: EventTime) {
    letGo(at: time)
    perform(scrub: scrub.cancel(), at: time)
  }

  /// Once a seek has failed with nothing wanted after it, its run tells of what hasn't happened: it
  /// is over, and nobody announces it.
  private mutating func perform(answered orders: [PlayerEffect], at time: EventTime) {
    perform(orders)
    guard orders.contains(.seekFailed), !control.isSeeking else { return }
    for case .runEnded(let run) in overlay.endRun(at: time) where run.count > 0 {
      effects.append(.runEnded(run))
    }
  }

  mutating func perform(_ orders: [PlayerEffect]) {
    for order in orders { effects.append(.player(order)) }
  }
}
