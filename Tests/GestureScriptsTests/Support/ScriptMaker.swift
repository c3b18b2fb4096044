import GestureScripts
import GestureSimulation
import Seeking

/// An event of a made-up script, and the milliseconds that it comes after the one before.
struct Beat: Sendable, Hashable {
  let gap: Int64
  let event: ScriptEvent

  init(_ gap: Int64, _ event: ScriptEvent) {
    self.gap = gap
    self.event = event
  }

  init(_ gap: Int64, _ input: ControlInput) {
    self.init(gap, .input(input))
  }
}

/// A script that is made up beat by beat, and run at once.
struct ScriptMaker {
  private let setup: ScriptSetup
  private var replay: GestureReplay
  private var steps: [GestureScript.Step] = []
  private var time: Int64 = 0

  init(_ setup: ScriptSetup) {
    self.setup = setup
    replay = GestureReplay(setup)
  }

  init(_ setup: ScriptSetup, _ beats: [Beat]) {
    self.init(setup)
    for beat in beats { add(beat) }
  }

  mutating func add(_ beat: Beat) {
    time += beat.gap
    let step = GestureScript.Step(time: EventTime(milliseconds: time), event: beat.event)
    steps.append(step)
    replay.run(step)
  }

  /// The script with an end at which every input is lost and a hold that goes on by itself is ended,
  /// and its trace.
  func finished() -> (script: GestureScript, trace: [String]) {
    var whole = self
    whole.add(Beat(50, .inputLost))
    let kinds = whole.replay.entries.map { $0.kind }
    let holds: Set<TraceEntry.Kind> = [.holdBeginWithRate, .holdBeginWithSteps, .holdEnd]
    if let last = kinds.last(where: holds.contains), last != .holdEnd {
      whole.add(Beat(10, .latchToggled))
    }
    whole.add(Beat(10, .locked(false)))
    let end = EventTime(milliseconds: whole.time + 10_000)
    let script = GestureScript(setup: setup, steps: whole.steps, end: end)
    return (script, whole.replay.finish(at: end).map(\.text))
  }

  /// What is wrong with its trace.
  var violations: [String] {
    let (script, trace) = finished()
    return TraceAudit.violations(of: trace, script)
  }
}

extension ScriptSetup {
  /// A slow player with keyframes, and every kind of hold.
  static let demanding: ScriptSetup = {
    var setup = ScriptSetup()
    setup.player.duration = 60
    setup.player.position = 30
    setup.player.seekLatency = .milliseconds(150)
    setup.player.frameTime = .milliseconds(40)
    setup.player.keyframes = 5
    setup.controls.holdSlides = true
    setup.controls.holdLocks = true
    setup.controls.buttonSkips = true
    setup.controls.acceleration = .ladder
    return setup
  }()

  /// The same with a rewinding zone, single taps at once and time that runs to the left.
  static let reversed: ScriptSetup = {
    var setup = demanding
    setup.controls.rewinds = true
    setup.controls.surface.singleTapPolicy = .atOnce
    setup.controls.surface.timeline = .rightToLeft
    setup.player.isPaused = true
    return setup
  }()
}

extension ScriptSetup {
  /// A small surface with short times, of which some are over where they come in between.
  static let hurried: ScriptSetup = {
    var setup = ScriptSetup()
    setup.surface = SurfaceSize(width: 320, height: 180)
    setup.controls.surface.timing.holdDelay = .milliseconds(50)
    setup.controls.surface.timing.doubleTapWindow = .milliseconds(100)
    setup.controls.tallyTime = .milliseconds(100)
    setup.controls.minimumDuration = .zero
    setup.controls.repeatInterval = .milliseconds(20)
    setup.controls.buttonSkips = true
    return setup
  }()
}

/// All events that made-up scripts consist of.
enum Alphabet {
  private static let left = SurfacePoint(x: 150, y: 280)
  private static let right = SurfacePoint(x: 850, y: 280)
  private static let (one, two) = (PointerID(1), PointerID(2))

  /// Twenty beats of which every rule can be made.
  static let beats: [Beat] = [
    Beat(100, .pointerDown(one, .touch, right)), Beat(100, .pointerDown(one, .touch, left)),
    Beat(60, .pointerUp(one, right)), Beat(550, .pointerMoved(one, SurfacePoint(x: 920, y: 190))),
    Beat(10, .pointerCancelled(one)), Beat(30, .pointerDown(two, .touch, left)),
    Beat(10, .keyDown(.space)), Beat(600, .keyUp(.space)), Beat(10, .keyDown(.right)),
    Beat(700, .keyUp(.right)), Beat(10, .buttonPressed(.forward)),
    Beat(500, .buttonReleased(inside: true)),
    Beat(10, .scrubberDown(one, 0.4)), Beat(50, .scrubberMoved(one, 1.2, distance: 60)),
    Beat(20, .scrubberUp(one)), Beat(20, .jump(42)), Beat(20, .undone), Beat(20, .latchToggled),
    Beat(400, .rateSet(1.5)), Beat(30, .playingSet(true)),
  ]

  /// What is in random scripts beside those.
  static let rarer: [Beat] = [
    Beat(30, .pointerUp(two, left)), Beat(30, .locked(true)), Beat(30, .locked(false)),
    Beat(30, .redone), Beat(30, .failSeek), Beat(5, .inputLost), Beat(1, .skipRequested(.backward)),
    Beat(1, .keyDown(.left)), Beat(80, .keyUp(.left)), Beat(1, .keyDown(.escape)),
    Beat(1, .keyDown(.home)), Beat(1, .keyDown(.end)), Beat(10, .chapterSkipped(.forward)),
    Beat(70, .playingSet(false)), Beat(5, .keyRepeated(.space)), Beat(2000, .rateSet(1)),
    Beat(40, .pointerDown(one, .mouse, SurfacePoint(x: 500, y: 280))),
    Beat(0, .scrubberCancelled(one)), Beat(0, .buttonReleased(inside: false)),
    Beat(10, .buttonPressed(.backward)), Beat(10, .jumpRequested(to: 15)),
    Beat(3500, .keyUp(.z)), Beat(0, .pointerMoved(one, SurfacePoint(x: 905, y: 280))),
    Beat(20, .set(ScriptSetup.hurried.controls, surface: ScriptSetup.hurried.surface)),
    Beat(20, .set(ScriptSetup.demanding.controls, surface: ScriptSetup.demanding.surface)),
  ]
}
