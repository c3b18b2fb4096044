import Seeking

/// Takes down what a replay comes to.
struct TraceRecorder: Sendable {
  private let showsAnnouncements: Bool
  private(set) var entries: [TraceEntry] = []
  private var taps = 0
  private var skips = 0
  private var seeks = 0

  init(showsAnnouncements: Bool) {
    self.showsAnnouncements = showsAnnouncements
  }

  mutating func recordSeekDone(_ position: MediaSeconds, at time: EventTime) {
    entries.append(TraceEntry(time: time, kind: .seekDone, values: [position.value]))
  }

  /// Takes down an effect, if the trace shows it.
  mutating func record(_ effect: ControlEffect, at time: EventTime) {
    count(effect)
    if case .announce = effect, !showsAnnouncements { return }
    if let entry = TraceEntry(of: effect, at: time) { entries.append(entry) }
  }

  /// The whole trace with its last entry.
  func finished(
    at time: EventTime, position: MediaSeconds, player: SimulatedPlayer, tally: MediaSeconds
  ) -> [TraceEntry] {
    let values: [Double?] = [
      position.value, player.rate, player.isPaused ? 1 : 0, Double(taps), Double(skips),
      Double(seeks), tally.value,
    ]
    return entries + [TraceEntry(time: time, kind: .end, values: values)]
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
}
