import Seeking

/// How playback stands with regard to the end of what is played, and what follows from it.
///
/// The end is what the player says, or a place that was asked for; that it is near is no end.
///
/// *Concurrency*: a value without references.
struct PlaybackEnd: Hashable {
  /// Whether the player says that everything has been played.
  var hasEnded = false
  /// Whether a seek or a scrub is under way: then what the player says is about the place before.
  var isSeeking = false
  /// Whether the user has paused.
  var isPaused = false
  /// Where the last jump was to lead, in seconds of media: the last frame begins before the end.
  var target = MediaSeconds.zero
  /// The stretch of a file that can be sought; nothing for a stream, whose end may move on.
  var range: SeekableRange?

  /// Whether nothing is left to play, or will be once the seek under way is done: playing is to begin
  /// anew.
  var isReached: Bool {
    if hasEnded, !isSeeking { return true }
    guard let range, range.lower < range.upper else { return false }
    return target >= range.upper
  }

  /// Whether the next file's turn has come: a pause holds playback at the end of this one.
  var makesWay: Bool { hasEnded && !isSeeking && !isPaused }
}
