public import Seeking

/// What a player tells of its media, beside what it tells to the controls.
public enum MediaEvent: Sendable, Hashable {
  /// The media is open: its duration, tracks, chapters and title are known.
  case loaded
  /// The media could not be opened, or broke; nothing is loaded any more.
  case failed(MPVPlaybackError)
  /// Playback has reached the end, where the last picture stays.
  case ended
  /// The file's data end here, in seconds of media, clearly before its duration; told once a file.
  case endedEarly(at: MediaSeconds)
  /// Playback has left the end again.
  case resumed
  /// The duration is another one.
  case durationChanged
  /// The tracks, or the choice among them, are others.
  case tracksChanged
  /// The chapters are others.
  case chaptersChanged
  /// The title is another one.
  case titleChanged
  /// The tags are others.
  case metadataChanged
  /// The volume was changed, or sound was switched off or on.
  case volumeChanged
  /// Playback waits for data, or goes on.
  case bufferingChanged
  /// The picture has another size, or there is none.
  case videoSizeChanged
}
