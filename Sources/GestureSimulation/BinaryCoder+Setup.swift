import Seeking

// The descriptions of what a script begins with
extension BinaryCoder {
  mutating func code(_ setup: inout ScriptSetup) {
    code(&setup.surface.width)
    code(&setup.surface.height)
    code(&setup.player)
    code(&setup.controls)
    code(&setup.showsAnnouncements)
  }

  private mutating func code(_ player: inout ScriptSetup.Player) {
    code(&player.duration, blank: .zero) { $0.code(&$1) }
    code(&player.live)
    code(&player.position)
    code(&player.rate)
    code(&player.isPaused)
    code(&player.isSeekable)
    code(&player.seekLatency)
    code(&player.frameTime)
    code(&player.keyframes)
    code(&player.chapters, blank: .zero) { $0.code(&$1) }
    code(&player.marks, blank: .zero) { $0.code(&$1) }
  }

  mutating func code(_ controls: inout ControlSettings) {
    code(&controls.surface)
    code(&controls.steps)
    code(&controls.tallyTime)
    code(&controls.holdStages, blank: .standard) { $0.code(&$1) }
    code(&controls.holdSlides)
    code(&controls.holdLocks)
    code(&controls.rewinds)
    code(&controls.minimumDuration)
    code(&controls.repeatInterval, atLeast: .milliseconds(1))
    code(&controls.acceleration, among: [.steady, .ladder, .ramp])
    code(&controls.buttonSkips)
    code(&controls.scrub)
    code(&controls.areLettersOn)
  }

  private mutating func code(_ surface: inout SurfaceSettings) {
    code(&surface.zones)
    code(&surface.runPolicy, among: [.doubleTaps, .singleTaps])
    code(&surface.singleTapPolicy, among: [.wait, .atOnce, .none])
    code(&surface.timeline, among: [.leftToRight, .rightToLeft])
    code(&surface.tracksHold)
    code(&surface.tracksDrag)
    code(&surface.timing.shortestGap)
    code(&surface.timing.doubleTapWindow)
    code(&surface.timing.runWindow)
    code(&surface.timing.doubleTapDistance)
    code(&surface.timing.slop)
    code(&surface.timing.holdDelay, blank: .zero) { $0.code(&$1) }
  }

  private mutating func code(_ zones: inout SkipZones) {
    var (backward, centre, inset) = (zones.backward, zones.centre, zones.edgeInset)
    code(&backward)
    code(&centre)
    code(&inset)
    guard backward >= 0, centre >= 0, backward + centre <= 1, inset >= 0 else { return refuse() }
    zones = SkipZones(backward: backward, centre: centre, edgeInset: inset)
  }

  private mutating func code(_ steps: inout SkipSteps) {
    code(&steps.backward)
    code(&steps.forward)
    code(&steps.grow)
    code(&steps.areListeningTime)
  }

  private mutating func code(_ stages: inout HoldStages) {
    var rates = stages.rates
    code(&rates, blank: .absolute(1)) { $0.code(&$1) }
    guard !rates.isEmpty else { return refuse() }
    stages = HoldStages(rates)
  }

  private mutating func code(_ rate: inout HoldRate) {
    var (isMultiplied, number) = (false, 0.0)
    switch rate {
    case .absolute(let rate): number = rate
    case .multiplied(let factor): (isMultiplied, number) = (true, factor)
    }
    code(&isMultiplied)
    code(&number)
    rate = isMultiplied ? .multiplied(number) : .absolute(number)
  }

  /// The marks that scrubs keep to aren't here: a replay takes them from the player's.
  private mutating func code(_ scrub: inout ScrubSettings) {
    code(&scrub.bands, blank: ScrubBand(from: 0, speed: 1)) {
      $0.code(&$1.distance)
      $0.code(&$1.speed)
    }
    code(&scrub.returnDistance)
    code(&scrub.awayDistance)
  }

  mutating func code(_ seconds: inout MediaSeconds) { code(&seconds.value) }

  private mutating func code(_ range: inout SeekableRange?) {
    var ends = range.map { [$0.lower, $0.upper] } ?? []
    code(&ends, blank: .zero) { $0.code(&$1) }
    guard !ends.isEmpty else { return range = nil }
    guard ends.count == 2, let read = SeekableRange(from: ends[0], to: ends[1]) else {
      return refuse()
    }
    range = read
  }
}
