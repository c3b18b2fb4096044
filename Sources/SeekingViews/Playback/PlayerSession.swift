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
/// DoubleTapSeekOverlay { seconds in
///   session.skip(by: seconds)
/// } video: {
///   VideoPlayer(player: player)
/// }
/// ```
///
/// *Lifetime*: one a player, as long as its views. *Time*: places are seconds of media; events are
/// timed by the system's uptime. *Concurrency*: used from the main actor.
@MainActor @Observable public final class PlayerSession {
  @ObservationIgnored private let player: any SeekablePlayer
  @ObservationIgnored private let clock: any EventClock
  @ObservationIgnored private var deadline: Task<Void, Never>?
  private var control = PlayerControl()
  /// How often a seek has failed, or taken longer than three seconds.
  public private(set) var failedSeeks = 0

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

  /// Where playback is as a share of the range, 0 to 1.
  ///
  /// To set it previews a place of the scrub under way, or seeks where there is none, as a
  /// `WaveformScrubber` with this as its progress does.
  public var progress: Double {
    get { control.range?.fraction(of: MediaSeconds(position)) ?? 0 }
    set {
      guard let place = control.range?.position(atFraction: newValue) else { return }
      report()
      perform(
        control.canJump
          ? control.jump(to: place, at: clock.now) : control.previewScrub(to: place, at: clock.now))
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
  public var isPaused: Bool {
    get { control.isPaused }
    set { perform(control.setPaused(newValue)) }
  }

  /// Whether there is a jump to take back.
  public var canUndo: Bool { control.canUndo }

  /// Whether there is a jump to make again.
  public var canRedo: Bool { control.canRedo }
}

// What is asked for
extension PlayerSession {
  /// Moves playback by seconds of media, with their sign.
  ///
  /// - Parameters:
  ///   - seconds: how far; ends of the range are kept to.
  ///   - beginsRun: whether an undo leads back to where playback stands now.
  public func skip(by seconds: Double, beginsRun: Bool = true) {
    report()
    perform(control.skip(by: MediaSeconds(seconds), beginsRun: beginsRun, at: clock.now))
  }

  /// Moves playback to a place, exactly.
  public func seek(to position: Double) {
    report()
    perform(control.jump(to: MediaSeconds(position), at: clock.now))
  }

  /// Goes back to where the newest jump was made from.
  public func undo() {
    report()
    perform(control.undo(at: clock.now))
  }

  /// Makes the jump again that was taken back last.
  public func redo() {
    report()
    perform(control.redo(at: clock.now))
  }

  /// Begins a hold at a rate, changes its rate, or, with nothing, ends it.
  ///
  /// At the end the user's own rate and pause are back, as they are by then.
  public func hold(at rate: HoldRate?) {
    guard let rate else { return perform(control.endHold()) }
    perform(control.isHolding ? control.changeHold(rate) : control.beginHold(rate))
  }

  /// Begins or ends a scrub; meanwhile `progress` previews places on keyframes.
  ///
  /// The end is exact, and can be undone. It fits `onScrubbingChanged` of `WaveformScrubber`.
  public func setScrubbing(_ isScrubbing: Bool) {
    report()
    perform(
      isScrubbing ? control.beginScrub(at: clock.now) : control.commitScrub(at: clock.now))
  }
}

// The player
extension PlayerSession {
  /// Has the control know where playback is by now: what it last heard may be a tenth of a second old.
  private func report() {
    handle(.positionChanged(player.position))
  }

  private func handle(_ event: PlayerEvent) {
    perform(control.handle(event, at: clock.now))
  }

  private func perform(_ effects: [PlayerEffect]) {
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
