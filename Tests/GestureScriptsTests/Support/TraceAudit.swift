import GestureScripts
import GestureSimulation
import Seeking

/// Reads a trace and finds what must never be in one.
struct TraceAudit {
  private(set) var violations: [String] = []
  private let script: GestureScript
  private var jumps: ArraySlice<EventTime>
  private var isHolding = false
  private var isScrubbing = false
  private var isSeeking = false
  private var reportedTaps = 0
  private var owesDoubleTap = false
  private var tally = 0.0
  private var hasStepped = false
  private var actions = 0
  private var last = 0

  /// What is wrong with the trace of a script that ends with the loss of every input.
  static func violations(of trace: [String], _ script: GestureScript) -> [String] {
    var audit = TraceAudit(script)
    for line in trace { audit.take(TraceLine(line)) }
    audit.require(!audit.isScrubbing, "a scrub never ends")
    audit.require(!audit.isHolding, "a hold never ends")
    return audit.violations
  }

  private init(_ script: GestureScript) {
    self.script = script
    jumps =
      script.steps.filter { step in
        if case .jump = step.event { true } else { false }
      }.map(\.time)[...]
  }

  private mutating func take(_ line: TraceLine) {
    require(line.time >= last, "time goes back")
    last = line.time
    forgetSeekOfJumps(until: line.time)
    require(
      !owesDoubleTap || line.word == "double-tap" || line.word == "skip" || line.word == "edge"
        || line.word == "run-end", "a tap is undone for nothing")
    owesDoubleTap = line.word == "tap-undone"
    switch line.word {
    case "hold-begin": isHolding = begin(isHolding, "hold")
    case "hold-change", "hold-lock": require(isHolding, "a hold changes that there is not")
    case "hold-step":
      hasStepped = true
      require(isHolding, "a step without a hold")
    case "hold-end": isHolding = end(isHolding, "hold")
    case "scrub-begin": isScrubbing = begin(isScrubbing, "scrub")
    case "scrub-preview":
      require(isScrubbing, "a preview without a scrub")
      requirePlace(line)
    case "scrub-commit", "scrub-cancel":
      isScrubbing = end(isScrubbing, "scrub")
      requirePlace(line)
    default: takeTapOrSeek(line)
    }
  }

  private mutating func takeTapOrSeek(_ line: TraceLine) {
    switch line.word {
    case "tap": reportedTaps += 1
    case "tap-undone":
      require(reportedTaps > 0, "a tap is undone that there was not")
      reportedTaps -= 1
    case "skip": takeSkip(line)
    case "run-end":
      if !hasStepped { require(line.number("tally") == tally, "a run ends with another tally") }
      (tally, hasStepped) = (0, false)
    case "seek":
      require(!isSeeking, "two seeks in flight")
      isSeeking = true
      requirePlace(line)
    case "seek-done", "seek-failed":
      isSeeking = false
      if line.word == "seek-done" { requirePlace(line) }
    case "action":
      let number = Int(line.number("n"))
      require(number == 1 || number == actions + 1, "an action is left out")
      actions = number
      hasStepped = hasStepped || script.setup.controls.buttonSkips
    case "end": takeEnd(line)
    default: break
    }
  }

  private mutating func takeSkip(_ line: TraceLine) {
    let (asked, now) = (line.number("seconds"), line.number("tally"))
    require(asked != 0 && asked.sign == now.sign, "a tally of another direction")
    let isFirst = tally == 0 || tally.sign != now.sign
    let moved = now - (isFirst ? 0 : tally)
    if !hasStepped {
      require(
        moved.magnitude > 0 && moved.magnitude <= asked.magnitude + 0.002, "a skip moves more")
    }
    tally = now
    require((0...script.length).contains(line.number("target")), "a skip leaves the range")
  }

  /// In the end nothing is left of what was held.
  private mutating func takeEnd(_ line: TraceLine) {
    requirePlace(line)
    require(line.number("rate") == script.userRate, "the rate isn't restored")
    require(line.number("tally") == 0, "a tally stays")
  }

  private mutating func requirePlace(_ line: TraceLine) {
    require((0...script.length).contains(line.number("position")), "a place outside the media")
  }

  private mutating func begin(_ isUnderWay: Bool, _ what: String) -> Bool {
    require(!isUnderWay, "a \(what) begins within a \(what)")
    return true
  }

  private mutating func end(_ isUnderWay: Bool, _ what: String) -> Bool {
    require(isUnderWay, "a \(what) ends that there is not")
    return false
  }

  /// A jump of somebody else takes the place of the seek in flight, without a word; whether it comes
  /// before or after what else happens at its time isn't known.
  private mutating func forgetSeekOfJumps(until time: Int) {
    let now = EventTime(milliseconds: Int64(time))
    while let jump = jumps.first, jump <= now {
      isSeeking = false
      if jump == now { return }
      jumps.removeFirst()
    }
  }

  private mutating func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    if !holds { violations.append(complaint()) }
  }
}

extension GestureScript {
  /// The length of the media in seconds.
  fileprivate var length: Double { setup.player.duration?.value ?? .infinity }

  /// The rate that the user wants in the end.
  fileprivate var userRate: Double {
    steps.reduce(setup.player.rate) { rate, step in
      if case .input(.rateSet(let new)) = step.event { new } else { rate }
    }
  }
}
