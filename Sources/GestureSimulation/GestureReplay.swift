public import Seeking

/// Runs a gesture script over the controls and a simulated player, and writes down what happens.
///
/// What is due at a time happens before the events of that time, the player's own doings first.
///
/// *Lifetime*: one a script; a copy can go another way from the same past.
///
/// *Concurrency*: a value without references.
public struct GestureReplay: Sendable {
  private var controls: SeekControls
  private var player: SimulatedPlayer
  private var trace: TraceRecorder
  /// The places that scrubs keep to, in seconds of media.
  private var marks: [MediaSeconds]
  /// The time that has been reached: what falls due in the past, by another setting, is due now.
  private var now = EventTime(milliseconds: 0)

  /// Runs a script.
  ///
  /// - Parameter script: what happens when.
  /// - Returns: what came of it, in the order in which things happen; the last entry sums it up.
  ///
  /// *Complexity*: O(n) for n events and deadlines.
  public static func entries(of script: GestureScript) -> [TraceEntry] {
    var replay = GestureReplay(script.setup)
    for step in script.steps where step.time <= script.end { replay.run(step) }
    return replay.finish(at: script.end)
  }

  /// Makes a replay that stands at its start.
  public init(_ setup: ScriptSetup) {
    controls = SeekControls(settings: setup.controls, size: setup.surface)
    controls.duration = setup.player.duration
    controls.chapters = Chapters(setup.player.chapters)
    player = SimulatedPlayer(setup.player)
    trace = TraceRecorder(showsAnnouncements: setup.showsAnnouncements)
    marks = setup.player.marks
    begin()
    keepScrubsToMarks()
  }

  /// Runs one event, after everything that is due until its time.
  public mutating func run(_ step: GestureScript.Step) {
    advance(to: step.time)
    take(step.event, at: step.time)
    settle(at: step.time)
  }

  /// The trace so far, without its last entry.
  public var entries: [TraceEntry] { trace.entries }

  /// Runs everything that is due until a time, and gives the whole trace.
  public mutating func finish(at end: EventTime) -> [TraceEntry] {
    advance(to: end)
    return trace.finished(
      at: end, position: player.position(at: end), player: player,
      tally: controls.overlay.run.tally)
  }

  /// Tells the controls what the player is like; nothing of it belongs into the trace.
  private mutating func begin() {
    let start = EventTime(milliseconds: 0)
    for event in [
      PlayerEvent.seekableRangeChanged(player.range),
      .positionChanged(player.position(at: start)), .rateChanged(player.rate),
      .pausedChanged(player.isPaused),
    ] {
      _ = controls.handle(.player(event), at: start)
    }
  }

  /// Does everything that is due until a time, each at its own.
  private mutating func advance(to time: EventTime) {
    while true {
      let (happening, deadline) = (player.nextHappening, controls.nextDeadline)
      guard let next = [happening, deadline].compactMap({ $0 }).min(), next <= time else { break }
      now = max(now, next)
      if happening == next {
        settle(at: now)
      } else {
        report(at: now)
        perform(controls.tick(at: now), at: now)
      }
    }
    now = max(now, time)
  }

  /// Lets the player do what is due by now.
  private mutating func settle(at time: EventTime) {
    while let happening = player.happen(at: time) {
      switch happening {
      case .told(let event): tell(event, at: time)
      case .frameShown: perform(controls.handle(.frameShown, at: time), at: time)
      }
    }
  }

  private mutating func report(at time: EventTime) {
    _ = controls.handle(.player(.positionChanged(player.position(at: time))), at: time)
  }

  private mutating func tell(_ event: PlayerEvent, at time: EventTime) {
    if case .seekFinished(_, let position) = event { trace.recordSeekDone(position, at: time) }
    perform(controls.handle(.player(event), at: time), at: time)
  }

  private mutating func take(_ event: ScriptEvent, at time: EventTime) {
    report(at: time)
    switch event {
    case .input(let input): perform(controls.handle(input, at: time), at: time)
    case .set(var settings, let size):
      // The marks of scrubs are the media's.
      settings.scrub.snapping = controls.settings.scrub.snapping
      (controls.settings, controls.size) = (settings, size)
    case .marks(let places):
      marks = places
      keepScrubsToMarks()
    case .jump(let place): tell(player.jump(to: place, at: time), at: time)
    case .failSeek: if let failure = player.failSeek() { tell(failure, at: time) }
    case .range(let range):
      tell(player.move(to: range, at: time), at: time)
      keepScrubsToMarks()
    }
  }

  /// The marks are where the bar has them now: those of a live stream move along it.
  private mutating func keepScrubsToMarks() {
    let axis = marks.isEmpty ? nil : controls.axis
    controls.settings.scrub.snapping = axis.map { ScrubSnapping(places: marks, on: $0) }
  }

  private mutating func perform(_ effects: [ControlEffect], at time: EventTime) {
    for effect in effects {
      trace.record(effect, at: time)
      if case .player(let order) = effect { player.perform(order, at: time) }
    }
  }
}
