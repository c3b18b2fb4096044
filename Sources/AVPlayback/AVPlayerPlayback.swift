#if canImport(AVFoundation)
public import AVFoundation
import Foundation
public import Seeking

/// Makes a `SeekablePlayer` of an `AVPlayer`, which the app goes on using as it likes.
///
/// What the app, a remote control or another participant does to the player is told as theirs. Another
/// item is other media, also where an `AVPlayerLooper` puts one in for each time around: a jump can't
/// be taken back beyond it, and a scrub or hold under way ends with it.
///
/// This file was type-checked on Linux and has not run on an Apple system yet.
///
/// *Lifetime*: observes the player from `init` on, and no more once this is gone. *Time*: times are
/// the player's own. *Concurrency*: used from the main actor, on which all events come too, never
/// from within a method or a setter.
@MainActor
public final class AVPlayerPlayback {
  /// The player.
  public let player: AVPlayer
  /// Receives what the player tells the controls.
  public var onEvent: ((PlayerEvent) -> Void)?
  /// Starts of the chapters in seconds of media, rising; none until they have been loaded.
  public private(set) var chapters: [MediaSeconds] = []

  private let uptime: () -> TimeInterval
  private var reports = PlayerReports()
  private var playerObservers: Observers?
  /// The item that is observed, which is the player's but for the moment until a change is known.
  private var item: AVPlayerItem?
  private var itemObservers: Observers?
  /// What has to be told before anything else.
  private var untold: [PlayerEvent] = []
  private var toldRange: SeekableRange?
  private var toldRate = 1.0
  private var toldPause = true

  /// Starts to observe a player.
  ///
  /// - Parameter player: any player; other items may be put into it at any time.
  public convenience init(player: AVPlayer) {
    self.init(player: player, uptime: { ProcessInfo.processInfo.systemUptime })
  }

  /// Starts to observe a player whose time is told by another clock, which counts seconds.
  init(player: AVPlayer, uptime: @escaping () -> TimeInterval) {
    self.player = player
    self.uptime = uptime
    (toldRate, toldPause) = (rate, isPaused)
    item = player.currentItem
    playerObservers = observePlayer()
    observeItem()
    placeChanged()
  }

  private func tell(_ events: [PlayerEvent]) {
    let all = untold + events
    untold = []
    for event in all { onEvent?(event) }
  }
}

extension AVPlayerPlayback: @MainActor SeekablePlayer {
  /// Where playback is, in seconds of media; 0 where there is no media.
  public var position: MediaSeconds { place(player.currentTime()) ?? .zero }

  /// The stretch that can be sought, or nothing where no seek is possible.
  ///
  /// In a live stream it moves; of several stretches it is the one that playback is in.
  public var seekableRange: SeekableRange? {
    let ranges = player.currentItem?.seekableTimeRanges.map(\.timeRangeValue) ?? []
    return SeekableRange.around(position, among: ranges.compactMap(SeekableRange.init))
  }

  /// The playback rate, also while it is paused: 1 is the media's own speed.
  public var rate: Double {
    get { Double(player.rate == 0 ? player.defaultRate : player.rate) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      player.defaultRate = Float(newValue)
      if !isPaused { player.rate = Float(newValue) }
    }
  }

  /// Whether playback is paused; it is not while it waits for data.
  public var isPaused: Bool {
    get { player.rate == 0 }
    set { if newValue { player.pause() } else { player.play() } }
  }

  /// Takes up a seek; its end is told by `seekFinished` or `seekFailed` with the same identity.
  ///
  /// A place outside the seekable range becomes the nearest one in it. A newer seek takes the place
  /// of one that is still under way, which then ends as failed. It is done in the item that the player
  /// has by now.
  public func seek(_ request: SeekRequest) {
    takeUpItem()
    guard let range = seekableRange, request.position.isFinite else {
      Task { tell([.seekFailed(request.id)]) }
      return
    }
    reports.sent(request.id)
    let tolerance = CMTime(tolerance: request.precision.tolerance)
    let id = request.id
    player.seek(
      to: CMTime(range.clamp(request.position)), toleranceBefore: tolerance,
      toleranceAfter: tolerance
    ) { [weak self] succeeded in
      Task { @MainActor in self?.answered(id, succeeded: succeeded) }
    }
  }
}

// What the player says
extension AVPlayerPlayback {
  /// How fast time passes in the media right now.
  private var speed: Double { player.timeControlStatus == .playing ? Double(player.rate) : 0 }

  private var now: EventTime { EventTime(sinceOrigin: .seconds(uptime())) }

  private func place(_ time: CMTime) -> MediaSeconds? {
    time.isNumeric ? MediaSeconds(time.seconds) : nil
  }

  private func answered(_ id: SeekRequest.ID, succeeded: Bool) {
    takeUpItem()
    tell(reports.answered(id, succeeded: succeeded, at: position, rate: speed, time: now))
  }

  private func placeChanged(isForeign: Bool = false) {
    takeUpItem()
    guard item != nil else { return tell([]) }
    rangeMayHaveChanged()
    let event = reports.told(position, rate: speed, at: now, isForeign: isForeign)
    tell(event.map { [$0] } ?? [])
  }

  /// Playback has jumped in an item, which may be gone by the time that this is heard of.
  private func placeChanged(in item: AVPlayerItem, isForeign: Bool) {
    placeChanged(isForeign: isForeign && player.currentItem === item)
  }

  private func rangeMayHaveChanged() {
    takeUpItem()
    let range = seekableRange
    guard range != toldRange else { return tell([]) }
    toldRange = range
    tell([.seekableRangeChanged(range)])
  }

  private func settingsMayHaveChanged() {
    placeChanged()
    if rate != toldRate {
      toldRate = rate
      tell([.rateChanged(rate)])
    }
    if isPaused != toldPause {
      toldPause = isPaused
      tell([.pausedChanged(isPaused)])
    }
  }

  /// Takes up the player's item where it is another one.
  ///
  /// Who asks anything may be sooner than the player's word of it, so that all that depends on the
  /// item comes here first.
  private func takeUpItem() {
    guard player.currentItem !== item else { return }
    item = player.currentItem
    chapters = []
    toldRange = nil
    untold += reports.opened()
    observeItem()
  }

  private func loadChapters(of item: AVPlayerItem) {
    item.asset.loadChapterMetadataGroups(bestMatchingPreferredLanguages: Locale.preferredLanguages)
    {
      [weak self] groups, _ in
      let starts = (groups ?? []).map { MediaSeconds($0.timeRange.start.seconds) }
      Task { @MainActor in
        guard let self, self.item === item else { return }
        self.chapters = Chapters(starts).starts
      }
    }
  }
}

// What is observed
extension AVPlayerPlayback {
  private func observePlayer() -> Observers {
    let observers = Observers(player)
    observers.observe(\.rate) { [weak self] in self?.settingsMayHaveChanged() }
    observers.observe(\.timeControlStatus) { [weak self] in self?.settingsMayHaveChanged() }
    observers.observe(\.currentItem) { [weak self] in self?.placeChanged() }
    observers.observeTime { [weak self] in self?.placeChanged() }
    return observers
  }

  private func observeItem() {
    itemObservers = nil
    guard let item else { return }
    let observers = Observers(player)
    observers.observe(\.seekableTimeRanges, of: item) { [weak self] in self?.rangeMayHaveChanged() }
    observers.observeJumps(of: item) { [weak self] in self?.placeChanged(in: item, isForeign: $0) }
    itemObservers = observers
    loadChapters(of: item)
  }
}

/// What is observed of a player, until this is gone.
///
/// Observers are called later and on the main actor, never from within what they observe.
private final class Observers {
  private let player: AVPlayer
  private var changes: [NSKeyValueObservation] = []
  private var times: [Any] = []
  private var notifications: [any NSObjectProtocol] = []

  init(_ player: AVPlayer) {
    self.player = player
  }

  deinit {
    for change in changes { change.invalidate() }
    for time in times { player.removeTimeObserver(time) }
    for notification in notifications { NotificationCenter.default.removeObserver(notification) }
  }

  func observe<Value>(
    _ property: KeyPath<AVPlayer, Value>, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    changes.append(player.observe(property) { _, _ in Task { @MainActor in body() } })
  }

  func observe<Value>(
    _ property: KeyPath<AVPlayerItem, Value>, of item: AVPlayerItem,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    changes.append(item.observe(property) { _, _ in Task { @MainActor in body() } })
  }

  /// Observes the time while it plays, ten times a second of media, and whenever it jumps.
  func observeTime(_ body: @escaping @MainActor @Sendable () -> Void) {
    let tenth = CMTime(value: 1, timescale: 10)
    times.append(
      player.addPeriodicTimeObserver(forInterval: tenth, queue: .main) { _ in
        Task { @MainActor in body() }
      })
  }

  /// Observes jumps; `body` is told whether another participant of the session has made it.
  @MainActor func observeJumps(
    of item: AVPlayerItem, _ body: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let key = AVPlayerItem.timeJumpedOriginatingParticipantKey
    notifications.append(
      NotificationCenter.default.addObserver(
        forName: AVPlayerItem.timeJumpedNotification, object: item, queue: nil
      ) { jump in
        let isForeign = jump.userInfo?[key] != nil
        Task { @MainActor in body(isForeign) }
      })
  }
}

extension CMTime {
  /// The timescale of places: every common frame rate and sample rate below it is exact enough.
  private static let scale: CMTimeScale = 90_000

  fileprivate init(_ place: MediaSeconds) {
    self.init(seconds: place.value, preferredTimescale: Self.scale)
  }

  /// How far a seek may miss; one that may miss by anything is the player's fastest.
  fileprivate init(tolerance: MediaSeconds) {
    self = tolerance.isFinite ? CMTime(tolerance) : .positiveInfinity
  }
}

extension SeekableRange {
  fileprivate init?(_ range: CMTimeRange) {
    self.init(from: MediaSeconds(range.start.seconds), to: MediaSeconds(range.end.seconds))
  }
}
#endif
