import Seeking

/// What holding the picture or the space bar does to the speed, and what goes on after it.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class PictureHold {
  let label = HoldLabel()
  /// Called when a hold goes on by itself, and when it doesn't any more.
  var onLockedChanged: ((Bool) -> Void)?
  private let session: PlayerSession
  private var hold = StagedHold()
  private var showedLock = false

  /// Makes a hold over a session.
  init(session: PlayerSession) {
    self.session = session
    session.observe { [weak self] change in self?.update(change) }
  }

  /// Takes over what the user prefers; a hold under way goes on.
  func apply(_ preferences: PlayerPreferences) {
    hold.slides = preferences.slidesHold
    hold.locks = preferences.locksHold
    hold.timeline = preferences.timeline
  }

  /// Something is held; where the hold goes on by itself already, it is in the hand again.
  func begin() {
    perform(hold.begin())
  }

  /// The pointer of the hold has moved so far from where it went down.
  func move(to offset: SurfaceOffset) {
    perform(hold.move(to: offset))
  }

  /// What was held is let go of, or lost.
  func release() {
    perform(hold.release())
  }

  /// Ends a hold that goes on by itself; tells whether there was one, for then a tap does no more.
  func tap() -> Bool {
    let events = hold.tap()
    perform(events)
    return !events.isEmpty
  }

  /// Begins a hold that goes on by itself, or ends it.
  func toggleLatch() {
    perform(hold.toggleLatch())
  }

  private func update(_ change: SessionChange) {
    // A hold that goes on by itself would hide that the user has paused.
    if case .playingSet = change, hold.isLocked { perform(hold.end()) }
    // A scrub or another file has ended it.
    if hold.rate != nil, !session.control.isHolding { perform(hold.end()) }
  }

  private func perform(_ events: [StagedHoldEvent]) {
    for event in events {
      switch event {
      case .began(let rate): begin(rate)
      case .changed(let rate): session.changeHold(rate)
      case .locked: break
      case .ended: session.endHold()
      }
    }
    show()
  }

  private func begin(_ rate: HoldRate) {
    session.beginHold(rate)
    // Without a file, or while it is scrubbed, nothing is played.
    if !session.control.isHolding { _ = hold.end() }
  }

  private func show() {
    label.show(hold.rate == nil ? nil : session.control.rate, isLocked: hold.isLocked)
    guard hold.isLocked != showedLock else { return }
    showedLock = hold.isLocked
    onLockedChanged?(showedLock)
  }
}
