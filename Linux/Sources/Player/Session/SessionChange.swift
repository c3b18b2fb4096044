import MPVPlayback
import Seeking

/// What has changed in a session, for everybody who shows or tells of it.
enum SessionChange {
  /// Another place is to be shown.
  case position
  /// Playback has moved to a place otherwise than by playing.
  case jumped(MediaSeconds)
  /// The player has moved playback to a place by itself: a frame on or back, another track.
  case foreignJump(MediaSeconds)
  /// The user has asked for a jump that can be taken back; `isLarge`: one that may be regretted.
  case leapt(isLarge: Bool)
  /// A scrub or a chapter has led to the place where playback is now, or goes.
  case arrived
  /// Playback is about to be moved to a place, by anything but a gesture, a held button or a scrub.
  case jumpAsked(MediaSeconds)
  /// The user has taken back the newest jump.
  case undone
  /// The user has made the jump again that was taken back last.
  case redone
  /// A scrub has begun.
  case scrubbing
  /// The user's rate or the player's is another one.
  case rate
  /// Playback pauses, goes on, or has come to its end.
  case playing
  /// The user has asked to play or to pause, whether or not anything changes by it.
  case playingSet
  /// A file is being opened: nothing is known of it yet.
  case opening
  /// A file is open.
  case loaded
  /// The present file couldn't be played: the sentence says why. `isLast`: nothing comes after it.
  case failed(String, isLast: Bool)
  /// The present file's data end before its duration, as the sentence says.
  case endedEarly(String)
  /// There is another set of tracks, or another choice among them.
  case tracks
  /// Title, artist, chapters or the like are other ones.
  case description
  /// Length or seekable range are other ones.
  case range
  /// Volume or muting is another one.
  case volume
  /// Playback waits for data, or goes on.
  case buffering
  /// The picture has another size, or there is none.
  case videoSize
  /// A seek has failed.
  case seekFailed
}
