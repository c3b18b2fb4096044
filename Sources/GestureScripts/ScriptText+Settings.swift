import GestureSimulation
import Seeking

extension ScriptText {
  /// The `set` lines of what differs from what was before.
  static func settings(of setup: ScriptSetup, after before: ScriptSetup) -> [String] {
    let (own, usual) = (lines(of: setup), lines(of: before))
    return zip(own, usual).filter { $0.0 != $0.1 }.map { "set " + $0.0 }.filter { $0 != "set " }
  }

  /// A line for each setting, always as many and in the same order; "" says nothing.
  private static func lines(of setup: ScriptSetup) -> [String] {
    media(setup) + taps(setup.controls) + timing(setup.controls.surface.timing)
      + holds(setup.controls)
  }

  private static func media(_ setup: ScriptSetup) -> [String] {
    let player = setup.player
    return [
      "surface \(setup.surface.width)x\(setup.surface.height)",
      player.duration.map { "duration \($0.value)" } ?? "",
      player.live.map { "live \($0.lower.value) \($0.upper.value)" } ?? "",
      "position \(player.position.value)", "rate \(player.rate)", "paused \(player.isPaused)",
      "seekable \(player.isSeekable)", "seek-latency \(milliseconds(player.seekLatency))",
      "frame-time \(milliseconds(player.frameTime))", "keyframes \(player.keyframes.value)",
      places("chapters", player.chapters), places("marks", player.marks),
      "announcements \(answer(setup.showsAnnouncements))",
    ]
  }

  private static func taps(_ controls: ControlSettings) -> [String] {
    let zones = controls.surface.zones
    return [
      "step-back \(controls.steps.backward.value)", "step-forward \(controls.steps.forward.value)",
      "grow \(answer(controls.steps.grow))",
      "listening-time \(answer(controls.steps.areListeningTime))",
      "zones \(zones.backward) \(zones.centre) \(max(0, 1 - zones.backward - zones.centre))",
      "edge-inset \(zones.edgeInset)",
      "run \(word(controls.surface.runPolicy, in: SettingWords.runPolicies))",
      "single-tap \(word(controls.surface.singleTapPolicy, in: SettingWords.singleTapPolicies))",
      "direction \(word(controls.surface.timeline, in: SettingWords.timelines))",
      "drags \(answer(controls.surface.tracksDrag))",
      "letters \(answer(controls.areLettersOn))",
      "tally-time \(milliseconds(controls.tallyTime))",
    ]
  }

  private static func timing(_ timing: GestureTiming) -> [String] {
    [
      "double-tap \(milliseconds(timing.doubleTapWindow))",
      "run-window \(milliseconds(timing.runWindow))",
      "bounce \(milliseconds(timing.shortestGap))",
      timing.holdDelay.map { "hold-delay \(milliseconds($0))" } ?? "", "slop \(timing.slop)",
      "pair-distance \(timing.doubleTapDistance)",
    ]
  }

  private static func holds(_ controls: ControlSettings) -> [String] {
    [
      hold(controls), "hold-slide \(answer(controls.holdSlides))",
      "hold-lock \(answer(controls.holdLocks))",
      "minimum-duration \(milliseconds(controls.minimumDuration))",
      "repeat-interval \(milliseconds(controls.repeatInterval))",
      "acceleration \(word(controls.acceleration, in: SettingWords.accelerations))",
      "button \(controls.buttonSkips ? "skip" : "action")",
      "fine \(answer(!controls.scrub.bands.isEmpty))",
    ]
  }

  private static func hold(_ controls: ControlSettings) -> String {
    if controls.rewinds { return "hold rewind" }
    return switch controls.holdStages?.rates.first {
    case nil: "hold off"
    case .absolute(let rate): "hold rate \(rate)"
    case .multiplied(let factor): "hold multiply \(factor)"
    }
  }

  /// A setting that has any number of places.
  static func places(_ word: String, _ places: [MediaSeconds]) -> String {
    ([word] + places.map { "\($0.value)" }).joined(separator: " ")
  }

  private static func answer(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    Int64((duration / .milliseconds(1)).rounded())
  }
}
