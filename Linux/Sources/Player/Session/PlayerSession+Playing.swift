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

  /// The number of the stream that is heard among all of the file's, where the file has several with
  /// sound; nothing for the one that anybody would take.
  var chosenAudioStream: Int? {
    let sound = player.tracks.filter { $0.kind == .audio && !$0.isExternal }
    return sound.count > 1 ? sound.first(where: \.isSelected)?.streamIndex : nil
  }

  /// How playback stands with regard to the end.
  var end: PlaybackEnd {
    var end = PlaybackEnd(hasEnded: player.hasEnded, isSeeking: control.isSeeking)
    end.isPaused = control.isPaused
    end.target = control.isSeeking ? control.position : player.landing
    if case .file = player.location { end.range = control.range }
    return end
  }

  /// Plays or pauses; from the end it plays anew.
  func togglePlaying() {
    setPlaying(control.isPaused || end.isReached)
  }

  /// Plays, also from the end, or pauses.
  func setPlaying(_ plays: Bool) {
    let playsAnew = plays && end.isReached
    if playsAnew, let range = control.range { jump(to: range.lower) }
    order { $0.setPaused(!plays) }
    tell(.playingSet)
    tell(.playing)
    // What can't be sought is opened once more.
    if playsAnew, control.range == nil { reopen() }
  }

  /// Sets the user's own rate.
  func setRate(_ rate: Double) {
    order { $0.setRate(rate) }
    tell(.rate)
  }

  /// Shows the frame after the present one, or before it, and pauses; also before the first picture.
  func stepFrame(_ direction: FrameStep) {
    guard player.location != nil else { return }
    order { $0.setPaused(true) }
    stepsFrames = true
    player.stepFrame(direction)
    tell(.playingSet)
    tell(.playing)
  }
}
