import Seeking
import Testing

/// A machine that asks to be called at its next deadline.
protocol Timed {
  associatedtype Event

  var nextDeadline: EventTime? { get }
  mutating func tick(at time: EventTime) -> [Event]
}

extension SurfaceGesture: Timed {}
extension DoubleTapSeek: Timed {}
extension HoldRepeat: Timed {}

extension Timed {
  /// Calls the machine at each of its deadlines until `end`, or until none is left.
  ///
  /// - Returns: what it did, with the times.
  mutating func runDeadlines(until end: EventTime? = nil) -> [(event: Event, time: EventTime)] {
    var events: [(event: Event, time: EventTime)] = []
    while let due = nextDeadline, end.map({ due <= $0 }) ?? true {
      events += tick(at: due).map { ($0, due) }
      if nextDeadline == due {
        Issue.record("a deadline is still there after it was due")
        break
      }
    }
    return events
  }
}
