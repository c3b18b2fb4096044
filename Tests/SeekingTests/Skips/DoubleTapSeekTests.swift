import Seeking
import Testing

@Suite("The double-tap seek overlay")
struct DoubleTapSeekTests {
  private var overlay = DoubleTapSeek(settings: .player, size: .screen)
  private var position = 100.0
  private var range: ClosedRange<Double>? = 0...600

  private var playhead: Playhead {
    Playhead(position: MediaSeconds(position), range: range.flatMap(seconds))
  }

  /// Runs a script of pointer events, with a timer that is never late, and moves the playhead.
  private mutating func run(_ script: String) throws -> [OverlayOutcome] {
    try GestureScript(script).steps.flatMap { step in
      var effects = overlay.runDeadlines(until: step.time).map(\.event)
      let recognitions = step.apply(to: &overlay.gesture)
      effects += overlay.handle(recognitions, playhead: playhead, at: step.time)
      return follow(effects)
    }
  }

  private mutating func request(_ direction: SkipDirection, at time: Int) -> [OverlayOutcome] {
    follow(overlay.request(direction, playhead: playhead, at: ms(time)))
  }

  private mutating func follow(_ effects: [DoubleTapSeekEffect]) -> [OverlayOutcome] {
    for case .skip(let skip) in effects { position += skip.moved.value }
    return effects.map(OverlayOutcome.init)
  }

  private mutating func tick(at time: Int) -> [OverlayOutcome] {
    follow(overlay.tick(at: ms(time)))
  }

  private func feedback(at time: Int) -> SkipFeedback? {
    overlay.feedback.feedback(
      at: ms(time), in: overlay.gesture.size, timeline: overlay.gesture.settings.timeline)
  }

  @Test mutating func `makes thirty seconds of four taps in a row`() throws {
    let effects = try run(
      "down@0 up@60 down@150 up@210 down@300 up@360 down@450 up@510 tick@1409 tick@1410")
    #expect(
      effects == [
        .skip(10, beginsRun: true), .skip(10, beginsRun: false), .skip(10, beginsRun: false),
        .runEnded(30),
      ])
    #expect(position == 130)
  }

  @Test mutating func `makes two skips of two double taps`() throws {
    overlay = DoubleTapSeek(size: .screen)
    let effects = try run(
      "down@0 up@60 down@150 up@210 down@300 up@360 down@450 up@510 tick@1500")
    #expect(effects == [.skip(10, beginsRun: true), .skip(10, beginsRun: false), .runEnded(20)])
  }

  @Test mutating func `has steps of their own back and forward`() throws {
    overlay.steps.forward = 30
    overlay.steps.backward = 5
    #expect(try run("down@0 up@60 down@150 up@210") == [.skip(30, beginsRun: true)])
    #expect(
      try run("down@1200:L up@1260:L down@1350:L up@1410:L")
        == [.runEnded(30), .skip(-5, beginsRun: true)])
  }

  @Test mutating func `ends the run with a reversal`() throws {
    overlay = DoubleTapSeek(size: .screen)
    _ = try run("down@0 up@60 down@150 up@210")
    #expect(
      try run("down@300:L up@360:L down@450:L up@510:L")
        == [.runEnded(10), .skip(-10, beginsRun: true)])
    #expect(overlay.run.tally == -10)
  }

  @Test mutating func `takes a lone tap on the other side for an ordinary one`() throws {
    _ = try run("down@0 up@60 down@150 up@210")
    #expect(try run("down@300:L up@360:L tick@660") == [.runEnded(10), .tap(.backward)])
    #expect(feedback(at: 500) == nil)
  }

  @Test mutating func `takes a tap for an ordinary one after its run was ended`() throws {
    _ = try run("down@0 up@60 down@150 up@210 down@300")
    #expect(follow(overlay.endRun(at: ms(310))) == [.runEnded(10)])
    #expect(try run("up@360 tick@660") == [.tap(.forward)])
    #expect(follow(overlay.endRun(at: ms(700))) == [])
  }

  @Test mutating func `takes a tap for an ordinary one after its run was turned`() throws {
    _ = try run("down@0 up@60 down@150 up@210")
    #expect(request(.forward, at: 250) == [.skip(10, beginsRun: false)])
    #expect(try run("down@300 up@360") == [.skip(10, beginsRun: false)])
    #expect(request(.backward, at: 400) == [.runEnded(30), .skip(-10, beginsRun: true)])
    #expect(try run("down@450 up@510 tick@810") == [.tap(.forward)])
  }

  @Test mutating func `adds a late double tap to the run while its tally is shown`() throws {
    _ = try run("down@0 up@60 down@150 up@210")
    #expect(try run("down@850 up@910 down@1000 up@1060") == [.skip(10, beginsRun: false)])
    #expect(overlay.run.tally == 20)
  }

  @Test mutating func `passes on what skips nothing`() throws {
    overlay.gesture.settings.singleTapPolicy = .atOnce
    #expect(
      try run("down@0:C up@60:C down@150:C up@210:C")
        == [.tap(.centre), .tapUndone, .centreDoubleTap(.centre)])
    #expect(try run("down@1000 up@1900") == [.holdBegan(.forward), .holdEnded])
    #expect(overlay.run.direction == nil)
  }

  @Test mutating func `waits for the nearer of two deadlines`() throws {
    _ = try run("down@0 up@60 down@150 up@210")
    #expect(overlay.nextDeadline == ms(1110))
    _ = try run("down@400")
    #expect(overlay.nextDeadline == ms(900))
    _ = try run("cancel@450")
    #expect(overlay.nextDeadline == nil)
  }

  @Test(arguments: [
    (SkipDirection.backward, TimelineDirection.leftToRight, 250.0),
    (.forward, .leftToRight, 750), (.backward, .rightToLeft, 750), (.forward, .rightToLeft, 250),
  ])
  mutating func `draws a request at a quarter or three quarters`(
    direction: SkipDirection, timeline: TimelineDirection, x: Double
  ) throws {
    overlay.gesture.settings.timeline = timeline
    let length = MediaSeconds(10 * direction.sign)
    #expect(request(direction, at: 0) == [.skip(length, beginsRun: true)])
    #expect(try #require(feedback(at: 0)?.ripple).centre == SurfacePoint(x: x, y: 280))
  }

  @Test mutating func `makes one skip of each request`() {
    #expect(request(.forward, at: 0) == [.skip(10, beginsRun: true)])
    #expect(request(.forward, at: 100) == [.skip(10, beginsRun: false)])
    #expect(overlay.run.tally == 20)
    #expect(request(.backward, at: 200) == [.runEnded(20), .skip(-10, beginsRun: true)])
    #expect(request(.backward, at: 1100) == [.runEnded(-10), .skip(-10, beginsRun: true)])
    #expect(position == 100)
  }

  @Test mutating func `moves and tells the rest of the way at an end`() {
    position = 596
    #expect(request(.forward, at: 0) == [.skip(4, beginsRun: true)])
    #expect(request(.forward, at: 100) == [.edge(.end)])
    #expect(feedback(at: 100)?.tally == 4)
    #expect(feedback(at: 100)?.edge == .end)
    #expect(tick(at: 1000) == [.runEnded(4)])
  }

  @Test mutating func `begins the run with the first skip that moves`() {
    position = 600
    #expect(request(.forward, at: 0) == [.edge(.end)])
    range = 0...700
    #expect(request(.forward, at: 100) == [.skip(10, beginsRun: true)])
    #expect(request(.forward, at: 200) == [.skip(10, beginsRun: false)])
  }

  @Test(arguments: [MediaSeconds(0), -10, MediaSeconds(.nan), MediaSeconds(.infinity)])
  mutating func `skips and shows nothing for an interval that makes no sense`(
    interval: MediaSeconds
  ) throws {
    overlay.steps.forward = interval
    #expect(try run("down@0 up@60 down@150 up@210") == [])
    #expect(request(.forward, at: 300) == [])
    #expect(feedback(at: 400) == nil)
  }

  @Test mutating func `skips and shows nothing where nothing can be sought`() {
    range = nil
    #expect(request(.forward, at: 0) == [])
    #expect(feedback(at: 100) == nil)
  }

  @Test mutating func `takes nothing from the run that goes on when a skip is refused`() {
    _ = request(.forward, at: 0)
    range = nil
    #expect(request(.backward, at: 100) == [])
    #expect(tick(at: 900) == [.runEnded(10)])
  }

  @Test mutating func `skips as asked where nobody knows the place`() {
    let effects = overlay.request(.backward, playhead: nil, at: ms(0))
    #expect(follow(effects) == [.skip(-10, beginsRun: true)])
  }

  @Test mutating func `lets the feedback go when the run ends`() throws {
    _ = request(.forward, at: 0)
    #expect(try #require(feedback(at: 899)).opacity > 0.99)
    #expect(tick(at: 900) == [.runEnded(10)])
    #expect(feedback(at: 1099) != nil)
    #expect(feedback(at: 1100) == nil)
  }
}
