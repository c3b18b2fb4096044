import Seeking

/// The trace of a script while it is written.
struct Trace: Sendable {
  let showsAnnouncements: Bool
  private(set) var lines: [String] = []
  private var taps = 0
  private var skips = 0
  private var seeks = 0

  init(showsAnnouncements: Bool) {
    self.showsAnnouncements = showsAnnouncements
  }

  mutating func seekDone(_ position: MediaSeconds, at time: EventTime) {
    write("seek-done position=\(ThousandthsText.plain(position))", at: time)
  }

  /// Writes the line of an effect, if it has one.
  mutating func write(_ effect: ControlEffect, at time: EventTime) {
    count(effect)
    if let words = words(of: effect) { write(words, at: time) }
  }

  /// The whole trace with its last line.
  mutating func finished(
    at time: EventTime, position: MediaSeconds, player: SimulatedPlayer, tally: MediaSeconds
  ) -> [String] {
    let place = ThousandthsText.plain(position)
    let rate = ThousandthsText.plain(MediaSeconds(player.rate))
    let shown = ThousandthsText.signed(tally)
    write(
      "end position=\(place) rate=\(rate) paused=\(player.isPaused) taps=\(taps) skips=\(skips) "
        + "seeks=\(seeks) tally=\(shown)", at: time)
    return lines
  }

  private mutating func write(_ words: String, at time: EventTime) {
    let milliseconds = (time.sinceOrigin / .milliseconds(1)).rounded()
    lines.append("\(Int64(milliseconds)) \(words)")
  }

  private mutating func count(_ effect: ControlEffect) {
    switch effect {
    case .tap: taps += 1
    case .tapUndone: taps -= 1
    case .skip: skips += 1
    case .player(.seek): seeks += 1
    default: break
    }
  }

  private func words(of effect: ControlEffect) -> String? {
    switch effect {
    case .skip(let skip): skipWords(skip)
    case .edge(let edge): "edge at=\(TraceWord.of(edge))"
    case .runEnded(let run): "run-end tally=\(ThousandthsText.signed(run.tally))"
    case .tap(let tap): "tap zone=\(TraceWord.of(tap.zone))"
    case .tapUndone: "tap-undone"
    case .centreDoubleTap(let tap): "double-tap zone=\(TraceWord.of(tap.zone))"
    case .holdBegan(.rate(let rate)): "hold-begin rate=\(number(rate))"
    case .holdBegan(.steps(let direction)): "hold-begin steps=\(TraceWord.of(direction))"
    case .holdChanged(let rate): "hold-change rate=\(number(rate))"
    case .holdLocked: "hold-lock"
    case .holdStep(let number): "hold-step n=\(number)"
    case .holdEnded(let rate): "hold-end rate=\(number(rate))"
    case .action(let number): "action n=\(number)"
    case .repeating: nil
    case .scrubBegan: "scrub-begin"
    case .scrubPreviewed(let place): "scrub-preview position=\(ThousandthsText.plain(place))"
    case .scrubCommitted(let place): "scrub-commit position=\(ThousandthsText.plain(place))"
    case .scrubCancelled(let place): "scrub-cancel position=\(ThousandthsText.plain(place))"
    case .undone(let place): "undo position=\(ThousandthsText.plain(place))"
    case .redone(let place): "redo position=\(ThousandthsText.plain(place))"
    case .playing(let plays): plays ? "play" : "pause"
    case .volume(let up): "volume direction=\(up ? "up" : "down")"
    case .frame(let direction): "frame direction=\(TraceWord.of(direction))"
    case .leave: "leave"
    case .announce(let announcement): showsAnnouncements ? words(of: announcement) : nil
    case .player(let order): words(of: order)
    }
  }

  private func skipWords(_ skip: Skip) -> String {
    let seconds = ThousandthsText.signed(skip.asked)
    let tally = ThousandthsText.signed(skip.tally)
    let target = skip.target.map { " target=\(ThousandthsText.plain($0))" } ?? ""
    return "skip seconds=\(seconds) tally=\(tally)\(target) zone=\(TraceWord.of(skip.direction))"
  }

  private func words(of announcement: Announcement) -> String {
    switch announcement {
    case .moved(let length, let place):
      "announce moved=\(ThousandthsText.signed(length))"
        + (place.map { " position=\(ThousandthsText.plain($0))" } ?? "")
    case .arrived(let place): "announce position=\(ThousandthsText.plain(place))"
    case .edge(let edge): "announce edge=\(TraceWord.of(edge))"
    }
  }

  private func words(of order: PlayerEffect) -> String? {
    switch order {
    case .seek(let request):
      "seek position=\(ThousandthsText.plain(request.position)) "
        + "precision=\(request.precision == .exact ? "exact" : "keyframe")"
    case .seekFailed: "seek-failed"
    case .setRate, .setPaused: nil
    }
  }

  private func number(_ number: Double) -> String { ThousandthsText.plain(MediaSeconds(number)) }
}

/// The words that a trace has for the core's values.
enum TraceWord {
  static func of(_ edge: RangeEdge) -> String { edge == .end ? "end" : "start" }

  static func of(_ direction: SkipDirection) -> String {
    direction == .forward ? "forward" : "backward"
  }

  static func of(_ zone: SkipZone) -> String { zone.direction.map(of) ?? "centre" }
}
