import CGtk
import GTKInterop
import Localisation
import MPVPlayback
import Seeking
import SeekingGTK

/// The bar with the waveform, both times and the buttons.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class ControlBar {
  /// The height of the waveform over a film, in points.
  static let filmHeight: Int32 = 44
  /// The height of the waveform where there is only sound, in points.
  static let soundHeight: Int32 = 160

  let widget: WidgetPointer
  let scrubber = WaveformScrubber()
  let trackMenu: TrackMenu
  /// Called when something of the bar begins to be held or dragged, and when that ends.
  var onHeldChanged: ((Bool) -> Void)?
  private let session: PlayerSession
  private let step: MediaSeconds
  private let title = Widgets.label(classes: ["title-2"])
  private let artist = Widgets.label(classes: ["dim-label"])
  private let elapsed = Widgets.label(classes: ["numeric", "caption"])
  private let remaining = Widgets.label(classes: ["numeric", "caption"])
  private let play: WidgetPointer
  private let previous: WidgetPointer
  private let next: WidgetPointer
  private let volume: VolumeControl
  private let speed: SpeedMenu
  private var rewind: PressAndHoldButton?
  private var fastForward: PressAndHoldButton?

  /// Makes the bar of a session whose buttons skip by `step` seconds of media.
  init(session: PlayerSession, step: MediaSeconds) {
    self.session = session
    self.step = step
    trackMenu = TrackMenu(session: session)
    volume = VolumeControl(session: session)
    speed = SpeedMenu(session: session)
    play = Widgets.button(icon: "media-playback-start-symbolic", name: Translations.text("Play"))
    previous = Widgets.button(
      icon: "media-skip-backward-symbolic", name: Translations.text("Previous file"))
    next = Widgets.button(
      icon: "media-skip-forward-symbolic", name: Translations.text("Next file"))
    widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 4)
    rewind = holdButton(.backward)
    fastForward = holdButton(.forward)
    gtk_widget_add_css_class(widget, "control-bar")
    for part in [title, artist, timeRow(), buttonRow()] { Widgets.append(part, to: widget) }
    connect()
    session.observe { [weak self] change in self?.update(change) }
    updateAll()
  }

  /// Whether a menu of the bar is open.
  var hasOpenMenu: Bool { trackMenu.isOpen || speed.isOpen || volume.isOpen }

  /// Shows the title over a large waveform, as for sound, or a low waveform alone, as for a film.
  func setLarge(_ isLarge: Bool) {
    gtk_widget_set_visible(title, isLarge ? 1 : 0)
    gtk_widget_set_visible(artist, isLarge ? 1 : 0)
    gtk_widget_set_size_request(
      scrubber.widget, -1, isLarge ? Self.soundHeight : Self.filmHeight)
  }

  private func timeRow() -> WidgetPointer {
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
    // Time runs to the right in every language, and so do the figures of the two times beside it.
    for part in [row, elapsed, remaining] { gtk_widget_set_direction(part, GTK_TEXT_DIR_LTR) }
    gtk_widget_set_hexpand(scrubber.widget, 1)
    for part in [elapsed, scrubber.widget, remaining] { Widgets.append(part, to: row) }
    gtk_label_set_width_chars(opaque(elapsed), 5)
    gtk_label_set_width_chars(opaque(remaining), 6)
    gtk_label_set_xalign(opaque(elapsed), 0)
    gtk_label_set_xalign(opaque(remaining), 1)
    return row
  }

  private func buttonRow() -> WidgetPointer {
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 2)
    let space = Widgets.box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_set_hexpand(space, 1)
    let left = [previous, rewind?.widget, play, fastForward?.widget, next]
    let right = [volume.widget, speed.widget, trackMenu.widget]
    for part in left + [space] + right {
      guard let part else { continue }
      gtk_widget_add_css_class(part, "flat")
      Widgets.append(part, to: row)
    }
    // Back stays on the left, as it does on the picture and on the waveform.
    gtk_widget_set_direction(row, GTK_TEXT_DIR_LTR)
    return row
  }

  private func holdButton(_ direction: SkipDirection) -> PressAndHoldButton {
    let name =
      direction == .forward ? Translations.text("Fast forward") : Translations.text("Rewind")
    let button = PressAndHoldButton(symbol: direction, accessibleLabel: name) {
      [weak self] action in
      switch action {
      case .tap: self?.skip(direction)
      case .step(let count, let factor): self?.step(direction, factor: factor, isFirst: count == 1)
      }
    }
    button.acceleration = .ladder
    button.waitsForFrames = true
    button.onRepeatingChanged = { [weak self] isRepeating in self?.onHeldChanged?(isRepeating) }
    return button
  }

  private func skip(_ direction: SkipDirection) {
    session.skip(by: step * direction.sign)
  }

  private func step(_ direction: SkipDirection, factor: Int, isFirst: Bool) {
    let length = HeldStep.length(of: step, factor: factor, in: session.control.range)
    session.skip(by: length * direction.sign, beginsRun: isFirst)
  }

  private func connect() {
    Signal.connect(object(play), "clicked") { [weak self] in self?.session.togglePlaying() }
    Signal.connect(object(previous), "clicked") { [weak self] in self?.session.previous() }
    Signal.connect(object(next), "clicked") { [weak self] in self?.session.next() }
    scrubber.onScrubbingChanged = { [weak self] isScrubbing in
      if isScrubbing { self?.session.beginScrub() }
      self?.onHeldChanged?(isScrubbing)
    }
    scrubber.onProgressChanged = { [weak self] in self?.session.previewScrub(toFraction: $0) }
    scrubber.onCommit = { [weak self] _ in self?.session.commitScrub() }
    scrubber.onCancel = { [weak self] in self?.session.cancelScrub() }
    scrubber.onStep = { [weak self] length in self?.session.skip(by: length) }
    scrubber.onJump = { [weak self] fraction in self?.session.jump(toFraction: fraction) }
  }
}

// What the bar shows of the session
extension ControlBar {
  private func update(_ change: SessionChange) {
    switch change {
    case .position: updatePosition()
    case .playing: updatePlaying()
    case .range: updateRange()
    case .description: updateDescription()
    case .opening, .loaded, .failed: updateAll()
    case .jumped: frameShown()
    case .rate, .tracks, .volume, .buffering, .videoSize, .seekFailed: break
    }
  }

  /// In a turn of its own: the session is still telling of the seek, and a step asks it for the next.
  private func frameShown() {
    Task { [weak self] in
      self?.rewind?.frameShown()
      self?.fastForward?.frameShown()
    }
  }

  private func updateAll() {
    updateRange()
    updatePlaying()
    updateDescription()
    gtk_widget_set_visible(previous, session.playlist.locations.count > 1 ? 1 : 0)
    gtk_widget_set_visible(next, session.playlist.locations.count > 1 ? 1 : 0)
    gtk_widget_set_sensitive(previous, session.playlist.hasPrevious ? 1 : 0)
    gtk_widget_set_sensitive(next, session.playlist.hasNext ? 1 : 0)
  }

  private func updateRange() {
    scrubber.duration = session.player.duration
    scrubber.isSensitive = session.control.range != nil
    rewind?.isSensitive = session.control.range != nil
    fastForward?.isSensitive = session.control.range != nil
    updatePosition()
  }

  private func updatePosition() {
    let position = session.control.position
    let left = session.player.duration.flatMap { $0 > 0 ? ClockTime.remaining($0 - position) : nil }
    gtk_label_set_text(opaque(elapsed), ClockTime.text(position))
    gtk_label_set_text(opaque(remaining), left ?? "")
    scrubber.progress = session.axis?.fraction(of: position) ?? 0
  }

  private func updatePlaying() {
    let isPlaying = session.isPlaying
    gtk_button_set_icon_name(
      cast(object(play)),
      isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    Widgets.setName(
      isPlaying ? Translations.text("Pause") : Translations.text("Play"), of: play)
    gtk_widget_set_sensitive(play, session.player.isLoaded ? 1 : 0)
  }

  private func updateDescription() {
    gtk_label_set_text(opaque(title), session.player.title ?? "")
    gtk_label_set_text(opaque(artist), session.player.metadata["artist"] ?? "")
  }
}
