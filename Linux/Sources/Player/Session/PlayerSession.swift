import CGtk
import CommandLineInterface
import GTKInterop
import Glibc
import MPVPlayback
import MediaLocations
import Seeking

/// One player and its playlist, with the control that turns wishes into orders to the player.
///
/// *Lifetime*: one a window; `close()` ends it, and nothing works after.
///
/// *Time*: the monotonic clock of `MainLoop.now`.
///
/// *Concurrency*: on the main actor.
@MainActor
final class PlayerSession {
  let player: MPVPlayer
  private(set) var control = PlayerControl()
  private(set) var playlist: Playlist
  private var observers: [@MainActor (SessionChange) -> Void] = []
  private lazy var deadline = Deadline { [weak self] now in self?.tick(at: now) }
  /// Where the next file starts, in seconds of media.
  private var start: MediaSeconds?

  /// Makes a session over the files of `options`; `begin()` opens the first one.
  init(options: PlayerOptions) throws(MPVPlaybackError) {
    var playerOptions = MPVPlayer.Options()
    playerOptions.audioOutput = getenv("SEEKKIT_AUDIO_OUTPUT").map { String(cString: $0) }
    player = try MPVPlayer(options: playerOptions)
    playlist = Playlist(options.files)
    start = options.start
    player.onEvent = { [weak self] event in self?.handle(event) }
    player.onMediaEvent = { [weak self] event in self?.handle(event) }
    perform(control.setRate(options.speed))
    perform(control.setPaused(options.isPaused))
  }

  /// Tells `observer` of everything that changes from now on.
  func observe(_ observer: @escaping @MainActor (SessionChange) -> Void) {
    observers.append(observer)
  }

  /// Opens the first file, if there is one.
  func begin() {
    open(playlist.current)
  }

  /// Plays these files in place of the present ones.
  func play(_ locations: [MediaLocation]) {
    guard !locations.isEmpty else { return }
    playlist = Playlist(locations)
    perform(control.setPaused(false))
    open(playlist.current)
  }

  /// Whether something hung when the session was closed, and goes on in the background.
  private(set) var leftThreads = false

  /// Ends everything; takes half a second at most.
  func close() {
    observers = []
    deadline.arm(for: nil)
    leftThreads = !player.close()
  }

  /// Does what the control asks for, and arms the timer for what it waits for.
  private func perform(_ effects: [PlayerEffect]) {
    for effect in effects {
      switch effect {
      case .seek(let request): player.seek(request)
      case .setRate(let rate): player.rate = rate
      case .setPaused(let paused): player.isPaused = paused
      case .seekFailed: tell(.seekFailed)
      }
    }
    deadline.arm(for: control.nextDeadline)
  }

  private func tick(at now: EventTime) {
    perform(control.tick(at: now))
    tell(.position)
  }

  private func tell(_ change: SessionChange) {
    for observer in observers { observer(change) }
  }

  private func open(_ location: MediaLocation?) {
    guard let location else { return }
    control.begin()
    perform(control.setPaused(control.isPaused))
    player.load(location, startAt: start, paused: control.isPaused)
    start = nil
    tell(.opening)
  }
}

// What the player tells
extension PlayerSession {
  private func handle(_ event: PlayerEvent) {
    let now = MainLoop.now
    perform(control.handle(event, at: now))
    switch event {
    case .positionChanged, .seekFailed: tell(.position)
    case .seekableRangeChanged: tell(.range)
    case .rateChanged: tell(.rate)
    case .pausedChanged: tell(.playing)
    case .seekFinished(_, let position):
      tell(.position)
      if !control.isSeeking { tell(.jumped(position)) }
      advanceAtEnd()
    case .jumped(let position):
      tell(.position)
      tell(.jumped(position))
    }
  }

  private func handle(_ event: MediaEvent) {
    switch event {
    case .loaded:
      tell(.loaded)
    case .failed(let error):
      fail(error)
    case .ended, .resumed:
      tell(.playing)
      advanceAtEnd()
    case .tracksChanged: tell(.tracks)
    case .chaptersChanged, .titleChanged, .metadataChanged: tell(.description)
    case .durationChanged: tell(.range)
    case .volumeChanged: tell(.volume)
    case .bufferingChanged: tell(.buffering)
    case .videoSizeChanged: tell(.videoSize)
    }
  }

  /// A file that has come to its end makes way for the next one, unless somebody holds it there.
  private func advanceAtEnd() {
    guard player.hasEnded, !control.isSeeking, !control.isPaused else { return }
    next()
  }

  /// Tells why the present file can't be played, here and on the terminal, and goes on.
  private func fail(_ error: MPVPlaybackError) {
    let sentence = FailureSentence.text(for: error)
    Terminal.complain(sentence)
    playlist.markFailed()
    tell(.failed(sentence, isLast: !playlist.hasNext))
    next()
  }
}

// What the user wants
extension PlayerSession {
  /// Whether something is to be heard or seen: not paused, and not at the end.
  var isPlaying: Bool { player.isLoaded && !control.isPaused && !player.hasEnded }

  /// Whether the player is really going on at this moment, whoever wants it.
  var isRunning: Bool { player.isLoaded && !player.isPaused && !player.hasEnded }

  /// Whether the file has a picture that moves, other than a cover, and it is there to be shown.
  var hasFilm: Bool { player.videoSize != nil && player.tracks.contains(where: \.isPlayingFilm) }

  /// Whether playback stands at the end, or will once the seek under way is done.
  private var isAtEnd: Bool {
    if player.hasEnded, !control.isSeeking { return true }
    // The end of a stream may be the present, and move on.
    guard case .file = player.location, let duration = player.duration else { return false }
    // The player tells of the end a moment after it has come there, and may stand a frame before it.
    return duration - control.position < 0.1
  }

  /// Plays or pauses; from the end it plays anew.
  func togglePlaying() {
    setPlaying(control.isPaused || isAtEnd)
  }

  /// Plays, also from the end, or pauses.
  func setPlaying(_ plays: Bool) {
    if plays, isAtEnd {
      perform(control.jump(to: control.range?.lower ?? 0, at: MainLoop.now))
    }
    perform(control.setPaused(!plays))
    tell(.playing)
  }

  /// Moves playback by a length in seconds of media; the first skip of a run can be undone.
  func skip(by length: MediaSeconds, beginsRun: Bool = true) {
    perform(control.skip(by: length, beginsRun: beginsRun, at: MainLoop.now))
    tell(.position)
  }

  /// Moves playback to a place.
  func jump(to place: MediaSeconds) {
    perform(control.jump(to: place, at: MainLoop.now))
    tell(.position)
  }

  /// The stretch that the bar stands for, or nothing where there is none.
  var axis: SeekableRange? {
    SeekableRange.axis(duration: player.duration, range: control.range)
  }

  /// Moves playback to a share of the axis, 0 to 1, or as near to it as can be sought.
  func jump(toFraction fraction: Double) {
    guard let axis else { return }
    jump(to: axis.position(atFraction: fraction))
  }

  /// Takes back the newest jump.
  func undo() {
    perform(control.undo(at: MainLoop.now))
    tell(.position)
  }

  /// Makes the jump again that was taken back last.
  func redo() {
    perform(control.redo(at: MainLoop.now))
    tell(.position)
  }

  /// Begins a scrub.
  func beginScrub() {
    perform(control.beginScrub(at: MainLoop.now))
  }

  /// Shows a share of the axis, 0 to 1, while it is scrubbed.
  func previewScrub(toFraction fraction: Double) {
    guard let axis else { return }
    perform(control.previewScrub(to: axis.position(atFraction: fraction), at: MainLoop.now))
    tell(.position)
  }

  /// Ends the scrub where it is.
  func commitScrub() {
    perform(control.commitScrub(at: MainLoop.now))
    tell(.position)
  }

  /// Undoes the scrub.
  func cancelScrub() {
    perform(control.cancelScrub(at: MainLoop.now))
    tell(.position)
  }

  /// Plays at a rate for as long as something is held.
  func beginHold(_ rate: HoldRate) {
    guard player.isLoaded else { return }
    perform(control.beginHold(rate))
    tell(.rate)
    tell(.playing)
  }

  /// Ends the hold: the user's rate and pause are back.
  func endHold() {
    guard control.isHolding else { return }
    perform(control.endHold())
    tell(.rate)
    tell(.playing)
  }

  /// Sets the user's own rate.
  func setRate(_ rate: Double) {
    perform(control.setRate(rate))
    tell(.rate)
  }

  /// Shows the frame after the present one, or before it, and pauses.
  func stepFrame(_ direction: FrameStep) {
    guard player.isLoaded else { return }
    perform(control.setPaused(true))
    player.stepFrame(direction)
    tell(.playing)
  }

  /// Plays the next file, if there is one.
  func next() {
    open(playlist.advance())
  }

  /// Plays the file before, if there is one.
  func previous() {
    open(playlist.goBack())
  }
}
