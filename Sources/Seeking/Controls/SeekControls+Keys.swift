// Keys on the surface
extension SeekControls {
  mutating func key(_ input: ControlInput, at time: EventTime) {
    switch input {
    case .keyDown(let key): down(key, at: time)
    case .keyRepeated(let key): repeated(key)
    case .keyUp(let key): up(key, at: time)
    default: break
    }
  }

  private func meaning(of key: SurfaceKey) -> KeyCommand? {
    guard settings.areLettersOn || !key.isLetter else { return nil }
    return KeyCommand(key, timeline: settings.surface.timeline)
  }

  private mutating func down(_ key: SurfaceKey, at time: EventTime) {
    switch meaning(of: key) {
    case nil: break
    case .holdOrToggle: perform(spaceBar.press(at: time), at: time)
    case .togglePlaying: setPlaying(control.isPaused)
    case .skip(let direction): skip(direction, with: key, at: time)
    case .volume(let up): effects.append(.volume(up: up))
    case .frame(let direction): effects.append(.frame(direction))
    case .jump(let edge): jump(to: edge, at: time)
    case .undo: undo(at: time)
    case .redo: redo(at: time)
    case .leave where scrub.current == nil: effects.append(.leave)
    case .leave: perform(scrub: scrub.cancel(), at: time)
    }
  }

  /// A key skips when it goes down, and by steps when it stays down.
  private mutating func skip(
    _ direction: SkipDirection, with key: SurfaceKey, at time: EventTime
  ) {
    guard steppingKey != key else { return }
    stopStepping(at: time)
    steppingKey = key
    stepper.minimumDuration = settings.surface.timing.holdDelay ?? .milliseconds(500)
    skip(direction, at: time)
    beginStepping(direction, at: time)
  }

  /// The system's repeats are swallowed where a machine makes its own.
  private mutating func repeated(_ key: SurfaceKey) {
    switch meaning(of: key) {
    case .volume(let up): effects.append(.volume(up: up))
    case .frame(let direction): effects.append(.frame(direction))
    default: break
    }
  }

  private mutating func up(_ key: SurfaceKey, at time: EventTime) {
    if key == steppingKey { return stopStepping(at: time) }
    guard key == .space else { return }
    for event in spaceBar.release(at: time) { perform(event, at: time) }
  }

  mutating func perform(_ event: HoldKeyEvent?, at time: EventTime) {
    switch event {
    case nil: break
    case .tapped: setPlaying(control.isPaused)
    case .holdBegan: beginHold(at: time)
    case .holdEnded: endHold(at: time)
    }
  }

  private mutating func jump(to edge: RangeEdge, at time: EventTime) {
    guard control.canJump, let range = control.range else { return }
    perform(overlay.endRun(at: time), at: time)
    perform(control.jump(to: edge == .start ? range.lower : range.upper, at: time))
  }
}
