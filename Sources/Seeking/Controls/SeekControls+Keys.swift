// Keys on the surface
extension SeekControls {
  mutating func key(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    switch input {
    case .keyDown(let key): return down(key, at: time)
    case .keyRepeated(let key): return repeated(key)
    case .keyUp(let key): return up(key, at: time)
    default: return []
    }
  }

  private func meaning(of key: SurfaceKey) -> KeyCommand? {
    guard settings.areLettersOn || !key.isLetter else { return nil }
    return KeyCommand(key, timeline: settings.surface.timeline)
  }

  private mutating func down(_ key: SurfaceKey, at time: EventTime) -> [ControlEffect] {
    guard let command = meaning(of: key) else { return [] }
    switch command {
    case .holdOrToggle: return perform(spaceBar.press(at: time), at: time)
    case .togglePlaying: return setPlaying(control.isPaused)
    case .skip(let direction):
      return skip(direction, with: key, at: time)
    case .volume(let up): return [.volume(up: up)]
    case .frame(let direction): return [.frame(direction)]
    case .jump(let edge): return jump(to: edge, at: time)
    case .undo: return undo(at: time)
    case .redo: return redo(at: time)
    case .leave:
      return scrub.current == nil ? [.leave] : perform(scrub: scrub.cancel(), at: time)
    }
  }

  /// A key skips when it goes down, and by steps when it stays down.
  private mutating func skip(
    _ direction: SkipDirection, with key: SurfaceKey, at time: EventTime
  ) -> [ControlEffect] {
    guard steppingKey != key else { return [] }
    let ended = stopStepping(at: time)
    steppingKey = key
    stepper.minimumDuration = settings.surface.timing.holdDelay ?? .milliseconds(500)
    return ended + surface(.skipRequested(direction), at: time)
      + beginStepping(direction, at: time)
  }

  /// The system's repeats are swallowed where a machine makes its own.
  private func repeated(_ key: SurfaceKey) -> [ControlEffect] {
    switch meaning(of: key) {
    case .volume(let up): [.volume(up: up)]
    case .frame(let direction): [.frame(direction)]
    default: []
    }
  }

  private mutating func up(_ key: SurfaceKey, at time: EventTime) -> [ControlEffect] {
    if key == steppingKey { return stopStepping(at: time) }
    guard key == .space else { return [] }
    var effects: [ControlEffect] = []
    for event in spaceBar.release(at: time) { effects += perform(event, at: time) }
    return effects
  }

  mutating func perform(_ event: HoldKeyEvent?, at time: EventTime) -> [ControlEffect] {
    switch event {
    case nil: []
    case .tapped: setPlaying(control.isPaused)
    case .holdBegan: beginHold(at: time)
    case .holdEnded: endHold(at: time)
    }
  }

  private mutating func jump(to edge: RangeEdge, at time: EventTime) -> [ControlEffect] {
    guard control.canJump, let range = control.range else { return [] }
    let place = edge == .start ? range.lower : range.upper
    return perform(overlay.endRun(at: time), at: time) + perform(control.jump(to: place, at: time))
  }
}
