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
  let chapterMenu: ChapterMenu
  /// Called when a button is tapped, which skips.
  var onSkip: ((SkipDirection) -> Void)?
  /// Called when a step of a held button is due, which goes so many times as far as a skip.
  var onStep: ((SkipDirection, _ factor: Int) -> Void)?
  /// Called when something of the bar begins to be held or dragged, and when that ends.
  var onHeldChanged: ((Bool) -> Void)?
  /// What a pointer over the waveform shows of a film.
  let hoverPictures: HoverPictures
  private let session: PlayerSession
  private var snapsToChapters = false
  private let title = Widgets.label(classes: ["title-2"])
  private let artist = Widgets.label(classes: ["dim-label"])
  private let elapsed = Widgets.label(classes: ["numeric", "caption"])
  private let remaining = Widgets.label(classes: ["numeric", "caption"])
  private let times = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
  private let transport = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 2)
  private let play: WidgetPointer
  private let previous: WidgetPointer
  private let next: WidgetPointer
  private let volume: VolumeControl
  private let speed: SpeedMenu
  private(set) var rewind: PressAndHoldButton?
  private(set) var fastForward: PressAndHoldButton?

  /// Makes the bar of a session.
  init(session: PlayerSession) {
    self.session = session
    hoverPictures = HoverPictures(session: session, scrubber: scrubber)
    trackMenu = TrackMenu(session: session)
    chapterMenu = ChapterMenu(session: session)
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
    for part in [title, artist, times, buttonRow()] { Widgets.append(part, to: widget) }
    fillTimes()
    setTimeline(.leftToRight)
    connect()
    session.observe { [weak self] change in self?.update(change) }
    updateAll()
  }

  /// Whether a menu of the bar is open.
  var hasOpenMenu: Bool {
    trackMenu.isOpen || chapterMenu.isOpen || speed.isOpen || volume.isOpen
  }

  /// Shows the title over a large waveform, as for sound, or a low waveform alone, as for a film.
  func setLarge(_ isLarge: Bool) {
    gtk_widget_set_visible(title, isLarge ? 1 : 0)
    gtk_widget_set_visible(artist, isLarge ? 1 : 0)
    gtk_widget_set_size_request(
      scrubber.widget, -1, isLarge ? Self.soundHeight : Self.filmHeight)
  }

  /// Has the buttons and the waveform follow what the user prefers.
  func apply(_ preferences: PlayerPreferences) {
    snapsToChapters = preferences.snapsToChapters
    updateSnapping()
    setTimeline(preferences.timeline)
  }

  private func fillTimes() {
    let waveform = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 4)
    gtk_widget_set_hexpand(waveform, 1)
    for part in [scrubber.overview.widget, scrubber.widget] { Widgets.append(part, to: waveform) }
    for part in [elapsed, waveform, remaining] { Widgets.append(part, to: times) }
    gtk_label_set_width_chars(opaque(elapsed), 5)
    gtk_label_set_width_chars(opaque(remaining), 6)
  }

  private func buttonRow() -> WidgetPointer {
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 2)
    let space = Widgets.box(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_set_hexpand(space, 1)
    let buttons = [previous, rewind?.widget, play, fastForward?.widget, next].compactMap { $0 }
    let menus = [volume.widget, speed.widget, chapterMenu.widget, trackMenu.widget]
    for part in buttons { Widgets.append(part, to: transport) }
    for part in buttons + menus { gtk_widget_add_css_class(part, "flat") }
    for part in [transport, space] + menus { Widgets.append(part, to: row) }
    gtk_widget_set_direction(row, GTK_TEXT_DIR_LTR)
    return row
  }

  /// Back stays on the side where it is on the picture and on the waveform, in every language.
  private func setTimeline(_ timeline: TimelineDirection) {
    let direction = timeline == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL
    for part in [times, transport] { gtk_widget_set_direction(part, direction) }
    for button in [previous, next] {
      // The theme has a mirrored symbol for this direction.
      gtk_widget_get_first_child(button).map { gtk_widget_set_direction($0, direction) }
    }
    // The figures run to the right all the same.
    for label in [elapsed, remaining] { gtk_widget_set_direction(label, GTK_TEXT_DIR_LTR) }
    gtk_label_set_xalign(opaque(elapsed), timeline == .leftToRight ? 0 : 1)
    gtk_label_set_xalign(opaque(remaining), timeline == .leftToRight ? 1 : 0)
    scrubber.timeline = timeline
    rewind?.timeline = timeline
    fastForward?.timeline = timeline
  }

  private func holdButton(_ direction: SkipDirection) -> PressAndHoldButton {
    let name =
      direction == .forward ? Translations.text("Fast forward") : Translations.text("Rewind")
    let button = PressAndHoldButton(symbol: direction, accessibleLabel: name) {
      [weak self] action in
      switch action {
      case .tap: self?.onSkip?(direction)
      case .step(_, let factor): self?.onStep?(direction, factor)
      }
    }
    button.acceleration = .ladder
    button.waitsForFrames = true
    button.onRepeatingChanged = { [weak self] isRepeating in self?.onHeldChanged?(isRepeating) }
    return button
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
    scrubber.onCommit = { [weak self] fraction in
      guard let self else { return }
      session.commitScrub(toFraction: fraction, tellsJump: !scrubber.visible.isWhole)
    }
    scrubber.onCancel = { [weak self] in self?.session.cancelScrub() }
    scrubber.onStep = { [weak self] length in self?.session.move(by: length) }
    scrubber.onJump = { [weak self] fraction in self?.session.leap(toFraction: fraction) }
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
    case .opening:
      scrubber.visible = .whole
      updateAll()
    case .loaded, .failed: updateAll()
    case .jumped: frameShown()
    default: break
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
    updateSnapping()
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
    updateSnapping()
  }

  /// The chapters' starts are where the bar has them now: a live stream's move along it.
  private func updateSnapping() {
    let axis = snapsToChapters ? session.axis : nil
    scrubber.settings.snapping = axis.map {
      ScrubSnapping(places: session.chapters.starts, on: $0)
    }
  }
}
