// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The player, as far as AVPlayback uses it. The declarations rest on Apple's public documentation and
// on knowledge; they were not compared with an SDK. The behaviour is a model: one seek takes a while,
// a newer one breaks it off, and time passes where a test lets it.
public import Dispatch
public import Foundation

@MainActor
open class AVPlayerItem: NSObject {
  public static let timeJumpedNotification =
    NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let timeJumpedOriginatingParticipantKey =
    "AVPlayerItemTimeJumpedOriginatingParticipantKey"

  nonisolated(unsafe) private var ranges: [CMTimeRange]
  nonisolated(unsafe) private let media: AVAsset

  public nonisolated var asset: AVAsset { media }
  public nonisolated var seekableTimeRanges: [NSValue] { ranges.map { .keeping($0) } }

  init(ranges: [CMTimeRange], starts: [Double]) {
    self.ranges = ranges
    media = AVAsset(length: ranges.last?.end ?? .zero, starts: starts, blocks: [])
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  public init(asset: AVAsset) {
    media = asset
    ranges = asset.isPlayable ? [CMTimeRange(start: .zero, end: asset.length)] : []
  }

  func move(to ranges: [CMTimeRange]) {
    self.ranges = ranges
    didChange(\AVPlayerItem.seekableTimeRanges)
  }
}

@MainActor
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  struct Seek {
    let target: Double
    let isExact: Bool
    let completionHandler: @Sendable (Bool) -> Void
    var timeLeft = 0.05
  }

  nonisolated(unsafe) var state = State()

  struct State {
    var item: AVPlayerItem?
    var place = 0.0
    var rate: Float = 0
    var defaultRate: Float = 1
    var seek: Seek?
    var observers: [ObjectIdentifier: @Sendable (CMTime) -> Void] = [:]
  }

  public init(playerItem item: AVPlayerItem?) {
    state.item = item
  }

  public nonisolated var currentItem: AVPlayerItem? { state.item }

  public nonisolated func replaceCurrentItem(with item: AVPlayerItem?) {
    state.seek?.completionHandler(false)
    (state.seek, state.item, state.place) = (nil, item, 0)
    didChange(\AVPlayer.currentItem)
  }

  public nonisolated func currentTime() -> CMTime {
    CMTime(seconds: state.place, preferredTimescale: 90_000)
  }

  public nonisolated var timeControlStatus: TimeControlStatus {
    if state.rate == 0 { return .paused }
    return state.item == nil || state.seek != nil ? .waitingToPlayAtSpecifiedRate : .playing
  }

  public nonisolated var defaultRate: Float {
    get { state.defaultRate }
    set { state.defaultRate = newValue }
  }

  public nonisolated var rate: Float {
    get { state.rate }
    set {
      state.rate = newValue
      didChange(\AVPlayer.rate)
      didChange(\AVPlayer.timeControlStatus)
    }
  }

  public func play() {
    rate = state.defaultRate
  }

  public func pause() {
    rate = 0
  }

  public nonisolated func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    state.seek?.completionHandler(false)
    state.seek = Seek(
      target: time.seconds, isExact: toleranceBefore.seconds == 0,
      completionHandler: completionHandler)
  }

  public nonisolated func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let token = NSObject()
    state.observers[ObjectIdentifier(token)] = block
    return token
  }

  public nonisolated func removeTimeObserver(_ observer: Any) {
    state.observers[ObjectIdentifier(observer as AnyObject)] = nil
  }
}

@_spi(Host) extension AVPlayer {
  /// The distance of keyframes in seconds.
  public static let keyframeDistance = 5.0

  /// How many observers the player and its item have.
  public var observerCount: Int {
    state.observers.count + AVFoundation.observerCount(of: self)
      + (state.item.map { AVFoundation.observerCount(of: $0) } ?? 0)
  }

  /// Lets time pass, a seek be done, or playback go on.
  public func advance(by seconds: Double) {
    if state.seek != nil {
      state.seek?.timeLeft -= seconds
      finishSeek()
    } else if timeControlStatus == .playing {
      state.place += seconds * Double(state.rate)
      tellTime()
    }
  }

  private func finishSeek() {
    guard let seek = state.seek, seek.timeLeft <= 0 else { return }
    let step = Self.keyframeDistance
    state.seek = nil
    jump(to: seek.isExact ? seek.target : (seek.target / step).rounded(.down) * step)
    seek.completionHandler(true)
    didChange(\AVPlayer.timeControlStatus)
  }

  /// Has playback jump, in the name of a participant of the session where there is one.
  public func jump(to place: Double, byParticipant participant: Any? = nil) {
    state.place = place
    NotificationCenter.default.post(
      name: AVPlayerItem.timeJumpedNotification, object: state.item,
      userInfo: participant.map { [AVPlayerItem.timeJumpedOriginatingParticipantKey: $0] })
    tellTime()
  }

  private func tellTime() {
    for observer in state.observers.values { observer(currentTime()) }
  }
}

@_spi(Host) extension AVPlayerItem {
  /// Makes an item of media that can be sought in these stretches, in seconds.
  public convenience init(seekableIn ranges: [ClosedRange<Double>], chapters: [Double] = []) {
    self.init(ranges: ranges.map(CMTimeRange.init), starts: chapters)
  }

  /// Has the stretches be others, as in a live stream.
  public func setSeekable(in ranges: [ClosedRange<Double>]) {
    move(to: ranges.map(CMTimeRange.init))
  }
}

extension CMTimeRange {
  fileprivate init(_ range: ClosedRange<Double>) {
    self.init(
      start: CMTime(seconds: range.lowerBound, preferredTimescale: 600),
      end: CMTime(seconds: range.upperBound, preferredTimescale: 600))
  }
}
