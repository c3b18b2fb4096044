import Seeking

/// A surface, its overlay and a player of 25 seconds that are watched for what must never happen.
///
/// *Lifetime*: one a script; a copy can go another way from the same past.
struct GestureAudit {
  /// What has happened against the rules, in words.
  private(set) var violations: [String] = []
  private var overlay: DoubleTapSeek
  /// The same surface, whose timer never comes: it has to recognise the same.
  private var untimed: SurfaceGesture
  private let settings: SurfaceSettings
  private var position = MediaSeconds(12)
  private var moved: MediaSeconds?
  private var isHolding = false
  private var isDragging = false
  private var hasTapToUndo = false
  private var owesDoubleTap = false
  private var count = 0
  private var tapsUsed = 0
  private var ups = 0
  private var timed: [SurfaceRecognition] = []
  private var late: [SurfaceRecognition] = []

  init(_ settings: SurfaceSettings) {
    self.settings = settings
    overlay = DoubleTapSeek(settings: settings, size: .screen)
    untimed = overlay.gesture
  }

  /// Takes a step, having run every deadline until then, each at its time.
  mutating func apply(_ step: GestureStep) {
    while let due = overlay.nextDeadline, due <= step.time {
      take(overlay.gesture.tick(at: due), at: due)
      follow(overlay.tick(at: due))
      require(overlay.nextDeadline != due, "a deadline is still there after it was due")
      guard violations.isEmpty else { return }
    }
    if step.event == .up { ups += 1 }
    take(step.apply(to: &overlay.gesture), at: step.time)
    late += step.apply(to: &untimed)
    require(overlay.nextDeadline.map { $0 > step.time } ?? true, "a deadline lies behind")
    require(tapsUsed <= ups, "a tap has two consumers")
    require(timed == late, "the timer makes a difference")
  }

  /// Loses all pointers at a time, and sees that nothing is left over.
  mutating func finish(at time: EventTime) {
    apply(GestureStep(event: .reset, time: time))
    require(!isHolding && !overlay.gesture.isHolding, "a hold outlives the reset")
    require(!isDragging, "a drag outlives the reset")
    require(overlay.gesture.nextDeadline == nil, "a time-out outlives the reset")
    require(overlay.gesture.reset(at: time).isEmpty, "a second reset finds something")
    follow(overlay.tick(at: time.advanced(by: .seconds(1))))
    require(overlay.nextDeadline == nil, "a run outlives its time")
    require(moved == nil, "a run never ends")
  }

  private mutating func take(_ recognitions: [SurfaceRecognition], at time: EventTime) {
    timed += recognitions
    for recognition in recognitions { check(recognition) }
    let playhead = Playhead(position: position, range: seconds(0...25))
    follow(overlay.handle(recognitions, playhead: playhead, at: time))
  }

  private mutating func check(_ recognition: SurfaceRecognition) {
    defer { owesDoubleTap = recognition == .tapUndone }
    switch recognition {
    case .doubleTap: break
    default: require(!owesDoubleTap, "a tap is undone for nothing")
    }
    switch recognition {
    case .tap:
      require(settings.singleTapPolicy != .none, "a tap that nothing is bound to")
      hasTapToUndo = settings.singleTapPolicy == .atOnce
      tapsUsed += 1
    case .tapUndone:
      require(hasTapToUndo, "a tap is undone that there was not")
      hasTapToUndo = false
      tapsUsed -= 1
    case .doubleTap(let tap, let number):
      require(number == 1 || number == count + 1, "a run counts wrongly")
      require(number == 1 || settings.runPolicy == .singleTaps, "a run against the policy")
      tapsUsed += number == 1 ? 2 : 1
      count = tap.zone == .centre || settings.runPolicy == .doubleTaps ? 0 : number
    case .runEnded:
      require(count > 0, "a run ends that there was not")
      count = 0
    case .holdBegan:
      require(!isHolding, "a hold within a hold")
      require(count == 0, "a hold within a run")
      isHolding = true
    case .drag(let drag): check(drag)
    case .holdMoved:
      require(isHolding && settings.tracksHold, "a hold moves that nobody follows")
    case .holdEnded:
      require(isHolding, "a hold ends that there was not")
      isHolding = false
    }
  }

  private mutating func check(_ drag: SurfaceDrag) {
    switch drag {
    case .began:
      require(settings.tracksDrag && !isDragging && !isHolding, "a drag that nobody follows")
      isDragging = true
    case .moved: require(isDragging, "a drag moves that there is not")
    case .ended, .cancelled:
      require(isDragging, "a drag ends that there is not")
      isDragging = false
    }
  }

  private mutating func follow(_ effects: [DoubleTapSeekEffect]) {
    for effect in effects {
      switch effect {
      case .skip(let skip):
        require(skip.beginsRun == (moved == nil || moved == .zero), "a run begins twice, or never")
        position += skip.moved
        moved = (moved ?? .zero) + skip.moved
        require(skip.target == position, "a skip leads elsewhere than it says")
        require(position >= 0 && position <= 25, "a skip leaves the range")
        require(skip.moved != .zero, "a skip moves nothing")
      case .edge:
        moved = moved ?? .zero
      case .runEnded(let run):
        require(run.tally == moved, "the tally is not what was moved")
        moved = nil
      case .tap, .tapUndone, .centreDoubleTap, .holdBegan, .holdMoved, .holdEnded, .drag:
        break
      }
    }
    require(moved == nil || overlay.run.tally == moved, "the tally shown is not what was moved")
  }

  private mutating func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    if !holds { violations.append(complaint()) }
  }
}
