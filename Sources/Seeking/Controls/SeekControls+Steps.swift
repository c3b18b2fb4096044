// Steps for as long as something is down: held keys, a rewinding hold, the button
extension SeekControls {
  /// Gets ready to step, unless playback is held at a rate or scrubbed, since two can't move it, or
  /// nothing can be sought.
  mutating func beginStepping(_ direction: SkipDirection, at time: EventTime) {
    perform(steps: stepper.cancel(), at: time)
    guard !control.isHolding, control.canJump else { return }
    stepDirection = direction
    perform(steps: stepper.press(at: time), at: time)
  }

  mutating func stopStepping(at time: EventTime) {
    steppingKey = nil
    perform(steps: stepper.cancel(), at: time)
    perform(control.setStepping(false))
  }

  mutating func perform(steps events: [HoldRepeatEvent], at time: EventTime) {
    for event in events {
      switch event {
      case .tapped: break
      case .began:
        hasFoundEdge = false
        effects.append(.holdBegan(.steps(stepDirection)))
      case .step(let number, let factor):
        step(stepDirection, reporting: .holdStep(number), factor: factor, at: time)
      case .ended:
        effects.append(.holdEnded(rate: control.userRate))
        perform(control.settle(at: time))
      }
    }
  }

  /// Both buttons are one hold, since two can't move playback.
  mutating func press(_ direction: SkipDirection, at time: EventTime) {
    if direction != buttonDirection { perform(button: button.cancel(), at: time) }
    buttonDirection = direction
    perform(button: button.press(at: time), at: time)
  }

  mutating func perform(button events: [HoldRepeatEvent], at time: EventTime) {
    for event in events {
      switch event {
      case .tapped:
        effects.append(.action(1))
        if settings.buttonSkips { skip(buttonDirection, at: time) }
      case .began:
        hasFoundEdge = false
        effects.append(.repeating(true))
      case .step(let number, let factor):
        act(number, factor: factor, at: time)
      case .ended:
        effects.append(.repeating(false))
        if settings.buttonSkips { perform(control.settle(at: time)) }
      }
    }
  }

  /// The button's action is due, whether a step of it moves playback or not.
  private mutating func act(_ number: Int, factor: Int, at time: EventTime) {
    let (before, action) = (effects.count, ControlEffect.action(number))
    let isReported =
      settings.buttonSkips && step(buttonDirection, reporting: action, factor: factor, at: time)
    if !isReported { effects.insert(action, at: before) }
  }

  /// One step of a hold: it adds to the run, whose first skip or step an undo goes back to.
  ///
  /// - Returns: whether it has moved playback, and reported so.
  @discardableResult private mutating func step(
    _ direction: SkipDirection, reporting report: ControlEffect, factor: Int, at time: EventTime
  ) -> Bool {
    var isReported = false
    let single = settings.steps.length(direction, after: SkipRun(), rate: control.userRate)
    let length = HeldStep.length(of: single, factor: factor, in: control.range)
    for effect in overlay.step(direction, by: length, playhead: control.playhead, at: time) {
      switch effect {
      case .skip(let skip):
        hasFoundEdge = false
        effects.append(report)
        isReported = true
        let orders = control.skip(
          by: skip.moved, beginsRun: skip.beginsRun, precision: .keyframe, at: time)
        perform(orders)
      case .edge(let edge):
        if !hasFoundEdge { effects.append(.edge(edge)) }
        hasFoundEdge = true
      default: perform(effect, at: time)
      }
    }
    return isReported
  }
}
