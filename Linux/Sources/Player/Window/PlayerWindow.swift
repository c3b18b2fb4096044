import CGtk
import CommandLineInterface
import GTKInterop
import Localisation
import MPVPlayback
import Seeking
import SeekingGTK

/// The player's window: it puts the parts together and passes on between them.
///
/// *Lifetime*: from the application's start until the window is closed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class PlayerWindow {
  /// A window narrower than this, in points, has no room for every button.
  private static let narrowWidth = 420.0

  let widget: WidgetPointer
  let session: PlayerSession
  private let application: UnsafeMutablePointer<GtkApplication>
  private let options: PlayerOptions
  private let page = PicturePage()
  private let titleBar = TitleBar()
  private let controlBar: ControlBar
  private let controls: ControlsLayer
  private let picture: PictureControls
  /// What comes up for a while, above the control bar.
  private let messages = Widgets.box(GTK_ORIENTATION_VERTICAL)
  private let toasts = Toasts()
  private let offers: UndoOffers
  private let announcements: Announcements
  private let preferences: PreferencesStore
  private var preferencesWindow: WidgetPointer?
  private let spinner = Widgets.made(gtk_spinner_new())
  private let waveform = WaveformLoader()
  /// Media that takes about a second to be measured.
  private static let longMedia = MediaSeconds(900)
  private let readerWatch = ScreenReaderWatch()
  private var canDraw = true
  private var files: FileOpening?
  private var inhibitor: SleepInhibitor?
  private var remote: MediaRemote?
  private var recording: SessionRecording?

  /// Makes the window of a session; `begin()` shows it and opens the first file.
  init(
    application: UnsafeMutablePointer<GtkApplication>, session: PlayerSession,
    options: PlayerOptions
  ) {
    self.application = application
    self.session = session
    self.options = options
    widget = Widgets.made(adw_application_window_new(application))
    preferences = PreferencesStore(file: .ofUser, step: options.step)
    let controlBar = ControlBar(session: session)
    self.controlBar = controlBar
    controls = ControlsLayer(
      window: widget, titleBar: titleBar.widget, controlBar: controlBar.widget)
    picture = PictureControls(
      session: session, window: widget, picture: page.widget, layer: controls.widget)
    // After the picture's controls: a run that a jump ends is offered back and told of before it.
    offers = UndoOffers(session: session)
    announcements = Announcements(session: session, announcer: Announcer(window: widget))
    assemble()
    connectPicture()
    connectControls()
    connectWaveform()
    addActions()
    apply(preferences.current)
    session.observe { [weak self] change in self?.update(change) }
  }

  /// Writes what the user does into a file from now on, as a gesture script.
  func record(into file: RecordingFile) {
    recording = SessionRecording(
      recorder: GestureRecorder(file: file), session: session, picture: picture,
      controlBar: controlBar, preferences: preferences)
    Signal.connectNotify(object(widget), "is-active") { [weak self] in
      guard let self, gtk_window_is_active(window) == 0 else { return }
      recording?.inputLost()
    }
  }

  /// Shows the window and opens the first file.
  func begin() {
    // The picture is shown first, for OpenGL comes to life only on the screen.
    page.show(.picture(nil))
    attachPicture()
    if options.isFullscreen { gtk_window_fullscreen(window) }
    gtk_window_present(window)
    // Keys belong to the picture until somebody moves the focus.
    gtk_window_set_focus(window, nil)
  }

  /// Whether at least one file, if there was any, could be played.
  var couldPlay: Bool { canDraw && (session.hasPlayed || !session.playlist.allFailed) }

  private var window: UnsafeMutablePointer<GtkWindow> { cast(object(widget)) }
  private var isFullscreen: Bool { gtk_window_is_fullscreen(window) != 0 }

  private func assemble() {
    gtk_window_set_title(window, "SeekKit")
    gtk_window_set_default_size(window, 960, 600)
    gtk_widget_set_size_request(widget, 360, 294)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(spinner, 48, 48)
    gtk_widget_set_can_target(spinner, 0)
    let stack = Widgets.made(gtk_overlay_new())
    gtk_overlay_set_child(opaque(stack), picture.overlay.widget)
    for layer in [spinner, picture.hold.label.widget, messages] {
      gtk_overlay_add_overlay(opaque(stack), layer)
    }
    for part in [toasts.widget, offers.bar.widget] { Widgets.append(part, to: messages) }
    gtk_widget_set_halign(messages, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(messages, GTK_ALIGN_END)
    adw_application_window_set_content(cast(object(widget)), stack)
    inhibitor = SleepInhibitor(application: application, window: window, session: session)
  }

  /// Gives the page the picture that the options ask for; the first file opens once it is there.
  private func attachPicture() {
    guard options.videoOutput != .software else { return attachSoftwarePicture() }
    let picture = OpenGLPicture(player: session.player)
    picture.onReady = { [weak self] result in
      guard let self else { return }
      switch result {
      case .success: start()
      // In a turn of its own, since a widget can't be replaced while it is being realised.
      case .failure: Task { self.attachSoftwarePicture() }
      }
    }
    page.attach(picture)
  }

  private func attachSoftwarePicture() {
    do throws(MPVPlaybackError) {
      page.attach(try SoftwarePicture(player: session.player))
      start()
    } catch {
      canDraw = false
      Terminal.complain(FailureSentence.text(for: error))
      page.show(.failure(FailureSentence.text(for: error)))
    }
  }

  private func start() {
    if session.playlist.current == nil { page.show(.welcome) }
    session.begin()
  }

  private func close() {
    recording?.close()
    remote?.close()
    inhibitor?.close()
    readerWatch.close()
    waveform.cancel()
    controlBar.hoverPictures.close()
    controls.close()
    toasts.close()
    offers.bar.close()
    announcements.close()
    picture.close()
    page.close()
    session.close()
  }
}

// The controls of the picture
extension PlayerWindow {
  private func connectPicture() {
    picture.keys.onActivity = { [weak self] in self?.controls.noteActivity() }
    picture.onControlsToggled = { [weak self] in self?.controls.toggle() }
    picture.onFullscreenToggled = { [weak self] in self?.toggleFullscreen() }
    picture.onLeave = { [weak self] in
      if self?.isFullscreen == true { self?.toggleFullscreen() }
    }
    picture.onRunEnded = { [weak self] run in
      self?.offers.runEnded(run.tally)
      self?.announcements.runEnded(run)
    }
    // One run for whatever skips: what it has come to is shown, told, and taken back as one.
    controlBar.onSkip = { [weak self] direction in self?.picture.overlay.request(direction) }
    controlBar.onStep = { [weak self] direction, factor in
      self?.picture.steps.step(direction, factor: factor)
    }
    // In a turn of its own: while GTK lays widgets out, none may come or go.
    picture.overlay.onResized = { [weak self] size in Task { self?.resized(to: size) } }
    controlBar.chapterMenu.takeActions(into: titleBar.widget)
    controlBar.chapterMenu.onOtherMenuChanged = { [weak self] in self?.titleBar.setChapters($0) }
    preferences.onChange = { [weak self] in self?.apply($0) }
  }

  private func resized(to size: SurfaceSize) {
    controlBar.chapterMenu.isNarrow = size.width < Self.narrowWidth
    recording?.settingsChanged()
  }

  private func apply(_ preferences: PlayerPreferences) {
    picture.apply(preferences)
    controlBar.apply(preferences)
    waveform.display = preferences.waveform
    recording?.settingsChanged()
  }

  private func showPreferences() {
    if let preferencesWindow { return gtk_window_present(cast(object(preferencesWindow))) }
    preferencesWindow = PreferencesWindow(store: preferences).present(over: widget) {
      [weak self] in self?.preferencesWindow = nil
    }
  }
}

// The controls of the window
extension PlayerWindow {
  private func connectControls() {
    controls.hasOpenMenu = { [weak self] in
      guard let self else { return false }
      return controlBar.hasOpenMenu || titleBar.hasOpenMenu
    }
    controlBar.onHeldChanged = { [weak self] isHeld in self?.controls.set(.held, isHeld) }
    readerWatch.onChange = { [weak self] isActive in self?.controls.set(.screenReader, isActive) }
    controls.set(.screenReader, readerWatch.isActive)
    files = FileOpening(window: widget) { [weak self] in self?.session.play($0) }
    remote = MediaRemote(session: session, window: remoteWindow())
    Signal.connectNotify(object(widget), "fullscreened") { [weak self] in
      guard let self else { return }
      titleBar.setFullscreen(isFullscreen)
      remote?.fullscreenChanged()
    }
    Signal.connectAnswer(object(widget), "close-request") { [weak self] in
      self?.close()
      return false
    }
  }

  private func connectWaveform() {
    controlBar.scrubber.source = { [weak self] visible, count in
      self?.waveform.bars(of: visible, count: count) ?? []
    }
    picture.onPauseSkipped = { [weak self] in self?.skipPause() }
    waveform.onChange = { [weak self] in self?.controlBar.scrubber.barsChanged() }
  }

  private func skipPause() {
    let end = waveform.waveform?.pauseEnd(after: session.control.position)
    if let end {
      session.leap(toMarkAt: end)
    } else {
      toasts.show(Translations.text("No pause ends after this, as far as it is known"))
    }
  }

  private func remoteWindow() -> MediaRemote.Window {
    MediaRemote.Window(
      raise: { [weak self] in
        guard let self else { return }
        gtk_window_present(window)
      },
      quit: { [weak self] in
        guard let self else { return }
        gtk_window_close(window)
      },
      isFullscreen: { [weak self] in self?.isFullscreen ?? false },
      setFullscreen: { [weak self] wanted in
        guard let self, wanted != isFullscreen else { return }
        toggleFullscreen()
      })
  }

  private func addActions() {
    let actions = WindowActions(window: widget, application: application)
    actions.add("open", keys: ["<Control>o"]) { [weak self] in self?.files?.choose() }
    actions.add("toggle-fullscreen") { [weak self] in self?.toggleFullscreen() }
    picture.hold.onLockedChanged = actions.addToggle(
      "play-fast", keys: ["<Control><Shift>space"]
    ) { [weak self] in self?.picture.toggleLatch() }
    let scrubber = controlBar.scrubber
    actions.add("zoom-in", keys: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]) {
      scrubber.zoom(by: WaveformScrubber.zoomStep)
    }
    actions.add("zoom-out", keys: ["<Control>minus", "<Control>KP_Subtract"]) {
      scrubber.zoom(by: 1 / WaveformScrubber.zoomStep)
    }
    actions.add("zoom-none", keys: ["<Control>0", "<Control>KP_0"]) { scrubber.visible = .whole }
    for (name, key, sign) in [("pan-left", "<Alt>Left", -1.0), ("pan-right", "<Alt>Right", 1)] {
      actions.add(name, keys: [key]) {
        let forward = scrubber.timeline == .leftToRight ? sign : -sign
        scrubber.pan(by: forward * VisibleRange.step)
      }
    }
    actions.add("preferences", keys: ["<Control>comma"]) { [weak self] in self?.showPreferences() }
    actions.add("show-shortcuts", keys: ["<Control>question"]) { [weak self] in
      guard let self else { return }
      ShortcutsWindow(preferences: preferences.current).present(over: widget)
    }
    actions.add("about") { [weak self] in
      if let self { AboutWindow.present(over: widget) }
    }
    actions.add("quit", keys: ["<Control>q", "<Control>w"]) { [weak self] in
      guard let self else { return }
      gtk_window_close(window)
    }
  }

  private func toggleFullscreen() {
    if isFullscreen { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
  }
}

// What the window shows of the session
extension PlayerWindow {
  private func update(_ change: SessionChange) {
    switch change {
    case .opening: opening()
    case .loaded:
      // Not before, lest both read the file at once and the first picture comes later.
      loadWaveform()
      updatePage()
      updateTitle()
    case .tracks:
      if session.player.isLoaded { loadWaveform() }
      updatePage()
      updateTitle()
    case .videoSize:
      updatePage()
      updateTitle()
    case .description: updateTitle()
    case .failed(let sentence, let isLast): failed(sentence, isLast: isLast)
    case .playing: controls.set(.notPlaying, !session.isRunning)
    case .range: waveform.duration = session.player.duration
    case .buffering: setWaiting(session.player.isBuffering)
    case .endedEarly(let sentence): toasts.show(sentence)
    case .seekFailed: toasts.show(Translations.text("The player couldn't go there"))
    default: break
    }
  }

  private func opening() {
    setWaiting(true)
    waveform.duration = nil
    waveform.cancel()
    updateTitle()
  }

  private func loadWaveform() {
    guard let location = session.playlist.current else { return }
    let isLong = session.player.duration.map { $0 >= Self.longMedia } ?? false
    waveform.load(location, audioStream: session.chosenAudioStream, isLong: isLong)
  }

  private func updatePage() {
    guard session.player.isLoaded else { return }
    setWaiting(false)
    controls.set(.notPlaying, !session.isRunning)
    let isFilm = session.hasFilm
    controls.set(.noFilm, !isFilm)
    controlBar.setLarge(!isFilm)
    if isFilm {
      gtk_widget_add_css_class(widget, "film")
    } else {
      gtk_widget_remove_css_class(widget, "film")
    }
    keepMessagesClear()
    page.setMargins(
      top: isFilm ? 0 : controls.topHeight + 12, bottom: isFilm ? 0 : controls.bottomHeight)
    page.show(session.player.videoSize.map { .picture($0) } ?? .sound)
  }

  private func updateTitle() {
    let name = session.playlist.current.map { FailureSentence.name(of: $0) }
    let title = ShownName.text(session.player.title ?? name ?? "SeekKit")
    gtk_window_set_title(window, title)
    titleBar.setTitle(title, subtitle: ShownName.text(session.player.metadata["artist"] ?? ""))
  }

  private func failed(_ sentence: String, isLast: Bool) {
    setWaiting(false)
    waveform.cancel()
    guard isLast else { return toasts.show(sentence) }
    controls.set(.noFilm, true)
    gtk_widget_remove_css_class(widget, "film")
    controlBar.setLarge(false)
    page.setMargins(top: 0, bottom: 0)
    keepMessagesClear()
    page.show(.failure(sentence))
  }

  /// What comes up over the picture covers none of the bars.
  private func keepMessagesClear() {
    gtk_widget_set_margin_top(picture.hold.label.widget, controls.topHeight + 12)
    gtk_widget_set_margin_bottom(messages, controls.bottomHeight)
  }

  private func setWaiting(_ isWaiting: Bool) {
    gtk_spinner_set_spinning(opaque(spinner), isWaiting ? 1 : 0)
    gtk_widget_set_visible(spinner, isWaiting ? 1 : 0)
  }
}
