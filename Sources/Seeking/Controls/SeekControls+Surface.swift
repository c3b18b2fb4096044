// Pointers on the surface, and what the overlay makes of them
extension SeekControls {
  mutating func skip(_ direction: SkipDirection, at time: EventTime) {
    perform(overlay.request(direction, playhead: control.playhead, at: time), at: time)
  }

  /// Every pointer on the surface is lost: what was under way there is let go of.
  mutating func resetSurface(at time: EventTime) {
    recognised(overlay.gesture.reset(at: time), at: time)
  }

  mutating func pointer(
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

  mutating func recognised(
    _ recognitions: [SurfaceRecognition], at time: EventTime
  ) {
    // What was due has happened: without a recognition there is nothing to do.
    guard !recognitions.isEmpty else { return }
    perform(overlay.handle(recognitions, playhead: control.playhead, at: time), at: time)
  }

  mutating func perform(_ effects: [DoubleTapSeekEffect], at time: EventTime) {
    for effect in effects { perform(effect, at: time) }
  }

  mutating func perform(_ effect: DoubleTapSeekEffect, at time: EventTime) {
    switch effect {
    case .skip(let skip):
      effects.append(.skip(skip))
      perform(control.skip(by: skip.moved, beginsRun: skip.beginsRun, at: time))
    case .edge(let edge): effects.append(.edge(edge))
    case .runEnded(let run):
      // A run that found nothing but an end has moved nothing that could end.
      if run.count > 0 { effects.append(.runEnded(run)) }
      effects.append(.announce(Announcement(of: run)))
    case .tap(let tap):
      // A tap has one consumer: a hold that goes on by itself is ended by it.
      if staged.isLocked { perform(hold: staged.tap()) } else { effects.append(.tap(tap)) }
    case .tapUndone: effects.append(.tapUndone)
    case .centreDoubleTap(let tap): effects.append(.centreDoubleTap(tap))
    case .holdBegan(let tap): beginHold(in: tap.zone, at: time)
    case .holdMoved(let offset): perform(hold: staged.move(to: offset))
    case .drag(let drag): effects.append(.drag(drag))
    case .holdEnded: endHold(at: time)
    }
  }
}

// Holds
extension SeekControls {
  private mutating func beginHold(in zone: SkipZone, at time: EventTime) {
    guard settings.rewinds, zone == .backward, !control.isHolding else {
      return beginHold(at: time)
    }
    guard control.canJump else { return }
    stepper.minimumDuration = .zero
    perform(control.setStepping(true))
    beginStepping(.backward, at: time)
  }

  /// Plays at the rate of a hold, also from a pause.
  mutating func beginHold(at time: EventTime) {
    guard settings.holdStages != nil else { return }
    stopStepping(at: time)
    perform(hold: staged.begin())
  }

  /// Latches a hold where holds mean something, or ends the latched one.
  mutating func toggleLatch(at time: EventTime) {
    guard settings.holdStages != nil || staged.rate != nil else { return }
    stopStepping(at: time)
    perform(hold: staged.toggleLatch())
  }

  /// The hold's pointer or key is let go of, whichever hold it is.
  mutating func endHold(at time: EventTime) {
    stopStepping(at: time)
    perform(hold: staged.release())
  }

  mutating func perform(hold events: [StagedHoldEvent]) {
    for event in events { perform(event) }
    adoptSingleTaps()
  }

  /// During a locked hold a single tap means its end, whatever else: it waits for a second one, so
  /// that a skip doesn't end the hold.
  mutating func adoptSingleTaps() {
    overlay.gesture.settings.singleTapPolicy =
      staged.isLocked ? .wait : settings.surface.singleTapPolicy
  }

  private mutating func perform(_ event: StagedHoldEvent) {
    switch event {
    case .began(let rate):
      let orders = control.beginHold(rate)
      guard control.isHolding else {
        _ = staged.end()
        return
      }
      effects.append(.holdBegan(.rate(control.rate)))
      perform(orders)
    case .changed(let rate):
      let orders = control.changeHold(rate)
      effects.append(.holdChanged(rate: control.rate))
      perform(orders)
    case .locked:
      if control.isHolding { effects.append(.holdLocked) }
    case .ended:
      let orders = control.endHold()
      effects.append(.holdEnded(rate: control.rate))
      perform(orders)
    }
  }
}
