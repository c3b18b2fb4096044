import GTKInterop
import Seeking
import SeekingGTK

/// Has screen readers say what a run, a scrub or a jump has come to, once it is over.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class Announcements {
  private let session: PlayerSession
  private let announcer: Announcer
  /// The run of the two buttons, whose skips add up as those on the picture do.
  private var buttonRun = SkipRun()
  private var isClosed = false
  private lazy var deadline = Deadline { [weak self] now in self?.tick(at: now) }

  /// Makes announcements of what a session does.
  init(session: PlayerSession, announcer: Announcer) {
    self.session = session
    self.announcer = announcer
    session.observe { [weak self] change in self?.update(change) }
  }

  /// A run of skips on the picture is over.
  func runEnded(_ run: SkipRun) {
    say(Announcement(of: run))
  }

  /// A button is about to skip, by a length in seconds of media without a sign.
  func buttonSkips(_ direction: SkipDirection, by length: MediaSeconds) {
    // A reversal ends the run that went the other way.
    if buttonRun.direction == direction.opposite { endButtonRun() }
    _ = buttonRun.skip(
      direction, by: length, from: session.control.playhead, at: MainLoop.now)
    deadline.arm(for: buttonRun.nextDeadline)
  }

  /// A button that was held is let go of.
  func endButtonRun() {
    deadline.arm(for: nil)
    if let run = buttonRun.end() { runEnded(run) }
  }

  /// Says nothing any more, since the window's widgets go.
  func close() {
    isClosed = true
    dropButtonRun()
  }

  private func tick(at now: EventTime) {
    if let run = buttonRun.tick(at: now) { runEnded(run) }
    deadline.arm(for: buttonRun.nextDeadline)
  }

  private func dropButtonRun() {
    deadline.arm(for: nil)
    _ = buttonRun.end()
  }

  private func update(_ change: SessionChange) {
    switch change {
    case .arrived, .undone, .redone:
      endButtonRun()
      say(.arrived(at: session.control.position))
    case .jumpAsked, .scrubbing:
      endButtonRun()
    // A run that the player couldn't do has come to nothing, and another file's means nothing.
    case .seekFailed where !session.control.isSeeking, .opening:
      dropButtonRun()
    default: break
    }
  }

  private func say(_ announcement: Announcement) {
    if !isClosed { announcer.say(AnnouncementText.text(announcement)) }
  }
}
