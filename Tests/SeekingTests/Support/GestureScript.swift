import Seeking

/// One event of a surface, in shorthand `EVENT[#POINTER]@MS[:PLACE][/KIND]`.
///
/// The pointer is 1 where none is named, the place `R`, the kind touch. Places are `L`, `C`, `R` or
/// points such as `750,280`, on a surface of 1000 by 560.
struct GestureStep: Sendable {
  enum Event: String, Sendable { case down, move, up, cancel, reset, tick }

  var event: Event
  var pointer: Int64 = 1
  var time: EventTime
  var point = SurfaceTap.forward.point
  var kind = PointerKind.touch

  /// Has `gesture` take the event, without running what was due before it.
  func apply(to gesture: inout SurfaceGesture) -> [SurfaceRecognition] {
    let id = PointerID(pointer)
    return switch event {
    case .down: gesture.down(id, kind: kind, at: point, time: time)
    case .move: gesture.move(id, to: point, time: time)
    case .up: gesture.up(id, at: point, time: time)
    case .cancel: gesture.cancel(id, time: time)
    case .reset: gesture.reset(at: time)
    case .tick: gesture.tick(at: time)
    }
  }
}

/// A line of events, and what a surface makes of them.
///
/// `down@0 up@80 down@200 up@260` makes `double:F@260`. The words of a trace are `tap`, `undo`,
/// `double`, `run2` and so on, `run-end`, `hold` and `hold-end`, with the zone (`B`, `C`, `F`) and
/// the time.
struct GestureScript {
  struct Unreadable: Error { let word: Substring }

  let steps: [GestureStep]

  init(_ text: String) throws {
    steps = try text.split(separator: " ").map(Self.step)
  }

  /// Runs the script with a timer that is never late, and beyond its end until nothing is pending.
  func trace(_ settings: SurfaceSettings) -> String {
    var gesture = SurfaceGesture(settings: settings, size: .screen)
    var words: [String] = []
    for step in steps {
      words += gesture.runDeadlines(until: step.time).map(Self.word)
      words += step.apply(to: &gesture).map { Self.word($0, at: step.time) }
    }
    words += gesture.runDeadlines().map(Self.word)
    return words.joined(separator: " ")
  }

  private static func word(_ recognition: SurfaceRecognition, at time: EventTime) -> String {
    let name =
      switch recognition {
      case .tap(let tap): "tap:" + letter(of: tap)
      case .tapUndone: "undo"
      case .doubleTap(let tap, 1): "double:" + letter(of: tap)
      case .doubleTap(let tap, let count): "run\(count):" + letter(of: tap)
      case .runEnded: "run-end"
      case .holdBegan(let tap): "hold:" + letter(of: tap)
      case .drag(.began(let tap)): "drag:" + letter(of: tap)
      case .drag(.moved(let offset)): "to:\(Int(offset.x)),\(Int(offset.y))"
      case .drag(.ended): "drag-end"
      case .drag(.cancelled): "drag-cancel"
      case .holdMoved(let offset): "move:\(Int(offset.x)),\(Int(offset.y))"
      case .holdEnded: "hold-end"
      }
    return "\(name)@\(Int64((time.sinceOrigin / .milliseconds(1)).rounded()))"
  }

  private static func letter(of tap: SurfaceTap) -> String {
    switch tap.zone {
    case .backward: "B"
    case .centre: "C"
    case .forward: "F"
    }
  }
}

extension GestureScript {
  private static func step(_ word: Substring) throws -> GestureStep {
    var rest = word
    let kind = cutLast("/", from: &rest).map(kind) ?? .touch
    let point = cutLast(":", from: &rest).map(point) ?? SurfaceTap.forward.point
    let time = cutLast("@", from: &rest).flatMap { Int($0) }
    let pointer = cutLast("#", from: &rest).map { Int64($0) } ?? 1
    guard let time, let pointer, let kind, let point,
      let event = GestureStep.Event(rawValue: String(rest))
    else { throw Unreadable(word: word) }
    return GestureStep(event: event, pointer: pointer, time: ms(time), point: point, kind: kind)
  }

  private static func cutLast(_ mark: Character, from word: inout Substring) -> Substring? {
    guard let index = word.lastIndex(of: mark) else { return nil }
    defer { word = word[..<index] }
    return word[word.index(after: index)...]
  }

  private static func kind(_ word: Substring) -> PointerKind? {
    switch word {
    case "touch": .touch
    case "mouse": .mouse
    case "pen": .pen
    default: nil
    }
  }

  private static func point(_ word: Substring) -> SurfacePoint? {
    switch word {
    case "L": return SurfaceTap.backward.point
    case "C": return SurfaceTap.centre.point
    case "R": return SurfaceTap.forward.point
    default:
      let numbers = word.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? SurfacePoint(x: numbers[0], y: numbers[1]) : nil
    }
  }
}

/// What a surface with these settings makes of a script.
func trace(_ script: String, _ settings: SurfaceSettings = SurfaceSettings()) throws -> String {
  try GestureScript(script).trace(settings)
}
