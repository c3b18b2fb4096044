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
    now = max(now, time)
    guard let due = nextDeadline, due <= now else { return [] }
    switch state {
    case .pressed(let press):
      let reports = report(press.first) + endRun()
      state = .holding(press)
      return reports + [.holdBegan(press.tap)]
    case .waiting(let tap):
      state = .idle
      return report(tap)
    case .idle, .holding, .dragging, .dismissed:
      return []
    }
  }

  /// A pointer goes down; a second `down` with an identity that is down already replaces it.
  public mutating func down(
    _ id: PointerID, kind: PointerKind, at point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    var reports = tick(at: time)
    if pointers.contains(id) { reports += cancel(id, time: time) }
    pointers.append(id)
    guard pointers.count == 1 else { return reports + abandon(leaving: .dismissed) }
    guard let zone = settings.zones.zone(of: point, in: size, timeline: settings.timeline) else {
      return reports + abandon(leaving: .dismissed)
    }
    let tap = SurfaceTap(zone: zone, point: point, kind: kind)
    return reports + press(tap, id: id)
  }

  /// A pointer that is down has moved.
  public mutating func move(
    _ id: PointerID, to point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    let reports = tick(at: time)
    switch state {
    case .pressed(let press) where press.id == id:
      let isTap = point.isWithin(settings.timing.slop, of: press.tap.point)
      return isTap ? reports : reports + slip(press, to: point)
    case .holding(let press) where press.id == id && settings.tracksHold:
      return reports + [.holdMoved(point.offset(from: press.tap.point))]
    case .dragging(let press) where press.id == id:
      return reports + [.drag(.moved(point.offset(from: press.tap.point)))]
    case .idle, .pressed, .holding, .dragging, .waiting, .dismissed:
      return reports
    }
  }

  /// A pointer goes up; one that isn't down is ignored.
  public mutating func up(
    _ id: PointerID, at point: SurfacePoint, time: EventTime
  ) -> [SurfaceRecognition] {
    var reports = move(id, to: point, time: time)
    guard let index = pointers.firstIndex(of: id) else { return reports }
    pointers.remove(at: index)
    switch state {
    case .pressed(let press) where press.id == id: reports += complete(press)
    case .holding: reports += abandon(leaving: .idle)
    case .dragging:
      state = .idle
      reports.append(.drag(.ended))
    case .dismissed where pointers.isEmpty: state = .idle
    case .pressed, .dismissed, .idle, .waiting: break
    }
    return reports
  }

  /// A pointer is lost to somebody else, a scrolling page for example; one not down is ignored.
  public mutating func cancel(_ id: PointerID, time: EventTime) -> [SurfaceRecognition] {
    let reports = tick(at: time)
    guard let index = pointers.firstIndex(of: id) else { return reports }
    pointers.remove(at: index)
    return reports + abandon(leaving: pointers.isEmpty ? .idle : .dismissed)
  }

  /// All pointers are lost: the window has lost the focus, or the surface is hidden or locked.
  public mutating func reset(at time: EventTime) -> [SurfaceRecognition] {
    let reports = tick(at: time)
    pointers = []
    return reports + abandon(leaving: .idle)
  }
}

extension SurfaceGesture {
  /// A press in the zone of the running run carries it on; after a lone tap it may make a pair.
  private mutating func press(_ tap: SurfaceTap, id: PointerID) -> [SurfaceRecognition] {
    if let run, run.zone == tap.zone, run.upTime.duration(to: now) < settings.timing.runWindow {
      let isBounce = run.upTime.duration(to: now) < settings.timing.shortestGap
      let press = Press(id: id, tap: tap, time: now, first: nil, continuesRun: true)
      state = isBounce ? .dismissed : .pressed(press)
      return []
    }
    // A late tap in the run's own zone doesn't carry it on, and takes nothing from it either.
    var reports = run?.zone == tap.zone ? [] : endRun()
    var first: FirstTap?
    if case .waiting(let waiting) = state {
      if isPair(waiting, tap) { first = waiting } else { reports += report(waiting) }
    }
    state = .pressed(Press(id: id, tap: tap, time: now, first: first, continuesRun: false))
    return reports
  }

  private func isPair(_ first: FirstTap, _ second: SurfaceTap) -> Bool {
    let gap = first.upTime.duration(to: now)
    let timing = settings.timing
    return gap >= timing.shortestGap && gap < timing.doubleTapWindow
      && first.tap.zone == second.zone && first.tap.kind == second.kind
      && first.tap.point.isWithin(timing.doubleTapDistance, of: second.point)
  }

  /// A press that ends as a tap: the second of a pair, one more of a run, or a first one.
  private mutating func complete(_ press: Press) -> [SurfaceRecognition] {
    if press.continuesRun, let run {
      state = .idle
      self.run = Run(zone: run.zone, upTime: now, count: run.count + 1)
      return [.doubleTap(press.tap, count: run.count + 1)]
    }
    if let first = press.first {
      state = .idle
      if settings.runPolicy == .singleTaps, press.tap.zone != .centre {
        run = Run(zone: press.tap.zone, upTime: now, count: 1)
      }
      let undone: [SurfaceRecognition] = first.standing == .reported ? [.tapUndone] : []
      return undone + [.doubleTap(press.tap, count: 1)]
    }
    let policy = settings.singleTapPolicy
    state = .waiting(FirstTap(tap: press.tap, upTime: now, standing: Standing(under: policy)))
    return policy == .atOnce ? [.tap(press.tap)] : []
  }

  /// A press that moves beyond the slop is no tap: it is a drag, or nothing.
  private mutating func slip(_ press: Press, to point: SurfacePoint) -> [SurfaceRecognition] {
    guard settings.tracksDrag else { return abandon(leaving: .dismissed) }
    let over = abandon(leaving: .dragging(press))
    return over + [.drag(.began(press.tap)), .drag(.moved(point.offset(from: press.tap.point)))]
  }

  /// Lets go of whatever was under way.
  private mutating func abandon(leaving next: State) -> [SurfaceRecognition] {
    defer { state = next }
    let runEnd = endRun()
    return switch state {
    case .pressed(let press): report(press.first) + runEnd
    case .waiting(let tap): report(tap) + runEnd
    case .holding: [.holdEnded]
    case .dragging: [.drag(.cancelled)]
    case .idle, .dismissed: runEnd
    }
  }

  private mutating func endRun() -> [SurfaceRecognition] {
    defer { run = nil }
    return run == nil ? [] : [.runEnded]
  }

  private func report(_ first: FirstTap?) -> [SurfaceRecognition] {
    guard let first, first.standing == .unreported else { return [] }
    return [.tap(first.tap)]
  }
}
