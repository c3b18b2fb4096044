// Pointers on the surface, and what the overlay makes of them
extension SeekControls {
  mutating func surface(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    switch input {
    case .skipRequested(let direction):
      return perform(
        overlay.request(direction, playhead: control.playhead, at: time), at: time)
    case .locked(let locked):
      isLocked = locked
      return locked ? resetSurface(at: time) : []
    default:
      return isLocked ? [] : recognised(pointer(input, at: time), at: time)
    }
  }

  /// Every pointer on the surface is lost: what was under way there is let go of.
  mutating func resetSurface(at time: EventTime) -> [ControlEffect] {
    recognised(overlay.gesture.reset(at: time), at: time)
  }

  private mutating func pointer(
    _ input: ControlInput, at time: EventTime
  ) -> [SurfaceRecognition] {
    switch input {
    case .pointerDown(let id, let kind, let point):
      overlay.gesture.down(id, kind: kind, at: point, time: time)
    case .pointerMoved(let id, let point): overlay.gesture.move(id, to: point, time: time)
    case .pointerUp(let id, let point): overlay.gesture.up(id, at: point, time: time)
    case .pointerCancelled(let id): overlay.gesture.cancel(id, time: time)
    default: []
    }
  }

  private mutating func recognised(
    _ recognitions: [SurfaceRecognition], at time: EventTime
  ) -> [ControlEffect] {
    perform(overlay.handle(recognitions, playhead: control.playhead, at: time), at: time)
  }

  mutating func perform(
    _ effects: [DoubleTapSeekEffect], at time: EventTime
  ) -> [ControlEffect] {
    var all: [ControlEffect] = []
    for effect in effects { all += perform(effect, at: time) }
    return all
  }

  private mutating func perform(
    _ effect: DoubleTapSeekEffect, at time: EventTime
  ) -> [ControlEffect] {
    switch effect {
    case .skip(let skip):
      let orders = control.skip(by: skip.moved, beginsRun: skip.beginsRun, at: time)
      return [.skip(skip)] + perform(orders)
    case .edge(let edge): return [.edge(edge)]
    case .runEnded(let run):
      // A run that found nothing but an end has moved nothing that could end.
      return (run.count > 0 ? [.runEnded(run)] : []) + [.announce(Announcement(of: run))]
    case .tap(let tap):
      // A tap has one consumer: a hold that goes on by itself is ended by it.
      let ended = perform(hold: staged.tap())
      return ended.isEmpty ? [.tap(tap)] : ended
    case .tapUndone: return [.tapUndone]
    case .centreDoubleTap(let tap): return [.centreDoubleTap(tap)]
    case .holdBegan(let tap): return beginHold(in: tap.zone, at: time)
    case .holdMoved(let offset): return perform(hold: staged.move(to: offset))
    case .drag(let drag): return [.drag(drag)]
    case .holdEnded: return endHold(at: time)
    }
  }
}

// Holds
extension SeekControls {
  private mutating func beginHold(in zone: SkipZone, at time: EventTime) -> [ControlEffect] {
    guard settings.rewinds, zone == .backward, !control.isHolding else {
      return beginHold(at: time)
    }
    guard control.canJump else { return [] }
    stepper.minimumDuration = .zero
    return perform(control.setStepping(true)) + beginStepping(.backward, at: time)
  }

  /// Plays at the rate of a hold, also from a pause.
  mutating func beginHold(at time: EventTime) -> [ControlEffect] {
    guard settings.holdStages != nil else { return [] }
    return stopStepping(at: time) + perform(hold: staged.begin())
  }

  /// Latches a hold where holds mean something, or ends the latched one.
  mutating func toggleLatch(at time: EventTime) -> [ControlEffect] {
    guard settings.holdStages != nil || staged.rate != nil else { return [] }
    return stopStepping(at: time) + perform(hold: staged.toggleLatch())
  }

  /// The hold's pointer or key is let go of, whichever hold it is.
  mutating func endHold(at time: EventTime) -> [ControlEffect] {
    stopStepping(at: time) + perform(hold: staged.release())
  }

  mutating func perform(hold events: [StagedHoldEvent]) -> [ControlEffect] {
    var effects: [ControlEffect] = []
    for event in events { effects += perform(event) }
    adoptSingleTaps()
    return effects
  }

  /// During a locked hold a single tap means its end, whatever else: it waits for a second one, so
  /// that a skip doesn't end the hold.
  mutating func adoptSingleTaps() {
    overlay.gesture.settings.singleTapPolicy =
      staged.isLocked ? .wait : settings.surface.singleTapPolicy
  }

  private mutating func perform(_ event: StagedHoldEvent) -> [ControlEffect] {
    switch event {
    case .began(let rate):
      let orders = control.beginHold(rate)
      guard control.isHolding else {
        _ = staged.end()
        return []
      }
      return [.holdBegan(.rate(control.rate))] + perform(orders)
    case .changed(let rate):
      let orders = control.changeHold(rate)
      return [.holdChanged(rate: control.rate)] + perform(orders)
    case .locked:
      return control.isHolding ? [.holdLocked] : []
    case .ended:
      let orders = control.endHold()
      return [.holdEnded(rate: control.rate)] + perform(orders)
    }
  }
}
