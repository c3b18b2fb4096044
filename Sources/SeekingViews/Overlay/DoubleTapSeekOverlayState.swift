#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Owns the machines of an overlay: gives them what comes in, and calls what its owner has asked for.
///
/// *Lifetime*: one an overlay. *Concurrency*: on the main actor.
@MainActor @Observable final class DoubleTapSeekOverlayState {
  /// What is shown of the run.
  private(set) var feedback = SkipFeedbackTimeline()
  /// Whether what is shown moves.
  private(set) var isMoving = false
  /// When `tick(at:)` has to be called next, or nothing.
  private(set) var deadline: EventTime?
  /// The size of the surface in points.
  private(set) var size = SurfaceSize(width: 0, height: 0)
  /// Whether the overlay's own history has a place to go back to.
  private var hasPast = false
  /// Whether the overlay's own history has a place to go forth to again.
  private var hasFuture = false
  /// Whether a hold goes on by itself.
  private(set) var isLatched = false
  /// What the hold under way plays at, or nothing where there is none.
  private(set) var heldRate: HoldRate?
  /// How many skips have moved playback.
  private(set) var skips = 0
  /// How many skips have found playback at an end.
  private(set) var edges = 0

  @ObservationIgnored private var options = OverlayOptions(interval: 0, onSeek: { _ in })
  @ObservationIgnored private var announce: @MainActor (Seeking.Announcement) -> Void = { _ in }
  @ObservationIgnored private var seek = DoubleTapSeek(size: SurfaceSize(width: 0, height: 0))
  @ObservationIgnored private var pointers = SpatialPointers()
  @ObservationIgnored private var twoFingerTap = TwoFingerTap()
  @ObservationIgnored private var staged = StagedHold()
  /// Who hears of the hold under way, also when the owner doesn't ask for holds any more.
  @ObservationIgnored private var hold: HoldRateSettings?
  @ObservationIgnored private var history = SeekHistory()
  /// How often the session had moved playback when the overlay did so last, or heard of it.
  @ObservationIgnored private var knownMoves = 0
  /// The key that went down last, where that has meant something.
  @ObservationIgnored private var handledKey: SurfaceKey?

  /// Takes what the owner has asked for last.
  func adopt(
    _ options: OverlayOptions, reducesMotion: Bool,
    announce: @escaping @MainActor (Seeking.Announcement) -> Void
  ) {
    self.options = options
    self.announce = announce
    hold = options.hold ?? hold
    seek.steps = options.steps
    seek.feedback.reducesMotion = reducesMotion
    if let hold = options.hold {
      staged.adopt(hold)
    } else {
      staged.slides = false
      staged.locks = false
    }
    staged.timeline = options.surface.timeline
    adoptSurface()
  }

  /// Whether there is a place to go back to.
  var canUndo: Bool { options.session?.canUndo ?? hasPast }

  /// Whether there is a place to go forth to again.
  var canRedo: Bool { options.session?.canRedo ?? hasFuture }

  /// Takes the size that the surface has got.
  func resize(to size: CGSize) {
    self.size = SurfaceSize(width: size.width, height: size.height)
    seek.gesture.size = self.size
  }
}

// Inputs
extension DoubleTapSeekOverlayState {
  /// Does what was due until `time`.
  func tick(at time: EventTime) {
    perform(seek.tick(at: time), at: time)
  }

  /// Somebody has tapped twice, as the system sees it.
  func doubleTap(at point: CGPoint, time: EventTime) {
    let point = SurfacePoint(point)
    let surface = options.surface
    guard let zone = surface.zones.zone(of: point, in: size, timeline: surface.timeline) else {
      return
    }
    let tap = SurfaceTap(zone: zone, point: point, kind: .touch)
    handle([.doubleTap(tap, count: 1)], at: time)
  }

  /// The pointers on the surface have changed.
  func receive(_ events: SpatialEventCollection, isOver: Bool, on clock: any EventClock) {
    for (input, timestamp) in pointers.inputs(of: events, isOver: isOver) {
      receive(input, at: timestamp.map { clock.time(ofTimestamp: $0) } ?? clock.now)
    }
  }

  /// All pointers on the surface are lost.
  func losePointers(at time: EventTime) {
    for input in pointers.cancelAll() { receive(input, at: time) }
  }

  /// The overlay isn't shown any more.
  func disappear(at time: EventTime) {
    losePointers(at: time)
    endHold()
    perform(seek.endRun(at: time), at: time, isAnnounced: false)
  }

  /// Skips by program; the answer is whether anything came of it.
  @discardableResult func request(_ direction: SkipDirection, at time: EventTime) -> Bool {
    followSession(at: time)
    let effects = seek.request(direction, playhead: playhead, at: time)
    perform(effects, at: time)
    return !effects.isEmpty
  }

  /// A key goes down; the answer is whether it means something.
  func press(_ key: SurfaceKey, at time: EventTime) -> Bool {
    let isHandled = handle(key, at: time)
    handledKey = isHandled ? key : nil
    return isHandled
  }

  /// Whether the system's repeats of a key are part of a press that has meant something.
  func isHeld(_ key: SurfaceKey) -> Bool { key == handledKey }

  private func handle(_ key: SurfaceKey, at time: EventTime) -> Bool {
    guard options.keys == .all || !key.isLetter else { return false }
    switch KeyCommand(key, timeline: options.surface.timeline) {
    case .skip(let direction): return request(direction, at: time)
    case .undo: return undo(at: time)
    case .redo: return redo(at: time)
    case .leave: return perform(hold: staged.end())
    case .holdOrToggle, .togglePlaying, .volume, .frame, .jump: return false
    }
  }

  /// Goes back to where the newest run began; the answer is whether there was a place.
  @discardableResult func undo(at time: EventTime) -> Bool {
    if let session = options.session { return session.undo() && arrive(session.position, at: time) }
    return travel(at: time) { history, playhead in history.undo(from: playhead) }
  }

  /// Goes forth again to where the run that was taken back last had led.
  @discardableResult func redo(at time: EventTime) -> Bool {
    if let session = options.session { return session.redo() && arrive(session.position, at: time) }
    return travel(at: time) { history, playhead in history.redo(from: playhead) }
  }

  /// Begins a hold that goes on by itself, or ends it.
  func toggleLatch() {
    perform(hold: staged.toggleLatch())
  }

  /// Ends the hold, whether it is in the hand or goes on by itself.
  func endHold() {
    perform(hold: staged.end())
  }

  /// Ends the run where something else than the overlay has moved playback: nobody says so.
  func followSession(at time: EventTime) {
    guard let session = options.session, session.moves != knownMoves else { return }
    knownMoves = session.moves
    perform(seek.endRun(at: time), at: time, isAnnounced: false)
  }

  private func receive(_ input: ControlInput, at time: EventTime) {
    switch input {
    case .pointerDown(let id, let kind, let point):
      twoFingerTap.down(id, kind: kind, at: point, time: time)
      handle(seek.gesture.down(id, kind: kind, at: point, time: time), at: time)
    case .pointerMoved(let id, let point):
      twoFingerTap.move(id, to: point)
      handle(seek.gesture.move(id, to: point, time: time), at: time)
    case .pointerUp(let id, let point):
      let isTwoFingerTap = twoFingerTap.up(id, at: point, time: time)
      handle(seek.gesture.up(id, at: point, time: time), at: time)
      if isTwoFingerTap { _ = canRedo ? redo(at: time) : undo(at: time) }
    case .pointerCancelled(let id):
      twoFingerTap.cancel()
      handle(seek.gesture.cancel(id, time: time), at: time)
    default: break
    }
  }
}

// Effects
extension DoubleTapSeekOverlayState {
  /// Where playback stands as far as skips are concerned, and may go; nothing where nobody knows.
  private var playhead: Playhead? {
    options.playhead?().map { seek.run.playhead(from: $0) }
  }

  private func handle(_ recognitions: [SurfaceRecognition], at time: EventTime) {
    if !recognitions.isEmpty { followSession(at: time) }
    perform(
      seek.handle(recognitions, playhead: recognitions.isEmpty ? nil : playhead, at: time), at: time
    )
  }

  private func perform(
    _ effects: [DoubleTapSeekEffect], at time: EventTime, isAnnounced: Bool = true
  ) {
    publish(at: time, isChanged: !effects.isEmpty)
    for effect in effects { perform(effect, isAnnounced: isAnnounced && options.announcesRuns) }
  }

  private func perform(_ effect: DoubleTapSeekEffect, isAnnounced: Bool) {
    switch effect {
    case .skip(let skip): perform(skip)
    case .edge(let edge):
      edges += 1
      options.onEdge?(edge)
    case .runEnded(let run):
      if isAnnounced { announce(Announcement(of: run)) }
      if run.count > 0 { options.onRunEnded?(run.tally.value) }
    case .tap(let tap):
      // A tap has one consumer: a hold that goes on by itself is ended by it.
      if !perform(hold: staged.tap()) { options.onSingleTap?(tap) }
    case .tapUndone: options.onSingleTapUndone?()
    case .centreDoubleTap(let tap): options.onCentreDoubleTap?(tap)
    case .holdBegan: perform(hold: staged.begin())
    case .holdMoved(let offset): perform(hold: staged.move(to: offset))
    case .holdEnded: perform(hold: staged.release())
    case .drag: break
    }
  }

  private func perform(_ skip: Skip) {
    skips += 1
    if skip.beginsRun, options.session == nil, options.onUndo != nil, let origin = seek.run.origin {
      history.record(origin)
      publishHistory()
    }
    if let session = options.session {
      session.skip(skip)
      knownMoves = session.moves
    }
    options.onSeek(skip.moved.value)
    options.onSkip?(skip)
  }

  @discardableResult private func perform(hold events: [StagedHoldEvent]) -> Bool {
    let refused = options.session?.refusedHolds
    hold?.follow(events)
    if options.session?.refusedHolds != refused { hold?.follow(staged.end()) }
    if isLatched != staged.isLocked { isLatched = staged.isLocked }
    if heldRate != staged.rate { heldRate = staged.rate }
    adoptSurface()
    return !events.isEmpty
  }

  private func travel(
    at time: EventTime, _ step: (inout SeekHistory, Playhead) -> MediaSeconds?
  ) -> Bool {
    guard let onUndo = options.onUndo, let playhead, let place = step(&history, playhead) else {
      return false
    }
    perform(seek.endRun(at: time), at: time, isAnnounced: false)
    publishHistory()
    onUndo(place.value)
    if options.announcesRuns { announce(.arrived(at: place)) }
    return true
  }

  /// Playback is to be at a place of the history: the run under way is over, and nobody says so.
  private func arrive(_ place: Double, at time: EventTime) -> Bool {
    perform(seek.endRun(at: time), at: time, isAnnounced: false)
    if options.announcesRuns { announce(.arrived(at: MediaSeconds(place))) }
    return true
  }

  /// While a hold goes on by itself, a tap means its end: it waits, so that a skip doesn't end it.
  private func adoptSurface() {
    seek.gesture.settings = options.surface
    if staged.isLocked { seek.gesture.settings.singleTapPolicy = .wait }
  }

  private func publishHistory() {
    hasPast = history.canUndo
    hasFuture = history.canRedo
  }

  private func publish(at time: EventTime, isChanged: Bool) {
    if isChanged { feedback = seek.feedback }
    let isMoving = seek.feedback.isMoving(at: time)
    if isMoving != self.isMoving { self.isMoving = isMoving }
    let still = isMoving ? seek.feedback.movesUntil : nil
    let deadline = [seek.nextDeadline, still].compactMap { $0 }.min()
    if deadline != self.deadline { self.deadline = deadline }
  }
}
#endif
