// The scrubber
extension SeekControls {
  /// The stretch that the scrubber stands for, or nothing where there is none.
  public var axis: SeekableRange? {
    SeekableRange.axis(duration: duration, range: control.range)
  }

  mutating func scrubber(_ input: ControlInput, at time: EventTime) {
    guard control.range != nil || scrub.current != nil else { return }
    switch input {
    case .scrubberDown(let id, let fraction):
      perform(scrub: scrub.down(id, at: along(fraction)), at: time)
    case .scrubberMoved(let id, let fraction, let distance):
      perform(scrub: scrub.move(id, to: along(fraction), distance: distance), at: time)
    case .scrubberUp(let id):
      perform(scrub: scrub.up(id), at: time)
    case .scrubberCancelled(let id):
      perform(scrub: scrub.cancel(id), at: time)
    default:
      break
    }
  }

  /// How far along the bar, as time runs, a fraction of its width from the left is.
  private func along(_ fraction: Double) -> Double {
    settings.surface.timeline == .leftToRight ? fraction : 1 - fraction
  }

  mutating func perform(scrub event: ScrubEvent?, at time: EventTime) {
    switch event {
    case nil:
      break
    case .began(let fraction):
      begin(at: time)
      preview(fraction, at: time)
    case .moved(let fraction):
      preview(fraction, at: time)
    case .committed(let fraction):
      let orders = control.commitScrub(to: axis?.position(atFraction: fraction), at: time)
      effects.append(.scrubCommitted(control.position))
      arrive(by: orders)
    case .cancelled:
      let orders = control.cancelScrub(at: time)
      effects.append(.scrubCancelled(control.position))
      perform(orders)
    }
  }

  private mutating func preview(_ fraction: Double, at time: EventTime) {
    guard let axis else { return }
    let orders = control.previewScrub(to: axis.position(atFraction: fraction), at: time)
    effects.append(.scrubPreviewed(control.position))
    perform(orders)
  }

  private mutating func begin(at time: EventTime) {
    letGo(at: time)
    effects.append(.scrubBegan)
    perform(control.beginScrub(at: time))
  }

  /// Ends every hold and every run, as a scrub and other media do: two can't move playback.
  mutating func letGo(at time: EventTime) {
    resetSurface(at: time)
    perform(spaceBar.reset(), at: time)
    stopStepping(at: time)
    perform(hold: staged.end())
    if settings.buttonSkips { perform(button: button.cancel(), at: time) }
    perform(overlay.endRun(at: time), at: time)
  }
}
