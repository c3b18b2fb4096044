/// A tap or a press that a surface has recognised: where, and by what.
public struct SurfaceTap: Sendable, Hashable {
  /// The zone that it fell on.
  public let zone: SkipZone
  /// Where the pointer went down, in points.
  public let point: SurfacePoint
  /// What the pointer is.
  public let kind: PointerKind

  /// Makes a tap.
  public init(zone: SkipZone, point: SurfacePoint, kind: PointerKind) {
    self.zone = zone
    self.point = point
    self.kind = kind
  }
}

/// What a surface has recognised.
public enum SurfaceRecognition: Sendable, Hashable {
  /// An ordinary tap.
  case tap(SurfaceTap)
  /// The tap reported last was the first of a pair: what it did is to be taken back.
  case tapUndone
  /// A double tap, or with a `count` above 1 a tap that carries its run on.
  case doubleTap(SurfaceTap, count: Int)
  /// The run of taps can't be carried on any more, since something else began.
  case runEnded
  /// A press has lasted long enough to be a hold.
  case holdBegan(SurfaceTap)
  /// The pointer of the hold has moved, so far from where it went down; where the settings ask.
  case holdMoved(SurfaceOffset)
  /// The hold is over: released, or lost.
  case holdEnded
  /// A drag has begun, goes on, or is over; where the settings ask.
  case drag(SurfaceDrag)
}

/// The one recogniser of a surface: it alone decides between tap, double tap, run, hold and drag.
///
/// Everything fires when a finger goes up, but for the hold. A move beyond the slop, a second
/// finger, a cancel or a reset makes a press nothing at all.
///
/// *Time*: every input carries its time, and first does what was due until then; `tick(at:)` does
/// just that. `nextDeadline` says when the owner has to call it. Time that goes back counts as the
/// latest time seen.
///
/// *Lifetime*: one a surface, as long as the surface; `reset(at:)` whenever pointers are lost.
///
/// *Concurrency*: a value without references, used from where its owner is.
public struct SurfaceGesture: Sendable {
  /// How the pointers are read; a change counts from the next event on.
  public var settings: SurfaceSettings
  /// The size of the surface in points.
  public var size: SurfaceSize
  var state = State.idle
  var run: Run?
  private var pointers: [PointerID] = []
  private var now = EventTime(milliseconds: 0)
  /// What the last input came to; the storage is used again for the next ones.
  private var recognitions: [SurfaceRecognition] = []

  /// Makes a recogniser for a surface of `size` points.
  public init(settings: SurfaceSettings = SurfaceSettings(), size: SurfaceSize) {
    self.settings = settings
    self.size = size
  }

  /// When `tick(at:)` has to be called next, or nothing where no time-out is pending.
  public var nextDeadline: EventTime? {
    switch state {
    case .pressed(let press):
      settings.timing.holdDelay.map { press.time.advanced(by: $0) }
    case .waiting(let tap) where tap.standing == .unreported:
      tap.upTime.advanced(by: settings.timing.doubleTapWindow)
    case .idle, .waiting, .holding, .dragging, .dismissed:
      nil
    }
  }

  /// Whether a hold is under way.
  public var isHolding: Bool {
    if case .holding = state { true } else { false }
  }

  /// Does what was due until `time`.
  public mutating func tick(at time: EventTime) -> [SurfaceRecognition] {
    begin(at: time)
    return recognitions
  }

  /// A pointer goes down; a second `down` with an identity that is down already replaces it.
  public mutating func down(
    _ id: PointerID, kind: PointerKind, at point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    begin(at: time)
    lose(id)
    pointers.append(id)
    let zone = settings.zones.zone(of: point, in: size, timeline: settings.timeline)
    if pointers.count == 1, let zone {
      press(SurfaceTap(zone: zone, point: point, kind: kind), id: id)
    } else {
      abandon(leaving: .dismissed)
    }
    return recognitions
  }

  /// A pointer that is down has moved.
  public mutating func move(
    _ id: PointerID, to point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    begin(at: time)
    follow(id, to: point)
    return recognitions
  }

  /// A pointer goes up; one that isn't down is ignored.
  public mutating func up(
    _ id: PointerID, at point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    begin(at: time)
    follow(id, to: point)
    guard let index = pointers.firstIndex(of: id) else { return recognitions }
    pointers.remove(at: index)
    switch state {
    case .pressed(let press) where press.id == id: complete(press)
    case .holding: abandon(leaving: .idle)
    case .dragging:
      state = .idle
      recognitions.append(.drag(.ended))
    case .dismissed where pointers.isEmpty: state = .idle
    case .pressed, .dismissed, .idle, .waiting: break
    }
    return recognitions
  }

  /// A pointer is lost to somebody else, a scrolling page for example; one not down is ignored.
  public mutating func cancel(_ id: PointerID, time: EventTime) -> [SurfaceRecognition] {
    begin(at: time)
    lose(id)
    return recognitions
  }

  /// All pointers are lost: the window has lost the focus, or the surface is hidden or locked.
  public mutating func reset(at time: EventTime) -> [SurfaceRecognition] {
    begin(at: time)
    pointers = []
    abandon(leaving: .idle)
    return recognitions
  }
}

extension SurfaceGesture {
  /// Begins an input, with what was due until its time.
  private mutating func begin(at time: EventTime) {
    recognitions.clear()
    now = max(now, time)
    guard now.hasReached(nextDeadline) else { return }
    switch state {
    case .pressed(let press):
      report(press.first)
      endRun()
      state = .holding(press)
      recognitions.append(.holdBegan(press.tap))
    case .waiting(let tap):
      state = .idle
      report(tap)
    case .idle, .holding, .dragging, .dismissed:
      break
    }
  }

  private mutating func follow(_ id: PointerID, to point: SurfacePoint) {
    switch state {
    case .pressed(let press) where press.id == id:
      if !point.isWithin(settings.timing.slop, of: press.tap.point) { slip(press, to: point) }
    case .holding(let press) where press.id == id && settings.tracksHold:
      recognitions.append(.holdMoved(point.offset(from: press.tap.point)))
    case .dragging(let press) where press.id == id:
      recognitions.append(.drag(.moved(point.offset(from: press.tap.point))))
    case .idle, .pressed, .holding, .dragging, .waiting, .dismissed:
      break
    }
  }

  private mutating func lose(_ id: PointerID) {
    guard let index = pointers.firstIndex(of: id) else { return }
    pointers.remove(at: index)
    abandon(leaving: pointers.isEmpty ? .idle : .dismissed)
  }

  /// A press in the zone of the running run carries it on; after a lone tap it may make a pair.
  private mutating func press(_ tap: SurfaceTap, id: PointerID) {
    if let run, run.zone == tap.zone, run.upTime.duration(to: now) < settings.timing.runWindow {
      let isBounce = run.upTime.duration(to: now) < settings.timing.shortestGap
      let press = Press(id: id, tap: tap, time: now, first: nil, continuesRun: true)
      state = isBounce ? .dismissed : .pressed(press)
      return
    }
    // A late tap in the run's own zone doesn't carry it on, and takes nothing from it either.
    if run?.zone != tap.zone { endRun() }
    var first: FirstTap?
    if case .waiting(let waiting) = state {
      if isPair(waiting, tap) { first = waiting } else { report(waiting) }
    }
    state = .pressed(Press(id: id, tap: tap, time: now, first: first, continuesRun: false))
  }

  private func isPair(_ first: FirstTap, _ second: SurfaceTap) -> Bool {
    let gap = first.upTime.duration(to: now)
    let timing = settings.timing
    return gap >= timing.shortestGap && gap < timing.doubleTapWindow
      && first.tap.zone == second.zone && first.tap.kind == second.kind
      && first.tap.point.isWithin(timing.doubleTapDistance, of: second.point)
  }

  /// A press that ends as a tap: the second of a pair, one more of a run, or a first one.
  private mutating func complete(_ press: Press) {
    if press.continuesRun, let run {
      state = .idle
      self.run = Run(zone: run.zone, upTime: now, count: run.count + 1)
      recognitions.append(.doubleTap(press.tap, count: run.count + 1))
    } else if let first = press.first {
      state = .idle
      if settings.runPolicy == .singleTaps, press.tap.zone != .centre {
        run = Run(zone: press.tap.zone, upTime: now, count: 1)
      }
      if first.standing == .reported { recognitions.append(.tapUndone) }
      recognitions.append(.doubleTap(press.tap, count: 1))
    } else {
      let policy = settings.singleTapPolicy
      state = .waiting(FirstTap(tap: press.tap, upTime: now, standing: Standing(under: policy)))
      if policy == .atOnce { recognitions.append(.tap(press.tap)) }
    }
  }

  /// A press that moves beyond the slop is no tap: it is a drag, or nothing.
  private mutating func slip(_ press: Press, to point: SurfacePoint) {
    guard settings.tracksDrag else { return abandon(leaving: .dismissed) }
    abandon(leaving: .dragging(press))
    recognitions.append(.drag(.began(press.tap)))
    recognitions.append(.drag(.moved(point.offset(from: press.tap.point))))
  }

  /// Lets go of whatever was under way.
  private mutating func abandon(leaving next: State) {
    switch state {
    case .pressed(let press): report(press.first)
    case .waiting(let tap): report(tap)
    case .holding: recognitions.append(.holdEnded)
    case .dragging: recognitions.append(.drag(.cancelled))
    case .idle, .dismissed: break
    }
    endRun()
    state = next
  }

  private mutating func endRun() {
    if run != nil { recognitions.append(.runEnded) }
    run = nil
  }

  private mutating func report(_ first: FirstTap?) {
    guard let first, first.standing == .unreported else { return }
    recognitions.append(.tap(first.tap))
  }
}
