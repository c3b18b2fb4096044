public import GestureSimulation
import Seeking

extension GestureScript {
  /// Reads a script.
  ///
  /// - Parameter text: the script, with lines of any kind of ending.
  /// - Throws: `ScriptError` for the first thing in it that can't be understood.
  ///
  /// *Complexity*: O(n log n).
  public init(parsing text: String) throws(ScriptError) {
    var parser = ScriptParser()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      try parser.take(ScriptLine(line, number: number))
    }
    self.init(setup: parser.setup, steps: parser.steps, end: parser.end)
  }
}

/// Puts a script together from its lines.
struct ScriptParser {
  private(set) var setup = ScriptSetup()
  /// The settings as they are by the last line read.
  private var latest = ScriptSetup()
  private(set) var steps: [GestureScript.Step] = []
  private(set) var end = EventTime(milliseconds: 0)
  private var last: Int64?
  private var hasEnded = false

  /// How long a `tap` is down, in milliseconds.
  private static let tapLength: Int64 = 60

  mutating func take(_ line: ScriptLine) throws(ScriptError) {
    var line = line
    guard let first = line.next else { return }
    if hasEnded { throw line.error("nothing comes after the end", at: first) }
    if first.text == "set" {
      guard steps.isEmpty else { throw line.error("“set” comes before the events", at: first) }
      _ = try line.take("set")
      try SettingWords.take(&line, into: &setup)
      latest = setup
    } else {
      try takeEvent(&line)
    }
    try line.finish()
  }

  private mutating func takeEvent(_ line: inout ScriptLine) throws(ScriptError) {
    guard let word = line.next else { return }
    let time = try line.milliseconds("time")
    if let last, time < last { throw line.error("time never goes back", at: word) }
    last = time
    end = EventTime(milliseconds: time)
    switch line.next?.text {
    case "end":
      _ = try line.take("event")
      hasEnded = true
    case "set":
      _ = try line.take("event")
      try takeChange(&line, at: EventTime(milliseconds: time))
    case "tap":
      _ = try line.take("event")
      try takeTap(&line, at: time)
    default:
      let event = try EventWords.take(&line)
      steps.append(GestureScript.Step(time: EventTime(milliseconds: time), event: event))
    }
  }

  /// Takes a setting that changes; several at one time are one event.
  private mutating func takeChange(
    _ line: inout ScriptLine, at time: EventTime
  ) throws(ScriptError) {
    if line.next?.text == "marks" {
      _ = try line.take("setting")
      let event = ScriptEvent.marks(try SettingWords.places(&line))
      return steps.append(GestureScript.Step(time: time, event: event))
    }
    try SettingWords.takeChange(&line, into: &latest)
    if case .set = steps.last?.event, steps.last?.time == time { steps.removeLast() }
    let event = ScriptEvent.set(latest.controls, surface: latest.surface)
    steps.append(GestureScript.Step(time: time, event: event))
  }

  private mutating func takeTap(
    _ line: inout ScriptLine, at time: Int64
  ) throws(ScriptError) {
    let point = try line.point()
    let kind = line.next == nil ? .touch : try line.choice("kind of pointer", EventWords.kinds)
    let id = PointerID(1)
    let (down, up) = (
      EventTime(milliseconds: time), EventTime(milliseconds: time + Self.tapLength)
    )
    steps.append(GestureScript.Step(time: down, event: .input(.pointerDown(id, kind, point))))
    steps.append(GestureScript.Step(time: up, event: .input(.pointerUp(id, point))))
    end = max(end, up)
  }
}
