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
  /// Whether any file could be opened so far.
  private(set) var hasPlayed = false
  /// Where the next file starts, in seconds of media.
  private var start: MediaSeconds?
  /// Whether frames were stepped through since the last order: then the player tells of no jumps.
  var stepsFrames = false

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

  /// Has the control turn a wish into orders to the player.
  func order(_ wish: (inout PlayerControl) -> [PlayerEffect]) {
    stepsFrames = false
    perform(wish(&control))
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

  /// Tells everybody of a change.
  func tell(_ change: SessionChange) {
    for observer in observers { observer(change) }
  }

  private func tick(at now: EventTime) {
    perform(control.tick(at: now))
    tell(.position)
  }

  private func open(_ location: MediaLocation?) {
    guard let location else { return }
    control.begin()
    perform(control.setPaused(control.isPaused))
    player.load(location, startAt: start, paused: control.isPaused)
    takePlace(at: MainLoop.now)
    start = nil
    tell(.opening)
  }

  /// The player is at the media's first place from now on, and tells so only with its first picture: a
  /// key may be sooner.
  private func takePlace(at now: EventTime) {
    perform(control.handle(.positionChanged(player.position), at: now))
  }
}

// What the player tells
extension PlayerSession {
  private func handle(_ event: PlayerEvent) {
    let now = MainLoop.now
    perform(control.handle(event, at: now))
    switch event {
    case .mediaChanged: takePlace(at: now)
    case .positionChanged(let position):
      tell(.position)
      if stepsFrames { tell(.foreignJump(position)) }
    case .seekFailed: tell(.position)
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
      tell(.foreignJump(position))
    }
  }

  private func handle(_ event: MediaEvent) {
    switch event {
    case .loaded:
      hasPlayed = true
      tell(.loaded)
    case .failed(let error):
      fail(error)
    case .endedEarly(let place):
      tellEarlyEnd(at: place)
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
    if end.makesWay { next() }
  }

  /// Tells that a part of the present file is missing, here and on the terminal.
  private func tellEarlyEnd(at place: MediaSeconds) {
    guard let location = player.location else { return }
    let sentence = FailureSentence.earlyEnd(of: location, at: place)
    Terminal.complain(sentence)
    tell(.endedEarly(sentence))
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

// The way through the playlist
extension PlayerSession {
  /// Plays the next file, if there is one.
  func next() {
    open(playlist.advance())
  }

  /// Plays the present file from its start.
  func reopen() {
    open(playlist.current)
  }

  /// Plays the file before, if there is one.
  func previous() {
    open(playlist.goBack())
  }
}
