import Seeking
import Testing

@Suite("The feedback of a run")
struct SkipFeedbackTests {
  static let halfway = 0.684643187427

  /// A run that has skipped once, at 1000 ms.
  private static func timeline(
    _ direction: SkipDirection = .forward, reducesMotion: Bool = false
  ) -> SkipFeedbackTimeline {
    var timeline = SkipFeedbackTimeline()
    timeline.reducesMotion = reducesMotion
    timeline.show(run(direction), from: SurfaceTap.forward.point, at: ms(1000))
    return timeline
  }

  private static func run(_ direction: SkipDirection, position: Double = 100) -> SkipRun {
    var run = SkipRun()
    _ = run.skip(direction, by: 10, from: Playhead(at: position, in: 0...600), at: ms(1000))
    return run
  }

  private func opacity(_ timeline: SkipFeedbackTimeline, at time: Int) -> Double? {
    timeline.feedback(at: ms(time), in: .screen, timeline: .leftToRight)?.opacity
  }

  @Test func `is none before the first skip`() {
    var timeline = SkipFeedbackTimeline()
    #expect(opacity(timeline, at: 0) == nil)
    #expect(!timeline.isMoving(at: ms(0)))
    timeline.hide(at: ms(0))
    timeline.show(SkipRun(), from: SurfaceTap.forward.point, at: ms(0))
    #expect(opacity(timeline, at: 100) == nil)
  }

  @Test(arguments: [
    (1000, 0.0), (1100, halfway), (1200, 1), (1900, 1), (2000, 1), (2100, 1 - halfway),
  ])
  func `fades in and out in 0.2 s`(time: Int, expected: Double) throws {
    var timeline = Self.timeline()
    timeline.hide(at: ms(2000))
    #expect(isNear(try #require(opacity(timeline, at: time)), expected))
  }

  @Test func `is nothing once it has faded out`() {
    var timeline = Self.timeline()
    timeline.hide(at: ms(2000))
    #expect(opacity(timeline, at: 2199) != nil)
    #expect(opacity(timeline, at: 2200) == nil)
    #expect(opacity(timeline, at: 9000) == nil)
  }

  @Test func `fades out from where fading in had come`() throws {
    var timeline = Self.timeline()
    timeline.hide(at: ms(1100))
    timeline.hide(at: ms(1150))
    let expected = 1 * (1 - Self.halfway)
    #expect(isNear(try #require(opacity(timeline, at: 1100)), Self.halfway))
    #expect(try #require(opacity(timeline, at: 1200)) - expected < 1e-9)
    #expect(opacity(timeline, at: 1300) == nil)
  }

  @Test(arguments: [
    (SkipDirection.forward, TimelineDirection.leftToRight, SurfaceSide.right),
    (.backward, .leftToRight, .left), (.forward, .rightToLeft, .left),
    (.backward, .rightToLeft, .right),
  ])
  func `covers the half of its direction`(
    direction: SkipDirection, timeline: TimelineDirection, side: SurfaceSide
  ) throws {
    let feedback = try #require(
      Self.timeline(direction).feedback(at: ms(1300), in: .screen, timeline: timeline))
    #expect(feedback.direction == direction)
    #expect(feedback.side == side)
    #expect(feedback.tally == MediaSeconds(10 * direction.sign))
    #expect(feedback.edge == nil)
  }

  @Test func `shows the end that was run into`() throws {
    var timeline = Self.timeline()
    timeline.show(Self.run(.forward, position: 596), from: SurfaceTap.forward.point, at: ms(1300))
    let feedback = try #require(
      timeline.feedback(at: ms(1300), in: .screen, timeline: .leftToRight))
    #expect(feedback.tally == 4)
    #expect(feedback.edge == .end)
  }

  @Test func `stays while the run goes on, with a fresh ripple each skip`() throws {
    var timeline = Self.timeline()
    let origin = SurfacePoint(x: 900, y: 10)
    timeline.show(Self.run(.forward), from: origin, at: ms(1400))
    let feedback = try #require(
      timeline.feedback(at: ms(1400), in: .screen, timeline: .leftToRight))
    #expect(isNear(feedback.opacity, 1))
    #expect(
      feedback.ripple
        == Ripple(origin: origin, start: ms(1400)).circle(
          at: ms(1400), in: .screen))
  }

  @Test func `fades in anew on the other side, and after it went`() throws {
    var timeline = Self.timeline()
    timeline.show(Self.run(.backward), from: SurfaceTap.backward.point, at: ms(1400))
    #expect(isNear(try #require(opacity(timeline, at: 1400)), 0))
    timeline.hide(at: ms(1800))
    timeline.show(Self.run(.backward), from: SurfaceTap.backward.point, at: ms(1900))
    #expect(isNear(try #require(opacity(timeline, at: 1900)), 0))
    #expect(isNear(try #require(opacity(timeline, at: 2100)), 1))
  }

  @Test func `has neither fades nor ripple with reduced motion`() throws {
    var timeline = Self.timeline(reducesMotion: true)
    let feedback = try #require(
      timeline.feedback(at: ms(1000), in: .screen, timeline: .leftToRight))
    #expect(feedback.opacity == 1)
    #expect(feedback.ripple == nil)
    #expect(!timeline.isMoving(at: ms(1000)))
    timeline.hide(at: ms(2000))
    #expect(opacity(timeline, at: 2000) == nil)
    #expect(!timeline.isMoving(at: ms(2000)))
    #expect(timeline.movesUntil == nil)
  }

  @Test(arguments: [
    (1000, true), (1549, true), (1550, false), (1999, false), (2000, true), (2199, true),
    (2200, false),
  ])
  func `moves while it ripples and fades`(time: Int, expected: Bool) {
    var timeline = Self.timeline()
    if time >= 2000 { timeline.hide(at: ms(2000)) }
    #expect(timeline.isMoving(at: ms(time)) == expected)
    #expect(timeline.movesUntil == ms(time >= 2000 ? 2200 : 1550))
  }

  @Test func `has the figures of its design`() {
    #expect(SkipFeedbackTimeline.scrimOpacity == 0.22)
    #expect(Ripple.opacity == 0.35)
  }
}
