/// A skip that moves playback.
public struct Skip: Sendable, Hashable {
  /// Where it goes.
  public let direction: SkipDirection
  /// How far it was asked to go, in seconds of media with their sign.
  public let asked: MediaSeconds
  /// How far it goes: less at an end of the range; with its sign.
  public let moved: MediaSeconds
  /// How far its run has come with it, with its sign.
  public let tally: MediaSeconds
  /// Where it leads to, or nothing where nobody knows.
  public let target: MediaSeconds?
  /// Whether it is its run's first, so that its origin is where an undo goes back to.
  public let beginsRun: Bool
}

/// What the overlay's owner has to do.
public enum DoubleTapSeekEffect: Sendable, Hashable {
  /// Move playback.
  case skip(Skip)
  /// Playback stands at this end already: nothing moves.
  case edge(RangeEdge)
  /// The run is over; this is what it came to.
  case runEnded(SkipRun)
  /// An ordinary tap.
  case tap(SurfaceTap)
  /// What the tap reported last did is to be taken back.
  case tapUndone
  /// A double tap in the centre, which skips nothing.
  case centreDoubleTap(SurfaceTap)
  /// A hold on the surface has begun.
  case holdBegan(SurfaceTap)
  /// The pointer of the hold has moved, so far from where it went down.
  case holdMoved(SurfaceOffset)
  /// The hold is over.
  case holdEnded
  /// A drag across the surface has begun, goes on, or is over.
  case drag(SurfaceDrag)
}

/// The double-tap seek overlay without its pixels: gestures and requests in, skips and feedback out.
///
/// *Time*: every input carries its time; `nextDeadline` says when the owner has to call `tick(at:)`.
///
/// *Lifetime*: one an overlay. *Concurrency*: a value without references.
public struct DoubleTapSeek: Sendable {
  /// Reads the surface's pointers.
  public var gesture: SurfaceGesture
  /// How far skips go.
  public var steps = SkipSteps()
  /// The run that is shown.
  public private(set) var run = SkipRun()
  /// How long the tally of a run stays after its last skip.
  public var tallyTime: Duration {
    get { run.tallyTime }
    set { run.tallyTime = newValue }
  }
  /// How the run's feedback comes and goes.
  public var feedback = SkipFeedbackTimeline()
  /// The effects of the last input, whose storage the next ones go into.
  private var effects: [DoubleTapSeekEffect] = []

  /// Makes an overlay's state.
  public init(settings: SurfaceSettings = SurfaceSettings(), size: SurfaceSize) {
    gesture = SurfaceGesture(settings: settings, size: size)
  }

  /// When `tick(at:)` has to be called next, or nothing where no time-out is pending.
  @inline(__always) public var nextDeadline: EventTime? {
    // Inlined, since every input to its owner asks for it, and a call would copy the whole value.
    EventTime.earliest(gesture.nextDeadline, run.nextDeadline)
  }

  /// Does what was due until `time`.
  public mutating func tick(at time: EventTime) -> [DoubleTapSeekEffect] {
    handle(gesture.tick(at: time), playhead: nil, at: time)
  }

  /// Takes what the surface has recognised.
  ///
  /// - Parameters:
  ///   - recognitions: what `gesture` returned for an event.
  ///   - playhead: where playback stands and may go, or nothing where nobody knows.
  ///   - time: the event's time.
  /// - Returns: what the owner has to do, in this order.
  public mutating func handle(
    _ recognitions: [SurfaceRecognition], playhead: Playhead?, at time: EventTime
  ) -> [DoubleTapSeekEffect] {
    begin(at: time)
    for recognition in recognitions { take(recognition, playhead: playhead, at: time) }
    return effects
  }

  /// Skips by program: drawn at a quarter or three quarters of the width, half height.
  public mutating func request(
    _ direction: SkipDirection, playhead: Playhead?, at time: EventTime
  ) -> [DoubleTapSeekEffect] {
    begin(at: time)
    skip(direction, from: requestPoint(direction), playhead: playhead, at: time)
    return effects
  }

  /// Adds a step of a hold to the run, drawn like a request.
  ///
  /// - Parameters:
  ///   - direction: where it goes.
  ///   - length: how far, in seconds of media, without a sign.
  ///   - playhead: where playback stands and may go, or nothing where nobody knows.
  ///   - time: when it is due.
  /// - Returns: what the owner has to do, in this order.
  public mutating func step(
    _ direction: SkipDirection, by length: MediaSeconds, playhead: Playhead?, at time: EventTime
  ) -> [DoubleTapSeekEffect] {
    begin(at: time)
    let point = requestPoint(direction)
    skip(direction, by: length, from: point, playhead: playhead, at: time)
    return effects
  }

  /// Ends the run, since playback has been moved otherwise; single taps don't carry it on.
  public mutating func endRun(at time: EventTime) -> [DoubleTapSeekEffect] {
    effects.clear()
    finishRun(at: time)
    return effects
  }
}

extension DoubleTapSeek {
  /// Begins an input: a run that is due has ended by then.
  private mutating func begin(at time: EventTime) {
    effects.clear()
    tell(run.tick(at: time), at: time)
  }

  private mutating func take(
    _ recognition: SurfaceRecognition, playhead: Playhead?, at time: EventTime
  ) {
    switch recognition {
    case .tap(let tap): effects.append(.tap(tap))
    case .tapUndone: effects.append(.tapUndone)
    case .doubleTap(let tap, _):
      if let direction = tap.zone.direction {
        skip(direction, from: tap.point, playhead: playhead, at: time)
      } else {
        effects.append(.centreDoubleTap(tap))
      }
    case .runEnded: finishRun(at: time)
    case .holdBegan(let tap): effects.append(.holdBegan(tap))
    case .holdMoved(let offset): effects.append(.holdMoved(offset))
    case .drag(let drag): effects.append(.drag(drag))
    case .holdEnded: effects.append(.holdEnded)
    }
  }

  private func requestPoint(_ direction: SkipDirection) -> SurfacePoint {
    let quarters = direction.side(in: gesture.settings.timeline) == .left ? 0.25 : 0.75
    return SurfacePoint(x: gesture.size.width * quarters, y: gesture.size.height / 2)
  }

  private mutating func skip(
    _ direction: SkipDirection, from point: SurfacePoint, playhead: Playhead?, at time: EventTime
  ) {
    let step = steps.length(direction, after: run, rate: playhead?.rate ?? 1)
    skip(direction, by: step, from: point, playhead: playhead, at: time)
  }

  private mutating func skip(
    _ direction: SkipDirection, by step: MediaSeconds, from point: SurfacePoint,
    playhead: Playhead?, at time: EventTime
  ) {
    let before = run
    let effect: DoubleTapSeekEffect
    switch run.skip(direction, by: step, from: playhead, at: time) {
    case .moved(let moved):
      let skip = Skip(
        direction: direction, asked: step * direction.sign, moved: moved, tally: run.tally,
        target: run.target, beginsRun: run.count == 1)
      effect = .skip(skip)
    case .edge(let edge):
      effect = .edge(edge)
    case .refused:
      return
    }
    // Single taps carry on no run that something else has turned.
    if gesture.run?.zone.direction == direction.opposite { gesture.run = nil }
    feedback.show(run, from: point, at: time)
    // A reversal ends the run that went the other way.
    if before.direction == direction.opposite { effects.append(.runEnded(before)) }
    effects.append(effect)
  }

  private mutating func finishRun(at time: EventTime) {
    gesture.run = nil
    tell(run.end(), at: time)
  }

  private mutating func tell(_ ended: SkipRun?, at time: EventTime) {
    guard let ended else { return }
    feedback.hide(at: time)
    effects.append(.runEnded(ended))
  }
}
