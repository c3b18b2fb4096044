import MPVPlayback
import MediaLocations
import Seeking

// What the user wants
extension PlayerSession {
  /// Whether something is to be heard or seen: not paused, and not at the end.
  var isPlaying: Bool { player.isLoaded && !control.isPaused && !player.hasEnded }

  /// Whether the player is really going on at this moment, whoever wants it.
  var isRunning: Bool { player.isLoaded && !player.isPaused && !player.hasEnded }

  /// Whether the file has a picture that moves, other than a cover, and it is there to be shown.
  var hasFilm: Bool { player.videoSize != nil && player.tracks.contains(where: \.isPlayingFilm) }

  /// Whether playback stands at the end, or will once the seek under way is done.
  private var isAtEnd: Bool {
    if player.hasEnded, !control.isSeeking { return true }
    // The end of a stream may be the present, and move on.
    guard case .file = player.location, let duration = player.duration else { return false }
    // The player tells of the end a moment after it has come there, and may stand a frame before it.
    return duration - control.position < 0.1
  }

  /// Plays or pauses; from the end it plays anew.
  func togglePlaying() {
    setPlaying(control.isPaused || isAtEnd)
  }

  /// Plays, also from the end, or pauses.
  func setPlaying(_ plays: Bool) {
    if plays, isAtEnd {
      jump(to: control.range?.lower ?? 0)
    }
    order { $0.setPaused(!plays) }
    tell(.playingSet)
    tell(.playing)
  }

  /// Sets the user's own rate.
  func setRate(_ rate: Double) {
    order { $0.setRate(rate) }
    tell(.rate)
  }

  /// Shows the frame after the present one, or before it, and pauses.
  func stepFrame(_ direction: FrameStep) {
    guard player.isLoaded else { return }
    order { $0.setPaused(true) }
    stepsFrames = true
    player.stepFrame(direction)
    tell(.playingSet)
    tell(.playing)
  }
}
