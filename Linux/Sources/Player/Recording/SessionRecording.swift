import GTKInterop
import GestureSimulation
import MPVPlayback
import Seeking
import SeekingGTK

/// Has a recorder hear of everything that moves or changes playback in a window.
///
/// Gestures are written down as they come, before anything is made of them; everything else by what
/// it asks for, whoever asks: a key, a menu, another program.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class SessionRecording {
  private let recorder: GestureRecorder
  private let session: PlayerSession
  private let picture: PictureControls
  private let preferences: PreferencesStore
  /// What was written last, or would have been.
  private var rate: Double
  private var isPaused: Bool
  private var range: SeekableRange?
  private var marks: [MediaSeconds] = []

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
    isPaused = session.control.isPaused
    let record: @MainActor (ControlInput, EventTime) -> Void = { [weak self] input, time in
      self?.record(.input(input), at: time)
    }
    picture.overlay.onInput = record
    picture.keys.onInput = record
    picture.onLatchToggled = { record(.latchToggled, MainLoop.now) }
    controlBar.scrubber.onInput = record
    controlBar.rewind?.onInput = { record($0.input(of: .backward), $1) }
    controlBar.fastForward?.onInput = { record($0.input(of: .forward), $1) }
    session.observe { [weak self] change in self?.update(change) }
  }

  /// The window has lost the keyboard, and with it whatever was held.
  func inputLost() {
    record(.input(.inputLost))
  }

  /// The window has another size, or the user other preferences.
  func settingsChanged() {
    recorder.record(.set(controls, surface: picture.overlay.size), at: MainLoop.now)
    recordMarks()
  }

  /// Ends the script.
  func close() {
    recorder.close()
  }

  /// Writes an event down; the first one of open media begins the script.
  private func record(_ event: ScriptEvent, at time: EventTime = MainLoop.now) {
    if session.player.isLoaded { recorder.begin(setup, at: time) }
    recorder.record(event, at: time)
  }

  private func update(_ change: SessionChange) {
    switch change {
    case .opening: recorder.close()
    case .undone: record(.input(.undone))
    case .redone: record(.input(.redone))
    case .jumpAsked(let place): recordJump(to: place)
    case .foreignJump(let place): recorder.record(.jump(place), at: MainLoop.now)
    case .playingSet: recordPlaying()
    case .rate where session.control.userRate != rate: recordRate()
    case .range where session.control.range != range: recordRange()
    case .description, .loaded: recordMarks()
    default: break
    }
  }

  /// Other programs may ask for places that no script has a number for; without a range, nothing
  /// moves.
  private func recordJump(to place: MediaSeconds) {
    guard let range = session.control.range else { return }
    record(.input(.jumpRequested(to: range.clamp(place))))
  }

  private func recordPlaying() {
    record(.input(.playingSet(!session.control.isPaused)))
    isPaused = session.control.isPaused
  }

  private func recordRate() {
    record(.input(.rateSet(session.control.userRate)))
    rate = session.control.userRate
  }

  /// A range moves by itself, which begins no script.
  private func recordRange() {
    range = session.control.range
    if let range { recorder.record(.range(range), at: MainLoop.now) }
  }

  /// What drags snap to goes with the preferences and with the chapters, and begins no script.
  private func recordMarks() {
    let places = preferences.current.snapsToChapters ? session.player.chapters : []
    guard places != marks else { return }
    marks = places
    recorder.record(.marks(places), at: MainLoop.now)
  }
}

// How the player and its controls are
extension SessionRecording {
  private var setup: ScriptSetup {
    var setup = ScriptSetup()
    setup.surface = picture.overlay.size
    setup.player = player
    setup.controls = controls
    return setup
  }

  private var controls: ControlSettings {
    let preferences = preferences.current
    var controls = ControlSettings()
    controls.surface = preferences.surface
    controls.steps = preferences.steps
    controls.holdStages = preferences.hold == .off ? nil : .standard
    controls.rewinds = preferences.hold == .rewind
    controls.holdSlides = preferences.slidesHold
    controls.holdLocks = preferences.locksHold
    controls.acceleration = .ladder
    controls.buttonSkips = true
    controls.areLettersOn = preferences.letterKeys
    return controls
  }

  private var player: ScriptSetup.Player {
    var player = ScriptSetup().player
    player.duration = session.player.duration
    if player.duration == nil { player.live = session.control.range }
    player.position = session.player.position
    player.rate = rate
    player.isPaused = isPaused
    player.isSeekable = session.control.range != nil
    player.chapters = session.player.chapters
    player.marks = marks
    return player
  }
}

extension PressAndHoldInput {
  /// The same of the button that skips in a direction.
  fileprivate func input(of direction: SkipDirection) -> ControlInput {
    switch self {
    case .pressed: .buttonPressed(direction)
    case .released(let inside): .buttonReleased(inside: inside)
    }
  }
}
