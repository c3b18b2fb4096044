/// Makes the contract's events of what a player says that only answers its seeks and tells its time.
///
/// It is for adaptors of players such as `AVPlayer`, which don't say who made them jump: every seek
/// gets an answer, and places are told while it plays and whenever playback jumps, also for seeks of
/// ours. A place that playing can't have led to, with no seek of ours under way, is somebody else's
/// jump. What is nearer than `tolerance` passes for playing.
///
/// *Time*: inputs carry their time. *Lifetime*: one a player; `opened` with each media.
///
/// *Concurrency*: a value without references.
public struct PlayerReports: Sendable, Hashable {
  /// How far a place may lie from where playing can have led to, in seconds of media.
  ///
  /// It makes up for times that are told late, and for the length of a long frame.
  public static let tolerance: MediaSeconds = 0.5

  /// Where playback was last, and how it went on from there.
  private struct Sighting: Hashable {
    let place: MediaSeconds
    let rate: Double
    let time: EventTime
  }

  private var last: Sighting?
  private var newest: SeekRequest.ID?
  private var unanswered: [SeekRequest.ID] = []

  /// Makes reports of a player that has told nothing yet.
  public init() {}

  /// Other media is open, or none is: the seeks before come to nothing.
  ///
  /// - Returns: the news of it, then the failures, the oldest first.
  public mutating func opened() -> [PlayerEvent] {
    defer { self = PlayerReports() }
    return [.mediaChanged] + unanswered.map { .seekFailed($0) }
  }

  /// A seek was ordered; those before it are overtaken.
  public mutating func sent(_ id: SeekRequest.ID) {
    unanswered.append(id)
    newest = id
  }

  /// The player has answered to a seek.
  ///
  /// - Parameters:
  ///   - id: which seek; one that was answered already is ignored.
  ///   - succeeded: whether playback is where it was to lead.
  ///   - place: where playback is now, in seconds of media.
  ///   - rate: how fast it plays, 0 where it stands.
  ///   - time: when that was.
  /// - Returns: the end of the seek; a jump as well where somebody else's has broken it off.
  public mutating func answered(
    _ id: SeekRequest.ID, succeeded: Bool, at place: MediaSeconds, rate: Double, time: EventTime
  ) -> [PlayerEvent] {
    guard let index = unanswered.firstIndex(of: id) else { return [] }
    unanswered.remove(at: index)
    guard id == newest else { return [.seekFailed(id)] }
    newest = nil
    let isJump = !succeeded && !isPlaying(to: place, rate: rate, at: time)
    see(place, rate: rate, at: time)
    if succeeded { return [.seekFinished(id, position: place)] }
    return isJump ? [.seekFailed(id), .jumped(to: place)] : [.seekFailed(id)]
  }

  /// The player tells where it is, while it plays or because playback has jumped.
  ///
  /// - Parameters:
  ///   - place: where playback is, in seconds of media.
  ///   - rate: how fast it plays, 0 where it stands.
  ///   - time: when that was.
  ///   - isForeign: whether it is known that somebody else has moved it.
  /// - Returns: what it means, or nothing where it is no news.
  public mutating func told(
    _ place: MediaSeconds, rate: Double, at time: EventTime, isForeign: Bool = false
  ) -> PlayerEvent? {
    guard newest == nil, place.isFinite else { return nil }
    let isJump = isForeign || !isPlaying(to: place, rate: rate, at: time)
    let isNews = place != last?.place
    see(place, rate: rate, at: time)
    if isJump { return .jumped(to: place) }
    return isNews ? .positionChanged(place) : nil
  }

  private mutating func see(_ place: MediaSeconds, rate: Double, at time: EventTime) {
    guard place.isFinite, rate.isFinite else { return }
    last = Sighting(place: place, rate: rate, time: time)
  }

  /// Whether playing, or standing, can have led to a place since the last one.
  private func isPlaying(to place: MediaSeconds, rate: Double, at time: EventTime) -> Bool {
    guard let last, place.isFinite else { return true }
    let seconds = max(last.time.duration(to: time).inSeconds, 0)
    let farthest = last.place + MediaSeconds(max(last.rate, rate, 0) * seconds)
    let nearest = last.place + MediaSeconds(min(last.rate, rate, 0) * seconds)
    return place > nearest - Self.tolerance && place < farthest + Self.tolerance
  }
}
