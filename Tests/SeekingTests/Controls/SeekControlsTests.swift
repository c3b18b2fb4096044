import Seeking
import Testing

@Suite("All controls together")
struct SeekControlsTests {
  private let finger = PointerID(1)
  private let other = PointerID(2)

  /// Controls over a player that stands at a number of seconds of ten minutes.
  private func controls(
    at position: Double = 100, changing change: (inout ControlSettings) -> Void = { _ in }
  ) -> SeekControls {
    var settings = ControlSettings()
    change(&settings)
    var controls = SeekControls(settings: settings, size: .screen)
    controls.duration = 600
    _ = controls.handle(.player(.seekableRangeChanged(seconds(0...600))), at: ms(0))
    _ = controls.handle(.player(.positionChanged(MediaSeconds(position))), at: ms(0))
    return controls
  }

  /// Taps once, in 60 ms.
  private func tap(_ controls: inout SeekControls, at time: Int) -> [ControlEffect] {
    let point = SurfaceTap.forward.point
    return controls.handle(.pointerDown(finger, .touch, point), at: ms(time))
      + controls.handle(.pointerUp(finger, point), at: ms(time + 60))
  }

  @Test func `leave an answer as it was, and another copy's alone`() {
    var controls = controls()
    _ = controls.handle(.scrubberDown(finger, 0.25), at: ms(0))
    let first = controls.handle(.scrubberMoved(finger, 0.5, distance: 0), at: ms(10))
    var copy = controls
    let second = controls.handle(.scrubberMoved(finger, 0.75, distance: 0), at: ms(20))
    #expect(
      copy.handle(.scrubberMoved(finger, 1, distance: 0), at: ms(20)) == [.scrubPreviewed(600)])
    #expect(first == [.scrubPreviewed(300)])
    #expect(second == [.scrubPreviewed(450)])
  }

  @Test(arguments: [(TimelineDirection.leftToRight, 150.0), (.rightToLeft, 450)])
  func `mirror the bar with the timeline`(timeline: TimelineDirection, place: Double) {
    var controls = controls { $0.surface.timeline = timeline }
    let effects = controls.handle(.scrubberDown(finger, 0.25), at: ms(0))
    #expect(effects.contains(.scrubPreviewed(MediaSeconds(place))))
    #expect(
      controls.handle(.scrubberMoved(finger, 0.5, distance: 0), at: ms(10))
        == [.scrubPreviewed(300)])
  }

  @Test(arguments: [
    (ControlInput.pointerDown(PointerID(1), .touch, SurfaceTap.forward.point), 1500),
    (.keyDown(.space), 1500), (.buttonPressed(.forward), 1200), (.skipRequested(.forward), 1900),
  ])
  func `count time that goes back as the latest seen`(input: ControlInput, deadline: Int) {
    for first in [ControlInput.latchToggled, .player(.rateChanged(2)), nil] {
      var controls = controls()
      _ = first.map { controls.handle($0, at: ms(1000)) } ?? controls.tick(at: ms(1000))
      _ = controls.handle(input, at: ms(300))
      #expect(controls.nextDeadline == ms(deadline))
    }
  }

  @Test func `end a scrub where its own pointer was last`() {
    var controls = controls()
    _ = controls.handle(.scrubberDown(finger, 0.25), at: ms(0))
    _ = controls.handle(.scrubberDown(other, 0.9), at: ms(10))
    _ = controls.handle(.scrubberMoved(other, 0.8, distance: 0), at: ms(20))
    #expect(controls.handle(.scrubberUp(other), at: ms(30)) == [])
    #expect(controls.handle(.scrubberUp(finger), at: ms(40)).first == .scrubCommitted(150))
  }

  @Test func `end a button that skips when a scrub begins`() {
    var controls = controls { $0.buttonSkips = true }
    _ = controls.handle(.buttonPressed(.forward), at: ms(0))
    #expect(controls.tick(at: ms(300)).contains(.action(1)))
    let effects = controls.handle(.scrubberDown(finger, 0.5), at: ms(350))
    #expect(effects.contains(.repeating(false)))
    #expect(controls.tick(at: ms(800)) == [])
    #expect(controls.handle(.buttonReleased(inside: true), at: ms(900)) == [])
  }

  @Test(
    arguments: [
      .skipRequested(.forward), .keyDown(.home), .keyDown(.right), .keyDown(.z), .undone, .redone,
      .chapterSkipped(.forward), .jumpRequested(to: 50),
    ] as [ControlInput])
  func `let nothing but the scrub move playback`(input: ControlInput) {
    var controls = controls()
    controls.chapters = Chapters([0, 120])
    _ = controls.handle(.skipRequested(.forward), at: ms(0))
    _ = controls.handle(.scrubberDown(finger, 0.5), at: ms(100))
    #expect(controls.handle(input, at: ms(200)) == [])
    #expect(controls.control.position == 300)
  }

  @Test(arguments: [MediaSeconds(.nan), MediaSeconds(.infinity)])
  func `stay where they are where a place is no number`(place: MediaSeconds) {
    var controls = controls()
    #expect(controls.handle(.jumpRequested(to: place), at: ms(0)) == [])
  }

  @Test func `say where a jump has led and not where it was to lead`() {
    var controls = controls()
    let effects = controls.handle(.jumpRequested(to: 700), at: ms(0))
    #expect(effects.first == .announce(.arrived(at: 600)))
  }

  @Test func `read the bar and the surface at their new size`() {
    var controls = controls()
    controls.size = SurfaceSize(width: 500, height: 280)
    #expect(controls.scrub.width == 500)
    #expect(controls.overlay.gesture.size == controls.size)
  }

  @Test(arguments: [HoldRate.absolute(2), .multiplied(2)])
  func `tell of a hold that follows the user's rate`(hold: HoldRate) {
    var controls = controls { $0.holdStages = HoldStages([hold]) }
    _ = controls.handle(.latchToggled, at: ms(0))
    let follows = hold == .multiplied(2)
    #expect(
      controls.handle(.rateSet(1.5), at: ms(100))
        == (follows ? [.holdChanged(rate: 3), .player(.setRate(3))] : []))
    #expect(controls.handle(.latchToggled, at: ms(200)).first == .holdEnded(rate: 1.5))
    #expect(controls.handle(.rateSet(1), at: ms(300)) == [.player(.setRate(1))])
  }

  @Test func `latch nothing where holds mean nothing, but end what is latched`() {
    var controls = controls()
    _ = controls.handle(.latchToggled, at: ms(0))
    controls.settings.holdStages = nil
    #expect(controls.handle(.latchToggled, at: ms(100)).first == .holdEnded(rate: 1))
    #expect(controls.handle(.latchToggled, at: ms(200)) == [])
  }

  @Test(arguments: [SingleTapPolicy.wait, .atOnce, .none])
  func `end a locked hold by a lone tap, under every policy`(policy: SingleTapPolicy) {
    var controls = controls { $0.surface.singleTapPolicy = policy }
    _ = controls.handle(.latchToggled, at: ms(0))
    #expect(tap(&controls, at: 100) == [])
    #expect(controls.tick(at: ms(460)).first == .holdEnded(rate: 1))
    #expect(controls.overlay.gesture.settings.singleTapPolicy == policy)
  }

  @Test(arguments: [SingleTapPolicy.wait, .atOnce, .none])
  func `skip by a double tap and keep the hold locked`(policy: SingleTapPolicy) {
    var controls = controls { $0.surface.singleTapPolicy = policy }
    _ = controls.handle(.latchToggled, at: ms(0))
    #expect(tap(&controls, at: 100) == [])
    let effects = tap(&controls, at: 250)
    #expect(!effects.contains(.tapUndone))
    guard case .skip = effects.first else {
      Issue.record("no skip")
      return
    }
    #expect(controls.control.isHolding)
  }

  @Test(arguments: [
    (10.0, 15.0), (10, 20), (10, 10), (4, 6),
  ])
  func `tell of the end once in a hold, also after a shorter step`(step: Double, left: Double) {
    var controls = controls(at: 600 - left) {
      $0.buttonSkips = true
      $0.steps = SkipSteps(backward: MediaSeconds(step), forward: MediaSeconds(step))
    }
    for start in [0, 1600] {
      var effects = controls.handle(.buttonPressed(.forward), at: ms(start))
      while let due = controls.nextDeadline, due <= ms(start + 1500) {
        effects += controls.tick(at: due)
      }
      effects += controls.handle(.buttonReleased(inside: true), at: ms(start + 1500))
      #expect(effects.filter { $0 == .edge(.end) }.count == 1)
    }
  }

  @Test(arguments: [(false, 110.0), (true, 120)])
  func `take held steps as times of listening where skips are`(isOn: Bool, place: Double) {
    var controls = controls {
      $0.buttonSkips = true
      $0.steps.areListeningTime = isOn
    }
    controls.duration = 3600
    _ = controls.handle(.player(.seekableRangeChanged(seconds(0...3600))), at: ms(0))
    _ = controls.handle(.rateSet(2), at: ms(0))
    _ = controls.handle(.buttonPressed(.forward), at: ms(0))
    _ = controls.tick(at: ms(300))
    #expect(controls.control.position == MediaSeconds(place))
  }

  @Test func `step nothing where nothing can be sought`() {
    var controls = controls { $0.rewinds = true }
    _ = controls.handle(.player(.seekableRangeChanged(nil)), at: ms(0))
    #expect(controls.handle(.keyDown(.right), at: ms(0)) == [])
    #expect(controls.tick(at: ms(600)) == [])
    #expect(controls.handle(.keyUp(.right), at: ms(700)) == [])
    let point = SurfaceTap.backward.point
    _ = controls.handle(.pointerDown(finger, .touch, point), at: ms(1000))
    #expect(controls.tick(at: ms(1500)) == [])
    #expect(controls.handle(.pointerUp(finger, point), at: ms(2000)) == [])
  }

  @Test func `take a latched hold over in the zone that rewinds too`() {
    var controls = controls { $0.rewinds = true }
    _ = controls.handle(.latchToggled, at: ms(0))
    let point = SurfaceTap.backward.point
    _ = controls.handle(.pointerDown(finger, .touch, point), at: ms(1000))
    #expect(controls.tick(at: ms(1500)) == [])
    #expect(
      controls.handle(.pointerUp(finger, point), at: ms(2000))
        == [.holdEnded(rate: 1), .player(.setRate(1))])
  }

  /// What is under way when other media comes, with what was recognised of its end.
  static let unfinished: [([ControlInput], ControlEffect)] = [
    ([.latchToggled], .holdEnded(rate: 1)),
    ([.keyDown(.space)], .holdEnded(rate: 1)),
    ([.pointerDown(PointerID(1), .touch, SurfaceTap.centre.point)], .holdEnded(rate: 1)),
    ([.keyDown(.right)], .holdEnded(rate: 1)),
    ([.buttonPressed(.forward)], .repeating(false)),
    ([.scrubberDown(PointerID(1), 0.5)], .scrubCancelled(0)),
  ]

  @Test(arguments: unfinished)
  func `end what is under way when other media comes`(inputs: [ControlInput], end: ControlEffect) {
    var controls = controls { $0.buttonSkips = true }
    for input in inputs { _ = controls.handle(input, at: ms(0)) }
    while let due = controls.nextDeadline, due <= ms(650) { _ = controls.tick(at: due) }
    let effects = controls.handle(.player(.mediaChanged), at: ms(660))
    #expect(effects.contains(end))
    #expect(!effects.contains { if case .player(.seek) = $0 { true } else { false } })
    #expect(!controls.control.isHolding && !controls.control.isSeeking)
    #expect(controls.nextDeadline == nil)
    _ = controls.handle(.player(.seekableRangeChanged(seconds(0...60))), at: ms(670))
    for input in [
      ControlInput.keyUp(.space), .keyUp(.right), .buttonReleased(inside: true),
      .scrubberUp(finger),
      .pointerUp(finger, SurfaceTap.centre.point),
    ] {
      #expect(controls.handle(input, at: ms(700)) == [])
    }
  }

  @Test func `end a run whose seek has failed, and announce nothing`() {
    var controls = controls()
    _ = controls.handle(.skipRequested(.forward), at: ms(0))
    let first = SeekRequest.ID(number: 1)
    let effects = controls.handle(.player(.seekFailed(first)), at: ms(100))
    guard effects.count == 2, effects[0] == .player(.seekFailed),
      case .runEnded(let run) = effects[1]
    else {
      Issue.record("\(effects)")
      return
    }
    #expect(run.tally == 10)
    #expect(controls.overlay.run.direction == nil)
  }

  @Test func `keep a run whose newest seek is still to come`() {
    var controls = controls()
    _ = controls.handle(.skipRequested(.forward), at: ms(0))
    _ = controls.handle(.skipRequested(.forward), at: ms(50))
    let first = SeekRequest.ID(number: 1)
    let effects = controls.handle(.player(.seekFailed(first)), at: ms(100))
    #expect(effects == [.player(.seekFailed), .player(.seek(2, to: 120, .exact))])
    #expect(controls.overlay.run.tally == 20)
  }
}
