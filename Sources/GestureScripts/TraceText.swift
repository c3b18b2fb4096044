public import GestureSimulation
import Seeking

extension GestureReplay {
  /// Runs a script.
  ///
  /// - Parameter script: what happens when.
  /// - Returns: the trace's lines in the order in which things happen; the last one sums it up.
  ///
  /// *Complexity*: O(n) for n events and deadlines.
  public static func trace(of script: GestureScript) -> [String] {
    entries(of: script).map { $0.text }
  }
}

extension TraceEntry {
  /// The line that the entry is in a trace, whichever machine has come to it.
  public var text: String {
    let milliseconds = Int64((time.sinceOrigin / .milliseconds(1)).rounded())
    let words = TraceWords(of: kind)
    let fields = zip(words.fields, values).map { field, value in
      value.map { " \(field.key)=\(field.format.text(of: $0))" } ?? ""
    }
    return "\(milliseconds) \(words.verb)\(fields.joined())"
  }
}

/// How a value is written.
enum TraceFormat {
  /// A number with three decimals at most.
  case plain
  /// The same with its sign.
  case signed
  /// A word for what is below 0, one for 0, one for what is above.
  case side(below: String, zero: String, above: String)

  static let direction = side(below: "backward", zero: "centre", above: "forward")
  static let edge = side(below: "start", zero: "", above: "end")
  static let volume = side(below: "down", zero: "", above: "up")
  static let precision = side(below: "", zero: "keyframe", above: "exact")
  static let answer = side(below: "", zero: "false", above: "true")

  func text(of value: Double) -> String {
    switch self {
    case .plain: ThousandthsText.plain(MediaSeconds(value))
    case .signed: ThousandthsText.signed(MediaSeconds(value))
    case .side(let below, let zero, let above): value < 0 ? below : value > 0 ? above : zero
    }
  }
}

/// The words of one kind of entry: a verb, and a key with a format for each value.
struct TraceWords {
  let verb: String
  let fields: [(key: String, format: TraceFormat)]

  private init(_ verb: String, _ fields: (String, TraceFormat)...) {
    self.verb = verb
    self.fields = fields
  }

  init(of kind: TraceEntry.Kind) {
    self =
      switch kind {
      case .skip:
        Self(
          "skip", ("seconds", .signed), ("tally", .signed), ("target", .plain),
          ("zone", .direction))
      case .edge: Self("edge", ("at", .edge))
      case .runEnd: Self("run-end", ("tally", .signed))
      case .tap: Self("tap", ("zone", .direction))
      case .tapUndone: Self("tap-undone")
      case .doubleTap: Self("double-tap", ("zone", .direction))
      case .dragBegin: Self("drag-begin", ("zone", .direction))
      case .dragMove: Self("drag-move", ("x", .plain), ("y", .plain))
      case .dragEnd: Self("drag-end")
      case .dragCancel: Self("drag-cancel")
      case .holdBeginWithRate: Self("hold-begin", ("rate", .plain))
      case .holdBeginWithSteps: Self("hold-begin", ("steps", .direction))
      case .holdChange: Self("hold-change", ("rate", .plain))
      case .holdLock: Self("hold-lock")
      case .holdStep: Self("hold-step", ("n", .plain))
      case .holdEnd: Self("hold-end", ("rate", .plain))
      case .action: Self("action", ("n", .plain))
      case .scrubBegin: Self("scrub-begin")
      case .scrubPreview: Self("scrub-preview", ("position", .plain))
      case .scrubCommit: Self("scrub-commit", ("position", .plain))
      case .scrubCancel: Self("scrub-cancel", ("position", .plain))
      case .undo: Self("undo", ("position", .plain))
      case .redo: Self("redo", ("position", .plain))
      case .play: Self("play")
      case .pause: Self("pause")
      case .volume: Self("volume", ("direction", .volume))
      case .frame: Self("frame", ("direction", .direction))
      case .leave: Self("leave")
      case .announceMoved: Self("announce", ("moved", .signed), ("position", .plain))
      case .announceArrived: Self("announce", ("position", .plain))
      case .announceEdge: Self("announce", ("edge", .edge))
      case .seek: Self("seek", ("position", .plain), ("precision", .precision))
      case .seekFailed: Self("seek-failed")
      case .seekDone: Self("seek-done", ("position", .plain))
      case .end: .end
      }
  }

  private static let end = Self(
    "end", ("position", .plain), ("rate", .plain), ("paused", .answer), ("taps", .plain),
    ("skips", .plain), ("seeks", .plain), ("tally", .signed))
}
