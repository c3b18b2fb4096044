public import Seeking

/// A player whose contract is to be checked, and what a check has to be able to do to it.
///
/// *Lifetime*: one a rule; media is open in it, paused, and nothing is under way.
///
/// *Concurrency*: on the main actor, which the player is used from as well.
@MainActor
public protocol ContractSubject: AnyObject {
  /// The player.
  var player: any SeekablePlayer { get }
  /// All that the player has told since it was made, the oldest first.
  var events: [PlayerEvent] { get }
  /// How far from its target an exact seek may land, in seconds of media: half a frame, or a block
  /// of sound.
  var accuracy: MediaSeconds { get }
  /// How far apart keyframes are at most, in seconds of media.
  var keyframeDistance: MediaSeconds { get }
  /// Has somebody else than SeekKit move playback to a place, as a remote control would.
  func jumpElsewhere(to place: MediaSeconds)
  /// Closes the media.
  func closeMedia()
  /// Lets time pass until a condition holds; false where it never does.
  func passTime(until condition: () -> Bool) async -> Bool
}

/// A rule of the contract that a player doesn't keep.
public struct ContractBreach: Error, CustomStringConvertible {
  /// What happened in place of what the rule wants.
  public let description: String
}
