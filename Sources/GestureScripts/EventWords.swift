import GestureSimulation
import Seeking

/// The words of events.
enum EventWords {
  static let kinds: [(String, PointerKind)] = [("touch", .touch), ("mouse", .mouse), ("pen", .pen)]

  static let directions: [(String, SkipDirection)] = [
    ("backward", .backward), ("forward", .forward),
  ]

  static let keys: [(String, SurfaceKey)] = [
    ("space", .space), ("left", .left), ("right", .right), ("up", .up), ("down", .down),
    ("j", .j), ("k", .k), ("l", .l), ("z", .z), ("shift+z", .shiftZ), ("comma", .comma),
    ("period", .period), ("home", .home), ("end", .end), ("escape", .escape),
  ]

  /// Events of one word.
  static let plain: [(String, ScriptEvent)] = [
    ("release", .input(.buttonReleased(inside: true))),
    ("release-outside", .input(.buttonReleased(inside: false))), ("blur", .input(.inputLost)),
    ("background", .input(.inputLost)), ("lock", .input(.locked(true))),
    ("unlock", .input(.locked(false))), ("pause", .input(.playingSet(false))),
    ("play", .input(.playingSet(true))), ("undo", .input(.undone)), ("redo", .input(.redone)),
    ("latch", .input(.latchToggled)), ("fail-seek", .failSeek),
  ]

  private static let withArguments = [
    "tap", "down", "move", "up", "cancel", "key-down", "key-repeat", "key-up", "request",
    "chapter", "press", "go-to", "scrub-down", "scrub-move", "scrub-up", "scrub-cancel", "jump",
    "rate", "range",
    "end", "set",
  ]

  static func take(_ line: inout ScriptLine) throws(ScriptError) -> ScriptEvent {
    let word = try line.take("event")
    if let event = plain.first(where: { $0.0 == word.text }) { return event.1 }
    if let input = try pointerOrKey(word.text, &line) { return .input(input) }
    if let input = try control(word.text, &line) { return .input(input) }
    switch word.text {
    case "jump": return .jump(MediaSeconds(try line.number("a place in seconds")))
    case "range": return .range(try range(&line))
    default:
      let known = (withArguments + plain.map(\.0)).sorted().joined(separator: ", ")
      throw line.error("“\(word.text)” is no event: it is one of \(known)", at: word)
    }
  }

  /// Takes a stretch of media that doesn't end before it begins.
  static func range(_ line: inout ScriptLine) throws(ScriptError) -> SeekableRange {
    let first = line.next
    let lower = try line.number("the start of the range in seconds")
    let upper = try line.number("the end of the range in seconds")
    guard let range = SeekableRange(from: MediaSeconds(lower), to: MediaSeconds(upper)) else {
      throw line.error("the range ends before it begins", at: first)
    }
    return range
  }

  private static func pointerOrKey(
    _ word: Substring, _ line: inout ScriptLine
  ) throws(ScriptError) -> ControlInput? {
    switch word {
    case "down":
      let (id, point) = (try line.pointer(), try line.point())
      return .pointerDown(id, try line.choice("kind of pointer", kinds), point)
    case "move": return .pointerMoved(try line.pointer(), try line.point())
    case "up": return .pointerUp(try line.pointer(), try line.point())
    case "cancel": return .pointerCancelled(try line.pointer())
    case "key-down": return .keyDown(try line.choice("key", keys))
    case "key-repeat": return .keyRepeated(try line.choice("key", keys))
    case "key-up": return .keyUp(try line.choice("key", keys))
    default: return nil
    }
  }

  private static func control(
    _ word: Substring, _ line: inout ScriptLine
  ) throws(ScriptError) -> ControlInput? {
    switch word {
    case "request": return .skipRequested(try line.choice("direction", directions))
    case "chapter": return .chapterSkipped(try line.choice("direction", directions))
    case "press":
      return .buttonPressed(line.next == nil ? .forward : try line.choice("direction", directions))
    case "go-to": return .jumpRequested(to: MediaSeconds(try line.number("a place in seconds")))
    case "rate": return .rateSet(try line.number("the rate", in: 0.01...100))
    case "scrub-down":
      return .scrubberDown(try line.pointer(), try line.number("a fraction of the width"))
    case "scrub-move":
      let (id, fraction) = (try line.pointer(), try line.number("a fraction of the width"))
      let distance = line.next == nil ? 0 : try line.number("points off the bar")
      return .scrubberMoved(id, fraction, distance: distance)
    case "scrub-up": return .scrubberUp(try line.pointer())
    case "scrub-cancel": return .scrubberCancelled(try line.pointer())
    default: return nil
    }
  }
}
