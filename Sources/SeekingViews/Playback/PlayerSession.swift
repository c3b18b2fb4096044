#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

/// What views show of one player, and ask of it.
///
/// Seeks never pile up: one is in flight, the newest wanted is next, and the last one is exact. The
/// place that was asked for last is shown until the player has reached it, or it is clear that it
/// won't.
///
/// ```swift
/// let session = PlayerSession(AVPlayerPlayback(player: player))
///
/// DoubleTapSeekOverlay(session: session) {
///   VideoPlayer(player: player)
///     .allowsHitTesting(false)
/// }
/// WaveformScrubber(samples: samples, session: session)
/// ```
///
/// Where other media is put into the player, what was asked for in the media before is forgotten, and
/// so are its jumps.
///
/// *Lifetime*: one a player, and as long. A model of the app owns both: a view that makes a session in
/// its `init` makes one each time that it is updated, and the newest one takes the player's events
/// away from the others. *Time*: places are seconds of media; events are
/// timed by the system's uptime. *Concurrency*: used from the main actor.
@MainActor @Observable public final class PlayerSession {
  @ObservationIgnored private let player: any SeekablePlayer
  @ObservationIgnored private let clock: any EventClock
  @ObservationIgnored private var deadline: Task<Void, Never>?
  /// Whether somebody drags, also where no scrub has come of it, as before anything can be sought.
  @ObservationIgnored private var isScrubbing = false
  private var control = PlayerControl()
  /// How often a seek has failed, or taken longer than three seconds.
  public private(set) var failedSeeks = 0
  /// Whether there is a jump to take back.
  public private(set) var canUndo = false
  /// Whether there is a jump to make again.
  public private(set) var canRedo = false
  /// Whether a hold plays at its own rate.
  private(set) var isHolding = false
  /// How often a hold was asked for that couldn't begin.
  private(set) var refusedHolds = 0
  /// How often somebody has moved playback, or wanted to: a run of skips ends with what it hasn't done.
  private(set) var moves = 0
  /// How often other media has taken the place of what was open.
  private(set) var mediaChanges = 0

  /// Takes a player over: only this gets its events from now on.
  ///
  /// - Parameter player: the player, such as `AVPlayerPlayback`.
  public convenience init(_ player: any SeekablePlayer) {
    self.init(player, clock: UptimeClock())
  }

  init(_ player: any SeekablePlayer, clock: any EventClock) {
    self.player = player
    self.clock = clock
    for event in [
      PlayerEvent.seekableRangeChanged(player.seekableRange), .rateChanged(player.rate),
      .pausedChanged(player.isPaused),
    ] {
      _ = control.handle(event, at: clock.now)
    }
    player.onEvent = { [weak self] event in self?.handle(event) }
  }

  deinit {
    deadline?.cancel()
  }
}

// What is shown
extension PlayerSession {
  /// Where playback is, or is going to be once the player has done what was asked.
  ///
  /// It is exact whenever it is read, and tells observers of it ten times a second or so.
  public var position: Double {
    let shown = control.position
    return control.isSeeking ? shown.value : player.position.value
  }

  /// The stretch that can be sought, in seconds of media; nothing where no seek is possible.
  public var range: ClosedRange<Double>? {
    control.range.map { $0.lower.value...$0.upper.value }
  }

  /// How long the stretch is that can be sought, in seconds of media.
  var length: Double? { control.range?.length.value }

  /// Where playback is as a share of the range, 0 to 1.
  ///
  /// To set it previews a place between `setScrubbing(true)` and `setScrubbing(false)`, else it seeks.
  public var progress: Double {
    get { control.range?.fraction(of: MediaSeconds(position)) ?? 0 }
    set {
      guard isScrubbing else { return seek(toShare: newValue) }
      guard let place = control.range?.position(atFraction: newValue) else { return }
      report()
      perform(control.previewScrub(to: place, at: clock.now))
    }
  }

  /// The user's own playback rate, whatever a hold plays at.
  public var rate: Double {
    get { control.userRate }
    set { perform(control.setRate(newValue)) }
  }

  /// The rate that is played at right now: a hold's, else the user's own.
  public var currentRate: Double { control.rate }

  /// Whether the user has paused.
  ///
  /// To set it ends a hold, which would play on over the pause.
  public var isPaused: Bool {
    get { control.isPaused }
    set {
      perform(control.breakHold())
      perform(control.setPaused(newValue))
    }
  }

  /// Where playback stands by now, and may go: nowhere while somebody scrubs.
  var playhead: Playhead {
    var playhead = control.playhead
    playhead.position = MediaSeconds(position)
    return playhead
  }
}

// What is asked for
extension PlayerSession {
  /// Moves playback by seconds of media, with their sign.
  ///
  /// Each call is a jump that can be taken back by itself. Those that belong together, such as the
  /// skips of an overlay, are best passed on as they are, by `skip(_:)`.
  ///
  /// - Parameters:
  ///   - seconds: how far; ends of the range are kept to.
  ///   - beginsRun: whether an undo leads back to where playback stands now; without, it leads back
  ///     over the jump before as well, unless an undo, a scrub or somebody else has moved playback since.
  public func skip(by seconds: Double, beginsRun: Bool = true) {
    moves += 1
    report()
    perform(control.skip(by: MediaSeconds(seconds), beginsRun: beginsRun, at: clock.now))
  }

  /// Moves playback as an overlay tells it in `onSkip`: an undo takes back its run as a whole.
  public func skip(_ skip: Skip) {
    self.skip(by: skip.moved.value, beginsRun: skip.beginsRun)
  }

  /// Moves playback to a place, exactly.
  ///
  /// - Parameters:
  ///   - position: the place in seconds of media; ends of the range are kept to.
  ///   - beginsRun: whether an undo leads back to where playback stands now; without, as for the
  ///     repeats of a held key, it leads back over the jump before as well, unless an undo, a scrub or
  ///     somebody else has moved playback since.
  public func seek(to position: Double, beginsRun: Bool = true) {
    moves += 1
    report()
    perform(control.jump(to: MediaSeconds(position), beginsRun: beginsRun, at: clock.now))
  }

  /// Moves playback to a share of the range, exactly.
  func seek(toShare share: Double, beginsRun: Bool = true) {
    guard let place = control.range?.position(atFraction: share) else { return }
    seek(to: place.value, beginsRun: beginsRun)
  }

  /// Goes back to where the newest jump was made from: a run of skips, a seek or a scrub.
  ///
  /// - Returns: whether there was one; meanwhile `position` is the place that it leads to.
  @discardableResult public func undo() -> Bool {
    guard control.canUndo, control.canJump else { return false }
    moves += 1
    report()
    perform(control.undo(at: clock.now))
    return true
  }

  /// Makes the jump again that was taken back last.
  ///
  /// - Returns: whether there was one; meanwhile `position` is the place that it leads to.
  @discardableResult public func redo() -> Bool {
    guard control.canRedo, control.canJump else { return false }
    moves += 1
    report()
    perform(control.redo(at: clock.now))
    return true
  }

  /// Begins a hold at a rate, changes its rate, or, with nothing, ends it.
  ///
  /// At the end the user's own rate and pause are back, as they are by then. A hold that a scrub has
  /// ended, a pause or other media, stays so until it is let go of.
  public func hold(at rate: HoldRate?) {
    perform(control.setHold(rate))
    if rate != nil, !control.isHolding { refusedHolds += 1 }
  }

  /// Begins or ends a scrub; meanwhile `progress` previews places on keyframes.
  ///
  /// The end is exact, and can be undone; one that is where the scrub began, to a hundredth of a second,
  /// counts as cancelled. It fits `onScrubbingChanged` of `WaveformScrubber`, but one that is made with
  /// the session needs neither this nor `progress`.
  public func setScrubbing(_ isScrubbing: Bool) {
    moves += 1
    report()
    self.isScrubbing = isScrubbing
    perform(
      isScrubbing ? control.beginScrub(at: clock.now) : control.commitScrub(at: clock.now))
  }

  /// Ends a scrub where it began, as if it had never been.
  public func cancelScrubbing() {
    moves += 1
    isScrubbing = false
    perform(control.cancelScrub(at: clock.now))
  }
}

// The player
extension PlayerSession {
  /// Has the control know where playback is by now: what it last heard may be a tenth of a second old.
  private func report() {
    handle(.positionChanged(player.position))
  }

  private func handle(_ event: PlayerEvent) {
    switch event {
    case .jumped: moves += 1
    case .mediaChanged:
      moves += 1
      mediaChanges += 1
    default: break
    }
    perform(control.handle(event, at: clock.now))
  }

  private func perform(_ effects: [PlayerEffect]) {
    publish()
    for effect in effects {
      switch effect {
      case .seek(let request): player.seek(request)
      case .setRate(let rate): player.rate = rate
      case .setPaused(let isPaused): player.isPaused = isPaused
      case .seekFailed: failedSeeks += 1
      }
    }
    awaitDeadline()
  }

  /// Shows what seldom changes by itself, since the control changes ten times a second; what is the
  /// same already isn't written.
  private func publish() {
    if canUndo != control.canUndo { canUndo = control.canUndo }
    if canRedo != control.canRedo { canRedo = control.canRedo }
    if isHolding != control.isHolding { isHolding = control.isHolding }
  }

  private func awaitDeadline() {
    deadline?.cancel()
    guard let due = control.nextDeadline else { return }
    deadline = Task { [weak self, clock] in
      guard (try? await clock.sleep(until: due)) != nil, let self else { return }
      perform(control.tick(at: max(clock.now, due)))
    }
  }
}
#endif
