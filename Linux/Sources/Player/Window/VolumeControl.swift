import CGtk
import GTKInterop
import Localisation
import MPVPlayback

/// The button with the loudspeaker: it opens a slider and shows how loud playback is.
///
/// *Concurrency*: on the main actor.
@MainActor
final class VolumeControl {
  let widget = Widgets.made(gtk_volume_button_new())
  private let session: PlayerSession
  private var isUpdating = false

  /// Makes the control of a session's volume.
  init(session: PlayerSession) {
    self.session = session
    Widgets.setName(Translations.text("Volume"), of: widget)
    // What takes the focus is the button within.
    if let button = gtk_widget_get_first_child(widget) {
      Accessibility.setLabel(Translations.text("Volume"), of: button)
    }
    // GtkVolumeButton's slider runs from 0 to 1, which is 100 per cent.
    let adjustment = ObjectPointer(gtk_scale_button_get_adjustment(cast(object(widget))))
    if let adjustment {
      Signal.connect(adjustment, "value-changed") { [weak self] in self?.apply() }
    }
    session.observe { [weak self] change in
      if case .volume = change { self?.update() }
    }
    update()
  }

  /// Whether the slider is open.
  var isOpen: Bool {
    gtk_widget_get_visible(gtk_scale_button_get_popup(cast(object(widget)))) != 0
  }

  private func apply() {
    guard !isUpdating else { return }
    session.player.isMuted = false
    session.player.volume = gtk_scale_button_get_value(cast(object(widget))) * 100
  }

  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let volume = session.player.isMuted ? 0 : session.player.volume / 100
    gtk_scale_button_set_value(cast(object(widget)), min(volume, 1))
  }
}
