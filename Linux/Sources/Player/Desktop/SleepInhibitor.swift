import CGtk
import GTKInterop
import Localisation
import MPVPlayback

/// Keeps the screen on while a film plays, and the machine awake while there is sound.
///
/// *Lifetime*: until `close`, which lets everything sleep again.
///
/// *Concurrency*: on the main actor.
@MainActor
final class SleepInhibitor {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let window: UnsafeMutablePointer<GtkWindow>
  private let session: PlayerSession
  private var need = SleepNeed.none
  private var cookie: guint = 0
  private var isClosed = false

  /// Keeps awake what the session needs from now on.
  ///
  /// - Parameters:
  ///   - application: The application that asks the desktop.
  ///   - window: The window that shows the film.
  ///   - session: What is played.
  init(
    application: UnsafeMutablePointer<GtkApplication>, window: UnsafeMutablePointer<GtkWindow>,
    session: PlayerSession
  ) {
    self.application = application
    self.window = window
    self.session = session
    session.observe { [weak self] change in self?.handle(change) }
    update()
  }

  /// Lets everything sleep again.
  func close() {
    isClosed = true
    change(to: .none)
  }

  private func handle(_ change: SessionChange) {
    switch change {
    case .playing, .opening, .loaded, .failed, .tracks: update()
    default: break
    }
  }

  private func update() {
    guard !isClosed else { return }
    change(to: SleepNeed(isRunning: session.isRunning, tracks: session.player.tracks))
  }

  private func change(to newNeed: SleepNeed) {
    guard newNeed != need else { return }
    need = newNeed
    // An application that has ended has let everything sleep already.
    guard g_application_get_is_registered(cast(ObjectPointer(application))) != 0 else { return }
    let past = cookie
    cookie = reason.map { gtk_application_inhibit(application, window, need.flags, $0) } ?? 0
    if past != 0 { gtk_application_uninhibit(application, past) }
  }

  /// What the desktop shows as the reason.
  private var reason: String? {
    switch need {
    case .none: nil
    case .machine: Translations.text("Sound is playing")
    case .screen: Translations.text("A film is playing")
    }
  }
}
