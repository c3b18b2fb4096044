import CGtk
import GTKInterop

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
    case .playing, .opening, .loaded, .failed, .tracks, .videoSize: update()
    default: break
    }
  }

  private func update() {
    guard !isClosed else { return }
    change(to: SleepNeed(isRunning: session.isRunning, hasFilm: session.hasFilm))
  }

  private func change(to newNeed: SleepNeed) {
    guard newNeed != need else { return }
    need = newNeed
    if cookie != 0 { gtk_application_uninhibit(application, cookie) }
    cookie = 0
    guard let reason else { return }
    cookie = gtk_application_inhibit(application, window, need.flags, reason)
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
