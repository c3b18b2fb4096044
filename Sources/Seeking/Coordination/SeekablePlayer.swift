/// What a player tells of itself, in the order in which it happened.
public enum PlayerEvent: Sendable, Hashable {
  /// Other media is in the player, or none is: what was told and asked for before is about the media
  /// before. The place and the range of what is there by now are told after it.
  case mediaChanged
  /// Playback has moved on to a place, by playing.
  case positionChanged(MediaSeconds)
  /// The stretch that can be sought is another one, or there is none.
  case seekableRangeChanged(SeekableRange?)
  /// The playback rate is another one: 1 is the media's own speed.
  case rateChanged(Double)
  /// Playback was paused, or goes on.
  case pausedChanged(Bool)
  /// The seek with this identity is done, and playback is at the place.
  case seekFinished(SeekRequest.ID, position: MediaSeconds)
  /// The seek with this identity did not happen.
  case seekFailed(SeekRequest.ID)
  /// Somebody else has moved playback to a place: a remote control, a chapter list, another window.
  case jumped(to: MediaSeconds)
}

/// The small contract between SeekKit and a player.
///
/// Where other media takes the place of what was open, `mediaChanged` comes first, before the failures
/// of seeks in the media before.
///
/// Once a rate or a pause has been set, the player tells of none from before: such a late report
/// would pass for somebody else's wish.
///
/// *Concurrency*: a player is used from one actor, which its `onEvent` is called on too. A player
/// never calls `onEvent` from within one of the methods or setters below.
public protocol SeekablePlayer: AnyObject {
  /// Where playback is, in seconds of media.
  var position: MediaSeconds { get }
  /// The stretch that can be sought, or nothing where no seek is possible.
  var seekableRange: SeekableRange? { get }
  /// The playback rate: 1 is the media's own speed.
  var rate: Double { get set }
  /// Whether playback is paused.
  var isPaused: Bool { get set }
  /// Starts of the chapters in seconds of media, rising.
  var chapters: [MediaSeconds] { get }
  /// Takes up a seek; its end is told by `seekFinished` or `seekFailed` with the same identity.
  ///
  /// A newer seek takes the place of one that is still under way, which then ends as failed.
  func seek(_ request: SeekRequest)
  /// Receives what the player tells of itself.
  var onEvent: ((PlayerEvent) -> Void)? { get set }
}
