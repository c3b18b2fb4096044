import GTKInterop
import GestureSimulation
import MPVPlayback
import Seeking
import SeekingGTK

/// Has a recorder hear of everything that the user does in a window.
///
/// The rewind button has no word in scripts: its presses are left out, and what it does to playback
/// with them.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class SessionRecording {
  private let recorder: GestureRecorder
  private let session: PlayerSession
  private let picture: PictureControls
  private let preferences: PreferencesStore
  private var rate: Double

  /// Begins to listen.
  init(
    recorder: GestureRecorder, session: PlayerSession, picture: PictureControls,
    controlBar: ControlBar, preferences: PreferencesStore
  ) {
    self.recorder = recorder
    self.session = session
    self.picture = picture
    self.preferences = preferences
    rate = session.control.userRate
    let record: @MainActor (ControlInput, EventTime) -> Void = { [weak self] input, time in
      self?.record(input, at: time)
    }
    picture.overlay.onInput = record
    picture.keys.onInput = record
    controlBar.scrubber.onInput = record
    controlBar.fastForward?.onInput = record
    session.observe { [weak self] change in self?.update(change) }
  }

  /// The window has lost the keyboard, and with it whatever was held.
  func inputLost() {
    record(.inputLost, at: MainLoop.now)
  }

  /// Writes an input down; the first one of open media begins the script.
  private func record(_ input: ControlInput, at time: EventTime) {
    if session.player.isLoaded { recorder.begin(setup, at: time) }
    recorder.record(input, at: time)
  }

  /// Ends the script.
  func close() {
    recorder.close()
  }

  private func update(_ change: SessionChange) {
    let now = MainLoop.now
    switch change {
    case .opening: recorder.close()
    case .undone: record(.undone, at: now)
    case .redone: record(.redone, at: now)
    case .playingSet: record(.playingSet(!session.control.isPaused), at: now)
    case .rate where session.control.userRate != rate:
      record(.rateSet(session.control.userRate), at: now)
      rate = session.control.userRate
    default: break
    }
  }

  private var setup: ScriptSetup {
    let preferences = preferences.current
    var setup = ScriptSetup()
    setup.surface = picture.overlay.size
    setup.player = player
    setup.controls.surface = preferences.surface
    setup.controls.steps = preferences.steps
    setup.controls.holdStages = preferences.hold == .off ? nil : .standard
    setup.controls.rewinds = preferences.hold == .rewind
    setup.controls.holdSlides = preferences.slidesHold
    setup.controls.holdLocks = preferences.locksHold
    setup.controls.acceleration = .ladder
    setup.controls.buttonSkips = true
    setup.controls.areLettersOn = preferences.letterKeys
    return setup
  }

  private var player: ScriptSetup.Player {
    var player = ScriptSetup().player
    player.duration = session.player.duration
    if player.duration == nil { player.live = session.control.range }
    player.position = session.player.position
    player.rate = rate
    player.isPaused = session.control.isPaused
    player.isSeekable = session.control.range != nil
    player.chapters = session.player.chapters
    return player
  }
}
