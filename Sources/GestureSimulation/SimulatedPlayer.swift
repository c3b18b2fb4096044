import Seeking

/// The player of a script: it moves on at its rate and does its seeks, at exactly known times.
///
/// A seek for a keyframe lands on the one that is nearest, the later one of two. Playback goes on
/// until a seek is done, and stands still at the ends of what can be played.
///
/// *Time*: `nextHappening` says when `happen(at:)` has to be called.
struct SimulatedPlayer: Sendable {
  /// What the player does by itself.
  enum Happening: Hashable {
    case told(PlayerEvent)
    case frameShown
  }

  private struct Seek {
    let request: SeekRequest
    let due: EventTime
  }

  private let setup: ScriptSetup.Player
  /// The stretch that can be sought, or nothing.
  private(set) var range: SeekableRange?
  private(set) var rate: Double
  private(set) var isPaused: Bool
  private var anchor: (place: MediaSeconds, time: EventTime)
  private var seek: Seek?
  private var frame: EventTime?
  private var failsNext = false

  init(_ setup: ScriptSetup.Player) {
    self.setup = setup
    range = setup.range
    rate = setup.rate
    isPaused = setup.isPaused
    anchor = (setup.position, EventTime(milliseconds: 0))
  }

  /// Where playback is.
  func position(at time: EventTime) -> MediaSeconds {
    guard !isPaused else { return anchor.place }
    let place = anchor.place + MediaSeconds(anchor.time.duration(to: time).inSeconds * rate)
    guard let end = setup.duration ?? range?.upper else { return place }
    return max(anchor.place, min(place, end))
  }

  /// When something happens next by itself.
  var nextHappening: EventTime? {
    guard let seek else { return frame }
    return frame.map { min($0, seek.due) } ?? seek.due
  }

  /// Does what was due until `time`, the earliest first.
  mutating func happen(at time: EventTime) -> Happening? {
    guard let due = nextHappening, due <= time else { return nil }
    if let seek, seek.due == due { return .told(finish(seek)) }
    frame = nil
    return .frameShown
  }

  private mutating func finish(_ seek: Seek) -> PlayerEvent {
    self.seek = nil
    if failsNext {
      failsNext = false
      return .seekFailed(seek.request.id)
    }
    let place = landing(of: seek.request)
    anchor = (place, seek.due)
    frame = seek.due.advanced(by: setup.frameTime)
    return .seekFinished(seek.request.id, position: place)
  }

  private func landing(of request: SeekRequest) -> MediaSeconds {
    let place = range?.clamp(request.position) ?? request.position
    guard request.precision == .keyframe, setup.keyframes > 0 else { return place }
    let number = (place.value / setup.keyframes.value + 0.5).rounded(.down)
    let keyframe = setup.keyframes * number
    return range?.clamp(keyframe) ?? keyframe
  }

  /// Takes an order; a newer seek takes the place of the one under way.
  mutating func perform(_ order: PlayerEffect, at time: EventTime) {
    switch order {
    case .seek(let request):
      seek = Seek(request: request, due: time.advanced(by: setup.seekLatency))
    case .setRate(let rate):
      anchor = (position(at: time), time)
      self.rate = rate
    case .setPaused(let paused):
      anchor = (position(at: time), time)
      isPaused = paused
    case .seekFailed:
      break
    }
  }

  /// Somebody else's seek is done at once, in place of what was under way.
  mutating func jump(to place: MediaSeconds, at time: EventTime) -> PlayerEvent {
    seek = nil
    anchor = (range?.clamp(place) ?? place, time)
    frame = time.advanced(by: setup.frameTime)
    return .jumped(to: anchor.place)
  }

  /// The seek in flight fails, or the next one.
  mutating func failSeek() -> PlayerEvent? {
    guard let seek else {
      failsNext = true
      return nil
    }
    self.seek = nil
    return .seekFailed(seek.request.id)
  }

  /// What can be sought in a live stream has moved.
  mutating func move(to range: SeekableRange, at time: EventTime) -> PlayerEvent {
    anchor = (position(at: time), time)
    if setup.isSeekable { self.range = range }
    return .seekableRangeChanged(self.range)
  }
}
