import Localisation
import Seeking
import SeekingGTK

/// Offers the way back after a jump that the user may regret, and once the way forth again.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class UndoOffers {
  /// How far a run of skips goes, in seconds of media, that is worth an offer.
  static let longRun: MediaSeconds = 30

  let bar = OfferBar()
  private let session: PlayerSession

  /// Makes offers for a session's jumps.
  init(session: PlayerSession) {
    self.session = session
    session.observe { [weak self] change in self?.update(change) }
  }

  /// A run of skips, or of a held button's steps, is over; it moved playback by a length.
  func runEnded(_ length: MediaSeconds) {
    if length.magnitude >= Self.longRun { offerUndo() }
  }

  private func update(_ change: SessionChange) {
    switch change {
    case .leapt(isLarge: true): offerUndo()
    case .undone: offerRedo()
    // What an offer is about is no longer the newest jump.
    case .leapt(isLarge: false), .redone, .opening: bar.withdraw()
    default: break
    }
  }

  private func offerUndo() {
    guard session.control.canUndo else { return }
    let sentence = Translations.text("Moved to %@", place)
    bar.offer(sentence, button: Translations.text("Undo")) { [weak session] in session?.undo() }
  }

  private func offerRedo() {
    guard session.control.canRedo else { return }
    let sentence = Translations.text("Back at %@", place)
    bar.offer(sentence, button: Translations.text("Redo")) { [weak session] in session?.redo() }
  }

  /// Where playback goes; the marks keep its figures in order also among words written leftwards.
  private var place: String { "\u{2066}\(ClockTime.text(session.control.position))\u{2069}" }
}
