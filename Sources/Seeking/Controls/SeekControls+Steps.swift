// Steps for as long as something is down: held keys, a rewinding hold, the button
extension SeekControls {
  /// Gets ready to step, unless playback is held at a rate or scrubbed, since two can't move it, or
  /// nothing can be sought.
  mutating func beginStepping(_ direction: SkipDirection, at time: EventTime) -> [ControlEffect] {
    let ended = perform(steps: stepper.cancel(), at: time)
    guard !control.isHolding, control.canJump else { return ended }
    stepDirection = direction
    return ended + perform(steps: stepper.press(at: time), at: time)
  }

  mutating func stopStepping(at time: EventTime) -> [ControlEffect] {
    steppingKey = nil
    let ended = perform(steps: stepper.cancel(), at: time)
    return ended + perform(control.setStepping(false))
  }

  mutating func perform(
    steps events: [HoldRepeatEvent], at time: EventTime
  ) -> [ControlEffect] {
    var effects: [ControlEffect] = []
    for event in events {
      switch event {
      case .tapped: break
      case .began:
        hasFoundEdge = false
        effects.append(.holdBegan(.steps(stepDirection)))
      case .step(let number, let factor):
        effects += step(stepDirection, reporting: .holdStep(number), factor: factor, at: time)
      case .ended:
        effects.append(.holdEnded(rate: control.userRate))
        effects += perform(control.settle(at: time))
      }
    }
    return effects
  }

  /// Both buttons are one hold, since two can't move playback.
  mutating func press(_ direction: SkipDirection, at time: EventTime) -> [ControlEffect] {
    let ended = direction == buttonDirection ? [] : perform(button: button.cancel(), at: time)
    buttonDirection = direction
    return ended + perform(button: button.press(at: time), at: time)
  }

  mutating func perform(
    button events: [HoldRepeatEvent], at time: EventTime
  ) -> [ControlEffect] {
    var effects: [ControlEffect] = []
    for event in events {
      switch event {
      case .tapped:
        effects.append(.action(1))
        if settings.buttonSkips { effects += surface(.skipRequested(buttonDirection), at: time) }
      case .began:
        hasFoundEdge = false
        effects.append(.repeating(true))
      case .step(let number, let factor):
        let action = ControlEffect.action(number)
        let steps =
          settings.buttonSkips
          ? step(buttonDirection, reporting: action, factor: factor, at: time) : []
        effects += steps.contains(action) ? steps : [action] + steps
      case .ended:
        effects.append(.repeating(false))
        if settings.buttonSkips { effects += perform(control.settle(at: time)) }
      }
    }
    return effects
  }

  /// One step of a hold: it adds to the run, whose first skip or step an undo goes back to.
  private mutating func step(
    _ direction: SkipDirection, reporting report: ControlEffect, factor: Int, at time: EventTime
  ) -> [ControlEffect] {
    let single = settings.steps.length(direction, after: SkipRun(), rate: control.userRate)
    let length = HeldStep.length(of: single, factor: factor, in: control.range)
    var effects: [ControlEffect] = []
    for effect in overlay.step(direction, by: length, playhead: control.playhead, at: time) {
      switch effect {
      case .skip(let skip):
        hasFoundEdge = false
        effects.append(report)
        let orders = control.skip(
          by: skip.moved, beginsRun: skip.beginsRun, precision: .keyframe, at: time)
        effects += perform(orders)
      case .edge(let edge):
        if !hasFoundEdge { effects.append(.edge(edge)) }
        hasFoundEdge = true
      default: effects += perform([effect], at: time)
      }
    }
    return effects
  }
}
