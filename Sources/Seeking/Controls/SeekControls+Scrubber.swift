// The scrubber
extension SeekControls {
  /// The stretch that the scrubber stands for, or nothing where there is none.
  public var axis: SeekableRange? {
    SeekableRange.axis(duration: duration, range: control.range)
  }

  mutating func scrubber(_ input: ControlInput, at time: EventTime) -> [ControlEffect] {
    guard control.range != nil || scrub.current != nil else { return [] }
    switch input {
    case .scrubberDown(let id, let fraction):
      return perform(scrub: scrub.down(id, at: along(fraction)), at: time)
    case .scrubberMoved(let id, let fraction, let distance):
      return perform(scrub: scrub.move(id, to: along(fraction), distance: distance), at: time)
    case .scrubberUp(let id):
      return perform(scrub: scrub.up(id), at: time)
    case .scrubberCancelled(let id):
      return perform(scrub: scrub.cancel(id), at: time)
    default:
      return []
    }
  }

  /// How far along the bar, as time runs, a fraction of its width from the left is.
  private func along(_ fraction: Double) -> Double {
    settings.surface.timeline == .leftToRight ? fraction : 1 - fraction
  }

  mutating func perform(scrub event: ScrubEvent?, at time: EventTime) -> [ControlEffect] {
    switch event {
    case nil:
      return []
    case .began(let fraction):
      return begin(at: time) + preview(fraction, at: time)
    case .moved(let fraction):
      return preview(fraction, at: time)
    case .committed(let fraction):
      let orders = control.commitScrub(to: axis?.position(atFraction: fraction), at: time)
      let place = control.position
      return [.scrubCommitted(place), .announce(.arrived(at: place))] + perform(orders)
    case .cancelled:
      let orders = control.cancelScrub(at: time)
      return [.scrubCancelled(control.position)] + perform(orders)
    }
  }

  private mutating func preview(_ fraction: Double, at time: EventTime) -> [ControlEffect] {
    guard let axis else { return [] }
    let orders = control.previewScrub(to: axis.position(atFraction: fraction), at: time)
    return [.scrubPreviewed(control.position)] + perform(orders)
  }

  /// A scrub ends every hold and every run: two can't move playback.
  private mutating func begin(at time: EventTime) -> [ControlEffect] {
    var effects = resetSurface(at: time)
    effects += perform(spaceBar.reset(), at: time)
    effects += stopStepping(at: time) + perform(hold: staged.end())
    if settings.buttonSkips { effects += perform(button: button.cancel(), at: time) }
    effects += perform(overlay.endRun(at: time), at: time)
    return effects + [.scrubBegan] + perform(control.beginScrub(at: time))
  }
}
