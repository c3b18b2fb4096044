import CGtk
import GTKInterop
import Localisation
import MPVPlayback

/// The button that opens the list of sound tracks and subtitles.
///
/// *Concurrency*: on the main actor.
@MainActor
final class TrackMenu {
  let widget = Widgets.menuButton(
    icon: "media-view-subtitles-symbolic", name: Translations.text("Sound and subtitles"))
  private let session: PlayerSession
  private let audio: ChoiceAction
  private let subtitles: ChoiceAction
  private static let none = "none"

  /// Makes the menu of a session's tracks.
  init(session: PlayerSession) {
    self.session = session
    audio = ChoiceAction(name: "choice") { session.player.select(.audio, id: Int($0)) }
    subtitles = ChoiceAction(name: "choice") { session.player.select(.subtitle, id: Int($0)) }
    // Above it there is room for many tracks.
    gtk_menu_button_set_direction(opaque(widget), GTK_ARROW_UP)
    gtk_widget_insert_action_group(widget, "audio-track", audio.group)
    gtk_widget_insert_action_group(widget, "subtitle-track", subtitles.group)
    session.observe { [weak self] change in
      switch change {
      case .tracks, .loaded, .opening: self?.update()
      default: break
      }
    }
    update()
  }

  /// Whether the list is open.
  var isOpen: Bool { Widgets.isMenuOpen(of: widget) }

  private func update() {
    let tracks = session.player.tracks
    let menu = Menu()
    let sound = section(tracks.filter { $0.kind == .audio }, action: "audio-track.choice")
    menu.append(section: sound, label: Translations.text("Sound"))
    let words = section(tracks.filter { $0.kind == .subtitle }, action: "subtitle-track.choice")
    menu.append(section: words, label: Translations.text("Subtitles"))
    menu.show(in: widget)
    audio.choose(choice(of: .audio, in: tracks))
    subtitles.choose(choice(of: .subtitle, in: tracks))
    let hasChoice = tracks.contains { $0.kind != .video }
    gtk_widget_set_sensitive(widget, hasChoice ? 1 : 0)
  }

  private func section(_ tracks: [MediaTrack], action: String) -> Menu {
    let menu = Menu()
    menu.append(Translations.text("None"), action: action, target: Self.none)
    for (index, track) in tracks.enumerated() {
      let name = Mnemonic.escape(name(of: track, number: index + 1))
      menu.append(name, action: action, target: String(track.id))
    }
    return menu
  }

  private func name(of track: MediaTrack, number: Int) -> String {
    let known = [track.title, track.language].compactMap { $0 }
    guard known.isEmpty else {
      return known.map { ShownName.text($0, limit: 40) }.joined(separator: " · ")
    }
    return Translations.text("Track %@", String(number))
  }

  private func choice(of kind: MediaTrack.Kind, in tracks: [MediaTrack]) -> String {
    tracks.first { $0.kind == kind && $0.isSelected }.map { String($0.id) } ?? Self.none
  }
}
