import GestureSimulation
import Seeking

/// The words of `set` lines.
enum SettingWords {
  static let runPolicies: [(String, RunPolicy)] = [
    ("single-taps", .singleTaps), ("double-taps", .doubleTaps),
  ]

  static let singleTapPolicies: [(String, SingleTapPolicy)] = [
    ("wait", .wait), ("at-once", .atOnce), ("none", .none),
  ]

  static let timelines: [(String, TimelineDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]

  static let accelerations: [(String, HoldAcceleration)] = [
    ("steady", .steady), ("ladder", .ladder), ("ramp", .ramp),
  ]

  private static let ofMedia = [
    "duration", "live", "position", "rate", "paused", "seekable", "seek-latency", "frame-time",
    "keyframes", "chapters", "marks", "announcements",
  ]

  private static let ofControls = [
    "surface", "step", "step-back", "step-forward", "grow", "listening-time", "zones", "run",
    "single-tap", "double-tap", "run-window", "tally-time", "slop", "edge-inset", "bounce",
    "pair-distance", "hold-delay", "hold", "hold-slide", "hold-lock", "minimum-duration",
    "repeat-interval", "acceleration", "button", "direction", "drags", "fine", "letters",
  ]

  static func take(_ line: inout ScriptLine, into setup: inout ScriptSetup) throws(ScriptError) {
    let word = try line.take("setting")
    if try takeMedia(word.text, &line, &setup) { return }
    if try takeControls(word.text, &line, &setup) { return }
    let known = (ofMedia + ofControls).sorted().joined(separator: ", ")
    throw line.error("“\(word.text)” is no setting: it is one of \(known)", at: word)
  }

  /// Takes one that can be another one later.
  static func takeChange(
    _ line: inout ScriptLine, into setup: inout ScriptSetup
  ) throws(ScriptError) {
    let word = try line.take("setting")
    if try takeControls(word.text, &line, &setup) { return }
    let known = (ofControls + ["marks"]).sorted().joined(separator: ", ")
    throw line.error(
      "“\(word.text)” is no setting that can change: it is one of \(known)", at: word)
  }

  private static func takeControls(
    _ word: Substring, _ line: inout ScriptLine, _ setup: inout ScriptSetup
  ) throws(ScriptError) -> Bool {
    if word == "surface" {
      setup.surface = try line.size("size in points")
      return true
    }
    if try takeTaps(word, &line, &setup.controls) { return true }
    return try takeHolds(word, &line, &setup.controls)
  }

  private static func takeMedia(
    _ word: Substring, _ line: inout ScriptLine, _ setup: inout ScriptSetup
  ) throws(ScriptError) -> Bool {
    switch word {
    case "duration":
      setup.player.duration = MediaSeconds(try line.number("the length", in: 0...1e9))
      setup.player.live = nil
    case "live":
      setup.player.live = try EventWords.range(&line)
      setup.player.duration = nil
    case "position": setup.player.position = MediaSeconds(try line.number("a place in seconds"))
    case "rate": setup.player.rate = try line.number("the rate", in: 0.01...100)
    case "paused": setup.player.isPaused = try line.flag("answer", yes: "true", no: "false")
    case "seekable": setup.player.isSeekable = try line.flag("answer", yes: "true", no: "false")
    case "seek-latency": setup.player.seekLatency = try milliseconds("latency", &line)
    case "frame-time": setup.player.frameTime = try milliseconds("time", &line)
    case "keyframes":
      setup.player.keyframes = MediaSeconds(try line.number("the seconds between", in: 0...1e6))
    case "chapters": setup.player.chapters = try places(&line)
    case "marks": setup.player.marks = try places(&line)
    case "announcements": setup.showsAnnouncements = try line.flag("answer", yes: "on", no: "off")
    default: return false
    }
    return true
  }

  private static func takeTaps(
    _ word: Substring, _ line: inout ScriptLine, _ controls: inout ControlSettings
  ) throws(ScriptError) -> Bool {
    switch word {
    case "step":
      let step = MediaSeconds(try line.number("the step in seconds"))
      (controls.steps.backward, controls.steps.forward) = (step, step)
    case "step-back": controls.steps.backward = MediaSeconds(try line.number("the step in seconds"))
    case "step-forward":
      controls.steps.forward = MediaSeconds(try line.number("the step in seconds"))
    case "grow": controls.steps.grow = try line.flag("answer", yes: "on", no: "off")
    case "listening-time":
      controls.steps.areListeningTime = try line.flag("answer", yes: "on", no: "off")
    case "zones": controls.surface.zones = try zones(&line, inset: controls.surface.zones.edgeInset)
    case "edge-inset":
      let zones = controls.surface.zones
      controls.surface.zones = SkipZones(
        backward: zones.backward, centre: zones.centre,
        edgeInset: try line.number("the inset in points", in: 0...1e6))
    case "run":
      controls.surface.runPolicy = try line.choice(
        "run policy", runPolicies)
    case "single-tap":
      controls.surface.singleTapPolicy = try line.choice(
        "single-tap policy", singleTapPolicies)
    case "direction":
      controls.surface.timeline = try line.choice(
        "direction", timelines)
    case "drags": controls.surface.tracksDrag = try line.flag("answer", yes: "on", no: "off")
    case "letters": controls.areLettersOn = try line.flag("answer", yes: "on", no: "off")
    case "tally-time": controls.tallyTime = try milliseconds("time", &line)
    default: return try takeTiming(word, &line, &controls.surface.timing)
    }
    return true
  }

  private static func takeTiming(
    _ word: Substring, _ line: inout ScriptLine, _ timing: inout GestureTiming
  ) throws(ScriptError) -> Bool {
    switch word {
    case "double-tap": timing.doubleTapWindow = try milliseconds("window", &line)
    case "run-window": timing.runWindow = try milliseconds("window", &line)
    case "bounce": timing.shortestGap = try milliseconds("gap", &line)
    case "hold-delay": timing.holdDelay = try milliseconds("delay", &line)
    case "slop": timing.slop = try line.number("the slop in points", in: 0...1e6)
    case "pair-distance":
      timing.doubleTapDistance = try line.number("the distance in points", in: 0...1e6)
    default: return false
    }
    return true
  }

  private static func takeHolds(
    _ word: Substring, _ line: inout ScriptLine, _ controls: inout ControlSettings
  ) throws(ScriptError) -> Bool {
    switch word {
    case "hold": try takeHold(&line, &controls)
    case "hold-slide": controls.holdSlides = try line.flag("answer", yes: "on", no: "off")
    case "hold-lock": controls.holdLocks = try line.flag("answer", yes: "on", no: "off")
    case "minimum-duration": controls.minimumDuration = try milliseconds("duration", &line)
    case "repeat-interval":
      controls.repeatInterval = .milliseconds(try line.milliseconds("interval", atLeast: 1))
    case "acceleration":
      controls.acceleration = try line.choice(
        "acceleration", accelerations)
    case "button":
      controls.buttonSkips = try line.flag("use of the button", yes: "skip", no: "action")
    case "fine":
      controls.scrub.bands =
        try line.flag("answer", yes: "on", no: "off") ? ScrubSettings().bands : []
    default: return false
    }
    return true
  }

  private static func takeHold(
    _ line: inout ScriptLine, _ controls: inout ControlSettings
  ) throws(ScriptError) {
    enum Kind { case rate, multiply, rewind, off }
    let kinds: [(String, Kind)] = [
      ("rate", .rate), ("multiply", .multiply), ("rewind", .rewind), ("off", .off),
    ]
    let kind = try line.choice("kind of hold", kinds)
    controls.rewinds = kind == .rewind
    switch kind {
    case .rate: controls.holdStages = .doubling(HoldRate.absolute, try factor("the rate", &line))
    case .multiply:
      controls.holdStages = .doubling(HoldRate.multiplied, try factor("the factor", &line))
    case .rewind: controls.holdStages = .standard
    case .off: controls.holdStages = nil
    }
  }

  private static func factor(
    _ what: String, _ line: inout ScriptLine
  ) throws(ScriptError) -> Double {
    try line.number(what, in: 0.01...100)
  }

  private static func milliseconds(
    _ what: String, _ line: inout ScriptLine
  ) throws(ScriptError) -> Duration {
    .milliseconds(try line.milliseconds(what))
  }

  static func places(_ line: inout ScriptLine) throws(ScriptError) -> [MediaSeconds] {
    var places: [MediaSeconds] = []
    while line.next != nil { places.append(MediaSeconds(try line.number("a place in seconds"))) }
    return places
  }

  /// Takes three shares that make up the whole width.
  private static func zones(
    _ line: inout ScriptLine, inset: Double
  ) throws(ScriptError) -> SkipZones {
    let first = line.next
    let backward = try line.number("the share that skips back", in: 0...1)
    let centre = try line.number("the share of the centre", in: 0...1)
    let forward = try line.number("the share that skips forward", in: 0...1)
    guard (backward + centre + forward - 1).magnitude < 1e-6 else {
      throw line.error("the three shares make up 1", at: first)
    }
    let rest = backward + centre <= 1 ? centre : 1 - backward
    return SkipZones(backward: backward, centre: rest, edgeInset: inset)
  }
}

extension HoldStages {
  /// Three stages, each twice the one before.
  fileprivate static func doubling(_ kind: (Double) -> HoldRate, _ first: Double) -> HoldStages {
    HoldStages([kind(first), kind(2 * first), kind(4 * first)])
  }
}
