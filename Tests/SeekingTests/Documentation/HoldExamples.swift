import Seeking
import Testing

@Suite("Examples of holds")
struct HoldExamples {
  @Test func `steps on the beat`() {
    var button = HoldRepeat()
    _ = button.press(at: EventTime(milliseconds: 0))
    #expect(button.nextDeadline == EventTime(milliseconds: 200))
    #expect(button.tick(at: EventTime(milliseconds: 200)) == [.began])
    #expect(button.tick(at: EventTime(milliseconds: 300)) == [.step(1, factor: 1)])
    #expect(button.tick(at: EventTime(milliseconds: 400)) == [.step(2, factor: 1)])
    #expect(button.release(inside: true, at: EventTime(milliseconds: 450)) == [.ended])
  }

  @Test func `steps that wait for frames`() {
    var button = HoldRepeat()
    button.waitsForFrames = true
    _ = button.press(at: EventTime(milliseconds: 0))
    _ = button.tick(at: EventTime(milliseconds: 200))
    #expect(button.tick(at: EventTime(milliseconds: 300)) == [.step(1, factor: 1)])
    #expect(button.tick(at: EventTime(milliseconds: 400)) == [])
    #expect(button.nextDeadline == EventTime(milliseconds: 700))  // It waits no longer than this.
    let shown = button.frameShown(at: EventTime(milliseconds: 450))
    #expect(shown == [.step(2, factor: 1)])
  }

  @Test func `stages and lock`() {
    var hold = StagedHold()
    hold.slides = true
    hold.locks = true
    #expect(hold.begin() == [.began(.absolute(2))])
    #expect(hold.move(to: SurfaceOffset(x: 60, y: 0)) == [.changed(.absolute(4))])
    #expect(hold.move(to: SurfaceOffset(x: 60, y: -80)) == [.locked])
    #expect(hold.release() == [])
    #expect(hold.rate == .absolute(4))
    #expect(hold.tap() == [.ended])
  }

  @Test func `layers`() {
    var layers = RateOverride()
    layers.userRate = 1.5
    layers.userPaused = true
    layers.hold = .absolute(2)
    #expect(layers.rate == 2)
    #expect(!layers.isPaused)

    layers.userRate = 1.25  // The user changes the rate while the hold lasts.
    layers.hold = nil
    #expect(layers.rate == 1.25)
    #expect(layers.isPaused)
  }
}
