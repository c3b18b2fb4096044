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
  /// What holding the picture, or the space bar, plays at.
  private static let holdRate = HoldRate.absolute(2)

  let widget: WidgetPointer
  let session: PlayerSession
  private let application: UnsafeMutablePointer<GtkApplication>
  private let options: PlayerOptions
  private let page = PicturePage()
  private let titleBar = TitleBar()
  private let controlBar: ControlBar
  private let controls: ControlsLayer
  private let overlay: DoubleTapSeekOverlay
  private let toasts = Toasts()
  private let spinner = Widgets.made(gtk_spinner_new())
  private let keys: KeyBindings
  private let waveform: WaveformLoader
  private let readerWatch = ScreenReaderWatch()
  private var canDraw = true
  private var files: FileOpening?
  private var inhibitor: SleepInhibitor?
  private var remote: MediaRemote?

  /// Makes the window of a session; `begin()` shows it and opens the first file.
  init(
    application: UnsafeMutablePointer<GtkApplication>, session: PlayerSession,
    options: PlayerOptions
  ) {
    self.application = application
    self.session = session
    self.options = options
    widget = Widgets.made(adw_application_window_new(application))
    let controlBar = ControlBar(session: session, step: options.step)
    self.controlBar = controlBar
    controls = ControlsLayer(
      window: widget, titleBar: titleBar.widget, controlBar: controlBar.widget)
    overlay = DoubleTapSeekOverlay(child: page.widget, controls: controls.widget)
    keys = KeyBindings(window: widget)
    waveform = WaveformLoader { samples in controlBar.scrubber.samples = samples }
    assemble()
    connectSeeking()
    connectControls()
    addActions()
    session.observe { [weak self] change in self?.update(change) }
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
  var couldPlay: Bool { canDraw && !session.playlist.allFailed }

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
    gtk_overlay_set_child(opaque(stack), overlay.widget)
    gtk_overlay_add_overlay(opaque(stack), spinner)
    adw_toast_overlay_set_child(opaque(toasts.widget), stack)
    adw_application_window_set_content(cast(object(widget)), toasts.widget)
    overlay.forwardInterval = options.step
    overlay.backwardInterval = options.step
    overlay.settings.zones = .thirds
    overlay.settings.runPolicy = .singleTaps
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
    remote?.close()
    inhibitor?.close()
    readerWatch.close()
    waveform.cancel()
    controls.close()
    toasts.close()
    overlay.reset()
    page.close()
    session.close()
  }
}

// The controls of the seeking
extension PlayerWindow {
  private func connectSeeking() {
    overlay.playhead = { [weak self] in self?.session.control.playhead }
    overlay.onSeek = { [weak self] length, beginsRun in
      self?.session.skip(by: length, beginsRun: beginsRun)
    }
    overlay.onTap = { [weak self] tap in self?.tapped(tap) }
    overlay.onCentreDoubleTap = { [weak self] _ in self?.toggleFullscreen() }
    overlay.onHoldBegan = { [weak self] _ in self?.session.beginHold(Self.holdRate) }
    overlay.onHoldEnded = { [weak self] in self?.session.endHold() }
    keys.onActivity = { [weak self] in self?.controls.noteActivity() }
    keys.onKey = { [weak self] key in self?.perform(key) }
    keys.onHoldKey = { [weak self] event in
      switch event {
      case .tapped: self?.session.togglePlaying()
      case .holdBegan: self?.session.beginHold(Self.holdRate)
      case .holdEnded: self?.session.endHold()
      }
    }
  }

  /// A mouse plays or pauses; a finger or a pen has nothing to point with, so it asks for controls.
  private func tapped(_ tap: SurfaceTap) {
    gtk_window_set_focus(window, nil)
    switch tap.kind {
    case .mouse: session.togglePlaying()
    case .touch, .pen: controls.toggle()
    }
  }

  private func perform(_ key: PictureKey) {
    switch key {
    case .holdOrToggle, .togglePlaying: session.togglePlaying()
    case .skip(let direction): overlay.request(direction)
    case .volume(let change): session.player.volume = session.player.volume + change
    case .mute: session.player.isMuted.toggle()
    case .frame(let direction): session.stepFrame(direction)
    case .start: session.jump(toFraction: 0)
    case .end: session.jump(toFraction: 1)
    case .undo: session.undo()
    case .redo: session.redo()
    case .toggleFullscreen: toggleFullscreen()
    case .leave: if isFullscreen { toggleFullscreen() }
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
    actions.add("letter-keys", isOn: true) { [weak self] in self?.keys.areLettersOn = $0 }
    actions.add("show-shortcuts", keys: ["<Control>question"]) { [weak self] in
      guard let self else { return }
      ShortcutsWindow.present(over: widget)
    }
    actions.add("about") { [weak self] in
      guard let self else { return }
      AboutWindow.present(over: widget)
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
      waveform.load(session.playlist.current)
      updatePage()
      updateTitle()
    case .tracks, .videoSize:
      updatePage()
      updateTitle()
    case .description: updateTitle()
    case .failed(let sentence, let isLast): failed(sentence, isLast: isLast)
    case .playing: controls.set(.notPlaying, !session.isRunning)
    case .range: waveform.duration = session.player.duration
    case .buffering: setWaiting(session.player.isBuffering)
    case .seekFailed: toasts.show(Translations.text("The player couldn't go there"))
    case .position, .jumped, .rate, .volume: break
    }
  }

  private func opening() {
    setWaiting(true)
    waveform.duration = nil
    waveform.load(nil)
    updateTitle()
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
    page.setMargins(
      top: isFilm ? 0 : controls.topHeight + 12, bottom: isFilm ? 0 : controls.bottomHeight)
    page.show(session.player.videoSize.map { .picture($0) } ?? .sound)
  }

  private func updateTitle() {
    let name = session.playlist.current.map { FailureSentence.name(of: $0) }
    let title = session.player.title ?? name ?? "SeekKit"
    gtk_window_set_title(window, title)
    titleBar.setTitle(title, subtitle: session.player.metadata["artist"] ?? "")
  }

  private func failed(_ sentence: String, isLast: Bool) {
    setWaiting(false)
    waveform.cancel()
    guard isLast else { return toasts.show(sentence) }
    controls.set(.noFilm, true)
    gtk_widget_remove_css_class(widget, "film")
    controlBar.setLarge(false)
    page.setMargins(top: 0, bottom: 0)
    page.show(.failure(sentence))
  }

  private func setWaiting(_ isWaiting: Bool) {
    gtk_spinner_set_spinning(opaque(spinner), isWaiting ? 1 : 0)
    gtk_widget_set_visible(spinner, isWaiting ? 1 : 0)
  }
}
