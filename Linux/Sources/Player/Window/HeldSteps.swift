import GTKInterop
import Seeking
import SeekingGTK

/// Moves playback step by step for as long as a key is held, or the part of the picture that rewinds.
///
/// A step is drawn as a skip, waits for the frame of the one before, and gets longer the longer the
/// hold lasts.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class HeldSteps {
  /// How far a step goes before the hold makes it longer.
  var steps = SkipSteps()
  private let session: PlayerSession
  private let overlay: DoubleTapSeekOverlay
  private var hold = HoldRepeat()
  private var direction = SkipDirection.backward
  private var keepsStill = false
  private lazy var deadline = Deadline { [weak self] now in
    guard let self else { return }
    perform(hold.tick(at: now))
  }

  /// Makes steps over a session, drawn by an overlay.
  init(session: PlayerSession, overlay: DoubleTapSeekOverlay) {
    self.session = session
    self.overlay = overlay
    hold.acceleration = .ladder
    hold.waitsForFrames = true
    session.observe { [weak self] change in self?.update(change) }
  }

  /// A key that steps has gone down.
  ///
  /// - Parameters:
  ///   - direction: where it steps.
  ///   - delay: how long it is down until it steps.
  ///   - time: when it went down.
  func press(_ direction: SkipDirection, after delay: Duration, at time: EventTime) {
    cancel()
    // Two can't move playback.
    guard session.control.canJump, !session.control.isHolding else { return }
    self.direction = direction
    hold.minimumDuration = delay
    perform(hold.press(at: time))
  }

  /// Steps back from now on, and keeps the picture still between the steps.
  func rewind(at time: EventTime) {
    press(.backward, after: .zero, at: time)
    keepsStill = hold.nextDeadline != nil
    if keepsStill { session.setStepping(true) }
  }

  /// Steps no further: playback is at an end.
  func stop() {
    perform(hold.cancel())
  }

  /// What was held is let go of, or lost.
  func cancel() {
    stop()
    guard keepsStill else { return }
    keepsStill = false
    session.setStepping(false)
  }

  /// Moves playback by one step, which goes `factor` times as far as a skip where it may.
  func step(_ direction: SkipDirection, factor: Int) {
    let single = steps.length(direction, after: SkipRun(), rate: session.control.userRate)
    overlay.step(
      direction, by: HeldStep.length(of: single, factor: factor, in: session.control.range))
  }

  private func update(_ change: SessionChange) {
    switch change {
    // In a turn of its own: the session is still telling of the seek, and a step asks for the next.
    case .jumped: Task { [weak self] in self?.frameShown() }
    case .scrubbing, .opening: cancel()
    default: break
    }
  }

  private func frameShown() {
    if hold.isRepeating { perform(hold.frameShown(at: MainLoop.now)) }
  }

  private func perform(_ events: [HoldRepeatEvent]) {
    deadline.arm(for: hold.nextDeadline)
    for event in events {
      if case .step(_, let factor) = event { step(direction, factor: factor) }
    }
  }
}
