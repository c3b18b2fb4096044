import Seeking
import Testing

@Suite("A held step and its frame")
struct HoldFrameTests {
  private var button = HoldRepeat(minimumDuration: .zero)

  init() {
    button.waitsForFrames = true
    _ = button.press(at: ms(0))
  }

  /// Ticks whenever the button wants to, up to a time.
  private mutating func run(until time: Int) -> [HoldRepeatEvent] {
    button.runDeadlines(until: ms(time)).map(\.event)
  }

  private mutating func frame(at time: Int) -> [HoldRepeatEvent] { button.frameShown(at: ms(time)) }

  @Test mutating func `doesn't keep the first step waiting`() {
    #expect(run(until: 100) == [.began, .step(1, factor: 1)])
  }

  @Test mutating func `keeps the beat where frames are fast`() {
    _ = run(until: 100)
    for beat in 2...20 {
      #expect(frame(at: beat * 100 - 60) == [])
      #expect(button.nextDeadline == ms(beat * 100))
      #expect(run(until: beat * 100) == [.step(beat, factor: 1)])
    }
  }

  @Test mutating func `makes the step that has waited when the frame is shown`() {
    _ = run(until: 100)
    #expect(run(until: 350) == [])
    #expect(frame(at: 350) == [.step(2, factor: 1)])
    #expect(button.nextDeadline == ms(750))
    #expect(frame(at: 351) == [])
    #expect(button.nextDeadline == ms(450), "no burst for the beats at 200 and 300")
    #expect(run(until: 450) == [.step(3, factor: 1)])
  }

  @Test mutating func `goes on with the beat after a slow frame`() {
    button.repeatInterval = .milliseconds(300)
    _ = button.cancel()
    _ = button.press(at: ms(0))
    #expect(run(until: 300) == [.began, .step(1, factor: 1)])
    #expect(frame(at: 650) == [.step(2, factor: 1)])
    #expect(frame(at: 660) == [])
    #expect(button.nextDeadline == ms(900))
  }

  @Test mutating func `waits for a frame no longer than the ceiling`() {
    _ = run(until: 100)
    #expect(button.nextDeadline == ms(500))
    #expect(run(until: 499) == [])
    #expect(run(until: 500) == [.step(2, factor: 1)])
    #expect(run(until: 900) == [.step(3, factor: 1)])
  }

  @Test(arguments: [(0, 200), (199, 200), (200, 200), (450, 450), (600, 600), (5000, 600)])
  mutating func `has a ceiling of 200 to 600 ms`(asked: Int, taken: Int) {
    button.frameCeiling = .milliseconds(asked)
    #expect(button.frameCeiling == .milliseconds(taken))
    _ = run(until: 100)
    #expect(button.nextDeadline == ms(100 + taken))
  }

  @Test mutating func `takes no frame for that of a step which comes with it`() {
    _ = run(until: 100)
    #expect(frame(at: 500) == [.step(2, factor: 1)])
    #expect(button.nextDeadline == ms(900))
  }

  @Test mutating func `takes one frame for one step`() {
    _ = run(until: 100)
    #expect(frame(at: 120) == [])
    #expect(frame(at: 140) == [])
    #expect(button.nextDeadline == ms(200))
  }

  @Test mutating func `takes a frame for nothing before a step, without a hold and ungated`() {
    #expect(frame(at: 0) == [.began])
    #expect(frame(at: 50) == [])
    #expect(button.nextDeadline == ms(100))
    _ = button.cancel()
    #expect(frame(at: 60) == [])
    #expect(button.nextDeadline == nil)
    button.waitsForFrames = false
    _ = button.press(at: ms(60))
    _ = run(until: 160)
    #expect(frame(at: 170) == [])
    #expect(button.nextDeadline == ms(260))
  }

  @Test(arguments: [
    (499, [HoldRepeatEvent.ended]), (500, [.step(2, factor: 1), .ended]),
  ])
  mutating func `ends while a step is waiting`(release: Int, expected: [HoldRepeatEvent]) {
    _ = run(until: 100)
    #expect(button.release(inside: true, at: ms(release)) == expected)
    #expect(frame(at: 510) == [])
    #expect(run(until: 9000) == [])
  }

  @Test mutating func `ends when its process was suspended while a step was waiting`() {
    _ = run(until: 100)
    #expect(button.nextDeadline == ms(500))
    #expect(frame(at: 1500) == [.ended])
    #expect(button.nextDeadline == nil)
  }

  @Test mutating func `is no stall, however long it is waited for`() {
    button.stall = .milliseconds(50)
    _ = run(until: 100)
    #expect(frame(at: 450) == [.step(2, factor: 1)])
  }

  @Test mutating func `is waited for from the next step on once that is asked`() {
    button.waitsForFrames = false
    _ = run(until: 100)
    button.waitsForFrames = true
    #expect(button.nextDeadline == ms(200))
    _ = run(until: 200)
    #expect(button.nextDeadline == ms(600))
  }
}
