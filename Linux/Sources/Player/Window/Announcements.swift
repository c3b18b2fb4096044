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
  private var isClosed = false

  /// Makes announcements of what a session does.
  init(session: PlayerSession, announcer: Announcer) {
    self.session = session
    self.announcer = announcer
    session.observe { [weak self] change in self?.update(change) }
  }

  /// A run of skips is over.
  func runEnded(_ run: SkipRun) {
    say(Announcement(of: run))
  }

  /// Says nothing any more, since the window's widgets go.
  func close() {
    isClosed = true
  }

  private func update(_ change: SessionChange) {
    switch change {
    case .arrived, .undone, .redone:
      say(.arrived(at: session.control.position))
    default: break
    }
  }

  private func say(_ announcement: Announcement) {
    if !isClosed { announcer.say(AnnouncementText.text(announcement)) }
  }
}
