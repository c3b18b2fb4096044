import Seeking
import Testing

@Suite("What keys do on the bar")
struct ScrubKeyTests {
  @Test(arguments: [
    (ScrubKey.right, false, false, 5.0), (.left, false, false, -5), (.up, false, false, 5),
    (.down, false, false, -5), (.right, true, false, 1), (.down, true, false, -1),
    (.right, false, true, 60), (.left, false, true, -60), (.up, true, true, 60),
  ])
  func `Arrows move by 5 seconds, with Shift by 1, with Control by 60`(
    key: ScrubKey, shift: Bool, control: Bool, seconds: Double
  ) {
    #expect(key.action(hasShift: shift, hasControl: control) == .step(MediaSeconds(seconds)))
  }

  @Test(arguments: [
    (ScrubKey.home, ScrubKeyAction.jump(0)), (.end, .jump(1)), (.pageUp, .page(0.1)),
    (.pageDown, .page(-0.1)), (.escape, .cancel),
  ])
  func `Other keys mean the same whichever way time runs`(key: ScrubKey, action: ScrubKeyAction) {
    for timeline in [TimelineDirection.leftToRight, .rightToLeft] {
      #expect(key.action(timeline: timeline) == action)
      #expect(key.action(hasShift: true, hasControl: true, timeline: timeline) == action)
    }
  }

  @Test(arguments: [(ScrubKey.right, -5.0), (.left, 5), (.up, 5), (.down, -5)])
  func `A reversed timeline turns left and right about`(key: ScrubKey, seconds: Double) {
    #expect(key.action(timeline: .rightToLeft) == .step(MediaSeconds(seconds)))
  }

  @Test func `The steps can be set`() {
    var steps = ScrubSteps()
    steps.normal = 10
    steps.small = 2
    steps.large = 30
    steps.page = 0.25
    #expect(ScrubKey.left.action(steps: steps) == .step(-10))
    #expect(ScrubKey.up.action(hasShift: true, steps: steps) == .step(2))
    #expect(ScrubKey.right.action(hasControl: true, steps: steps) == .step(30))
    #expect(ScrubKey.pageDown.action(steps: steps) == .page(-0.25))
  }
}
