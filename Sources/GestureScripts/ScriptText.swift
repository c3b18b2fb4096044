public import GestureSimulation
public import Seeking

extension GestureScript {
  /// The script as text, which reads back as the same script; settings at their defaults are left out.
  ///
  /// *Complexity*: O(n).
  public var text: String {
    var latest = setup
    let events = steps.flatMap { $0.lines(after: &latest) }
    let lines = setup.lines + events + [Self.line(ofEndAt: end)]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The last line of a script that ends at a time.
  public static func line(ofEndAt time: EventTime) -> String { "\(time.inMilliseconds) end" }
}

extension ScriptSetup {
  /// The lines of the settings that differ from the defaults.
  public var lines: [String] { ScriptText.settings(of: self, after: ScriptSetup()) }
}

extension GestureScript.Step {
  /// Writes the event down.
  ///
  /// - Parameter setup: the settings before it, which become those after it.
  /// - Returns: its lines; none for what the player tells by itself.
  public func lines(after setup: inout ScriptSetup) -> [String] {
    guard case .set(let controls, let surface) = event else {
      return ScriptText.words(of: event).map { ["\(time.inMilliseconds) \($0)"] } ?? []
    }
    let before = setup
    (setup.controls, setup.surface) = (controls, surface)
    return ScriptText.settings(of: setup, after: before).map { "\(time.inMilliseconds) \($0)" }
  }
}

extension EventTime {
  /// Whole milliseconds since the origin.
  fileprivate var inMilliseconds: Int64 {
    Int64((sinceOrigin / .milliseconds(1)).rounded())
  }
}

/// The words that a script is written in.
enum ScriptText {
  /// The words of an event, without its time; nothing for what the player tells by itself.
  static func words(of event: ScriptEvent) -> String? {
    switch event {
    case .input(let input): words(of: input)
    case .set: nil
    case .marks(let places): "set \(self.places("marks", places))"
    case .jump(let place): "jump \(place.value)"
    case .failSeek: "fail-seek"
    case .range(let range): "range \(range.lower.value) \(range.upper.value)"
    }
  }

  private static func words(of input: ControlInput) -> String? {
    switch input {
    case .pointerDown(let id, let kind, let point):
      "down \(id.number) \(words(of: point)) \(word(kind, in: EventWords.kinds))"
    case .pointerMoved(let id, let point): "move \(id.number) \(words(of: point))"
    case .pointerUp(let id, let point): "up \(id.number) \(words(of: point))"
    case .pointerCancelled(let id): "cancel \(id.number)"
    case .keyDown(let key): "key-down \(word(key, in: EventWords.keys))"
    case .keyRepeated(let key): "key-repeat \(word(key, in: EventWords.keys))"
    case .keyUp(let key): "key-up \(word(key, in: EventWords.keys))"
    case .skipRequested(let direction): "request \(word(direction, in: EventWords.directions))"
    case .chapterSkipped(let direction): "chapter \(word(direction, in: EventWords.directions))"
    case .scrubberDown(let id, let fraction): "scrub-down \(id.number) \(fraction)"
    case .scrubberMoved(let id, let fraction, let distance):
      "scrub-move \(id.number) \(fraction) \(distance)"
    case .scrubberUp(let id): "scrub-up \(id.number)"
    case .scrubberCancelled(let id): "scrub-cancel \(id.number)"
    case .rateSet(let rate): "rate \(rate)"
    case .buttonPressed(let direction): "press \(word(direction, in: EventWords.directions))"
    case .jumpRequested(let place): "go-to \(place.value)"
    case .buttonReleased, .inputLost, .locked, .latchToggled, .playingSet, .undone,
      .redone:
      word(.input(input), in: EventWords.plain)
    case .frameShown, .player: nil
    }
  }

  private static func words(of point: SurfacePoint) -> String { "\(point.x) \(point.y)" }

  /// The word for a value that has one.
  static func word<Value: Equatable>(_ value: Value, in words: [(String, Value)]) -> String {
    words.first { $0.1 == value }?.0 ?? ""
  }
}
