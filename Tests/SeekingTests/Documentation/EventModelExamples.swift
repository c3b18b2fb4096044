import Seeking
import Testing

/// All that a front end does with the controls.
struct FrontEnd {
  var controls = SeekControls(size: SurfaceSize(width: 1000, height: 560))
  /// Stands for the toolkit's timer: when it is to fire, or nothing while it rests.
  var timer: EventTime?
  /// Stands for the player and the screen: everything that they were told.
  var effects: [ControlEffect] = []

  mutating func handle(_ input: ControlInput, at time: EventTime) {
    effects += controls.handle(input, at: time)
    timer = controls.nextDeadline
  }

  mutating func timerFires(at time: EventTime) {
    effects += controls.tick(at: time)
    timer = controls.nextDeadline
  }
}

@Suite("Examples of the event model")
struct EventModelExamples {
  @Test func `one timer`() {
    let film = SeekableRange(from: 0, to: 600)
    let finger = PointerID(1)
    let point = SurfacePoint(x: 750, y: 280)
    var frontEnd = FrontEnd()
    frontEnd.handle(.player(.seekableRangeChanged(film)), at: EventTime(milliseconds: 0))

    frontEnd.handle(.pointerDown(finger, .touch, point), at: EventTime(milliseconds: 1000))
    #expect(frontEnd.timer == EventTime(milliseconds: 1500))  // Then the press is a hold.
    frontEnd.handle(.pointerUp(finger, point), at: EventTime(milliseconds: 1060))
    #expect(frontEnd.timer == EventTime(milliseconds: 1360))  // Then it was an ordinary tap.
    frontEnd.timerFires(at: EventTime(milliseconds: 1360))
    #expect(frontEnd.timer == nil)

    let tap = SurfaceTap(zone: .forward, point: point, kind: .touch)
    #expect(frontEnd.effects == [.tap(tap)])
  }

  @Test func `late timer`() {
    var gesture = SurfaceGesture(size: SurfaceSize(width: 1000, height: 560))
    let point = SurfacePoint(x: 750, y: 280)
    let finger = PointerID(1)
    let tap = SurfaceTap(zone: .forward, point: point, kind: .touch)

    _ = gesture.down(finger, kind: .touch, at: point, time: EventTime(milliseconds: 0))
    // The timer should have fired at 500 ms: the release makes up for it.
    let recognised = gesture.up(finger, at: point, time: EventTime(milliseconds: 520))
    #expect(recognised == [.holdBegan(tap), .holdEnded])
  }
}
