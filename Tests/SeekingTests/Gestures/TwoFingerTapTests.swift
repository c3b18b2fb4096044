import Seeking
import Testing

@Suite("A tap with two fingers") struct TwoFingerTapTests {
  enum Event: Sendable {
    case down(Int64, Double, Int64, kind: PointerKind = .touch)
    case move(Int64, Double)
    case up(Int64, Double, Int64)
    case cancel
    case reset
  }

  private static let pair: [Event] = [
    .down(1, 100, 0), .down(2, 300, 20), .up(1, 100, 90), .up(2, 300, 110),
  ]

  @Test(
    "is recognised at the last finger's up, and only when it is one",
    arguments: [
      (pair, 1),
      ([.down(1, 100, 0), .down(2, 300, 20), .up(2, 300, 90), .up(1, 100, 450)], 1),
      // Too slow by a millisecond.
      ([.down(1, 100, 0), .down(2, 300, 20), .up(2, 300, 90), .up(1, 100, 451)], 0),
      // One finger, and a second one that comes when the first has gone.
      ([.down(1, 100, 0), .up(1, 100, 50), .down(2, 300, 60), .up(2, 300, 90)], 0),
      // Three fingers, at once or after the second has gone.
      (
        [
          .down(1, 100, 0), .down(2, 300, 10), .down(3, 500, 20), .up(1, 100, 50), .up(2, 300, 60),
          .up(3, 500, 70),
        ], 0
      ),
      (
        [
          .down(1, 100, 0), .down(2, 300, 10), .up(2, 300, 20), .down(3, 500, 30), .up(1, 100, 50),
          .up(3, 500, 70),
        ], 0
      ),
      // A finger that slides away, or just as far as it may.
      ([.down(1, 100, 0), .down(2, 300, 20), .move(2, 309), .up(1, 100, 90), .up(2, 300, 110)], 0),
      ([.down(1, 100, 0), .down(2, 300, 20), .up(1, 109, 90), .up(2, 300, 110)], 0),
      ([.down(1, 100, 0), .down(2, 300, 20), .move(2, 308), .up(1, 92, 90), .up(2, 308, 110)], 1),
      // A mouse is no finger.
      ([.down(1, 100, 0), .down(2, 300, 20, kind: .mouse), .up(1, 100, 90), .up(2, 300, 110)], 0),
      ([.down(1, 100, 0, kind: .mouse), .down(2, 300, 20), .up(1, 100, 90), .up(2, 300, 110)], 0),
      // Lost pointers.
      ([.down(1, 100, 0), .down(2, 300, 20), .cancel, .up(1, 100, 90)], 0),
      ([.down(1, 100, 0), .down(2, 300, 20), .reset, .up(1, 100, 90), .up(2, 300, 110)], 0),
      ([.cancel, .up(1, 100, 0)], 0),
    ] as [([Event], Int)])
  func recognition(of events: [Event], count: Int) {
    var tap = TwoFingerTap()
    #expect(taps(events, in: &tap) == count)
    // Whatever it was, the next one is recognised.
    #expect(taps(Self.pair, in: &tap) == 1)
  }

  private func taps(_ events: [Event], in tap: inout TwoFingerTap) -> Int {
    var count = 0
    for event in events {
      switch event {
      case .down(let id, let x, let time, let kind):
        tap.down(
          PointerID(id), kind: kind, at: SurfacePoint(x: x, y: 50),
          time: EventTime(milliseconds: time))
      case .move(let id, let x): tap.move(PointerID(id), to: SurfacePoint(x: x, y: 50))
      case .up(let id, let x, let time):
        let point = SurfacePoint(x: x, y: 50)
        if tap.up(PointerID(id), at: point, time: EventTime(milliseconds: time)) { count += 1 }
      case .cancel: tap.cancel()
      case .reset: tap.reset()
      }
    }
    return count
  }
}
