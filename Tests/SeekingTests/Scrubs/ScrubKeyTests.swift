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

  @Test(
    arguments: [
      (ScrubKey.left, -0.5), (.right, 0.5), (.up, nil), (.down, nil), (.pageUp, nil),
      (.pageDown, nil), (.home, nil), (.end, nil), (.escape, nil),
    ] as [(ScrubKey, Double?)])
  func `With Option, arrows along the bar move what it shows`(key: ScrubKey, share: Double?) {
    #expect(key.panShare() == share)
    #expect(key.panShare(timeline: .rightToLeft) == share.map { -$0 })
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

  private static let places: [(ScrubKeyAction, Double, Double?, Double?)] = [
    (.step(5), 0.5, 100.0, 0.55), (.step(-5), 0.5, 100, 0.45), (.step(5), 0.98, 100, 1),
    (.step(-60), 0.5, 100, 0), (.step(5), 0.5, nil, 0.55), (.step(-60), 0.5, nil, 0.45),
    (.step(5), 0.5, 0, 0.55), (.step(5), 0.5, .infinity, 0.55), (.page(0.1), 0.5, 100, 0.6),
    (.page(-0.1), 0.05, nil, 0), (.jump(1), 0.5, 100, 1), (.jump(7), 0.5, 100, 1),
    (.cancel, 0.5, 100, nil),
  ]

  @Test(arguments: places)
  func `A key leads to a place on the bar`(
    action: ScrubKeyAction, place: Double, duration: Double?, next: Double?
  ) {
    let found = action.place(from: place, of: duration.map { MediaSeconds($0) })
    #expect((found == nil) == (next == nil))
    #expect(isNear(found ?? 0, next ?? 0))
  }
}
