import CGtk
import GTKInterop
import MPVPlayback
import Seeking
import SeekingGTK

/// Taps, holds and keys on the picture, and what they do to playback.
///
/// *Lifetime*: one a window; `close()` before the session is closed. *Concurrency*: on the main actor.
@MainActor
final class PictureControls {
  let overlay: DoubleTapSeekOverlay
  let keys: KeyBindings
  let hold: PictureHold
  /// A finger or a pen asks for the controls, or wants them away.
  var onControlsToggled: (() -> Void)?
  /// A key or a double tap asks for the whole screen, or for a window again.
  var onFullscreenToggled: (() -> Void)?
  /// Escape was pressed.
  var onLeave: (() -> Void)?
  /// Called when playback is to go on where the next pause in the sound ends.
  var onPauseSkipped: (() -> Void)?
  /// A run of skips is over; this is what it came to.
  var onRunEnded: ((SkipRun) -> Void)?
  /// A hold is asked for that nobody has to hold, or the end of one.
  var onLatchToggled: (() -> Void)?
  private let session: PlayerSession
  private let window: WidgetPointer
  let steps: HeldSteps
  private var preferences = PlayerPreferences()

  /// Makes the controls of a window's picture.
  ///
  /// - Parameters:
  ///   - session: what is played.
  ///   - window: the window, whose keys are read.
  ///   - picture: what is tapped and held.
  ///   - layer: the layer of other controls that lies over it.
  init(
    session: PlayerSession, window: WidgetPointer, picture: WidgetPointer, layer: WidgetPointer
  ) {
    self.session = session
    self.window = window
    overlay = DoubleTapSeekOverlay(child: picture, controls: layer)
    keys = KeyBindings(window: window)
    hold = PictureHold(session: session)
    steps = HeldSteps(session: session, overlay: overlay)
    connectOverlay()
    connectKeys()
    session.observe { [weak self] change in self?.update(change) }
  }

  /// Has everything follow what the user prefers.
  func apply(_ preferences: PlayerPreferences) {
    self.preferences = preferences
    overlay.settings = preferences.surface
    overlay.steps = preferences.steps
    keys.areLettersOn = preferences.letterKeys
    keys.timeline = preferences.timeline
    keys.holdDelay = preferences.holdDelay
    steps.steps = preferences.steps
    hold.apply(preferences)
  }

  /// Lets go of everything.
  func close() {
    overlay.reset()
    keys.reset()
  }

  /// Plays fast without anything being held, or no more.
  func toggleLatch() {
    onLatchToggled?()
    steps.cancel()
    hold.toggleLatch()
  }

  private func connectOverlay() {
    overlay.playhead = { [weak self] in self?.session.control.playhead }
    overlay.onSeek = { [weak self] length, beginsRun in
      self?.session.skip(by: length, beginsRun: beginsRun)
    }
    overlay.onEdge = { [weak self] _ in self?.steps.stop() }
    overlay.onRunEnded = { [weak self] run in self?.onRunEnded?(run) }
    overlay.onTap = { [weak self] tap in self?.tapped(tap) }
    overlay.onCentreDoubleTap = { [weak self] _ in self?.onFullscreenToggled?() }
    overlay.onHoldBegan = { [weak self] tap in self?.held(in: tap.zone) }
    overlay.onHoldMoved = { [weak self] offset in self?.hold.move(to: offset) }
    overlay.onHoldEnded = { [weak self] in
      self?.steps.cancel()
      self?.hold.release()
    }
  }

  private func connectKeys() {
    keys.onKey = { [weak self] key in self?.perform(key) }
    keys.onSkipKeyDown = { [weak self] direction, time in
      self?.overlay.request(direction)
      self?.steps.press(direction, after: GestureTiming.keyDelay, at: time)
    }
    keys.onSkipKeyUp = { [weak self] in self?.steps.cancel() }
    keys.onHoldKey = { [weak self] event in
      switch event {
      case .tapped: self?.session.togglePlaying()
      case .holdBegan: self?.holdFast()
      case .holdEnded: self?.hold.release()
      }
    }
  }

  private func held(in zone: SkipZone) {
    if preferences.hold == .rewind, zone == .backward {
      steps.rewind(at: MainLoop.now)
    } else {
      holdFast()
    }
  }

  private func holdFast() {
    steps.cancel()
    hold.begin()
  }

  /// A mouse plays or pauses; a finger or a pen has nothing to point with, so it asks for controls.
  private func tapped(_ tap: SurfaceTap) {
    gtk_window_set_focus(cast(object(window)), nil)
    // A tap has one consumer.
    if hold.tap() { return }
    switch tap.kind {
    case .mouse: session.togglePlaying()
    case .touch, .pen: onControlsToggled?()
    }
  }

  private func perform(_ key: PictureKey) {
    switch key {
    case .holdOrToggle, .togglePlaying: session.togglePlaying()
    case .skip(let direction): overlay.request(direction)
    case .chapter(let direction): session.skipChapter(direction)
    case .pauseEnd: onPauseSkipped?()
    case .volume(let change): session.player.volume = session.player.volume + change
    case .mute: session.player.isMuted.toggle()
    case .frame(let direction): session.stepFrame(direction)
    case .start: session.leap(toFraction: 0)
    case .end: session.leap(toFraction: 1)
    case .undo: session.undo()
    case .redo: session.redo()
    case .toggleFullscreen: onFullscreenToggled?()
    case .leave: onLeave?()
    }
  }

  /// A run's tally means nothing once playback has been moved otherwise, or not at all.
  private func update(_ change: SessionChange) {
    switch change {
    case .jumpAsked, .undone, .redone, .scrubbing: overlay.endRun()
    case .seekFailed where !session.control.isSeeking, .opening: overlay.dropRun()
    default: break
    }
  }
}

extension GestureTiming {
  /// How long a key that skips is down until it steps: as long as the picture is held until it plays
  /// fast, also where that is switched off.
  fileprivate static let keyDelay = GestureTiming().holdDelay ?? .milliseconds(500)
}
