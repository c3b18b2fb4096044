import CGtk
import MPVPlayback

/// What of the machine has to stay awake for what is played.
enum SleepNeed: Hashable {
  /// Nothing.
  case none
  /// The machine, but not its screen: sound plays.
  case machine
  /// The machine and its screen: moving pictures play.
  case screen

  /// What is needed at a moment.
  ///
  /// The tracks tell a film from sound as soon as it is open, before it has a first picture.
  /// - Parameters:
  ///   - isRunning: Whether playback goes on.
  ///   - tracks: All tracks of the media.
  init(isRunning: Bool, tracks: [MediaTrack]) {
    let isFilm = tracks.contains(where: \.isPlayingFilm)
    self = if !isRunning { .none } else if isFilm { .screen } else { .machine }
  }

  /// What GTK is asked to prevent.
  var flags: GtkApplicationInhibitFlags {
    switch self {
    case .none: GtkApplicationInhibitFlags(rawValue: 0)
    case .machine: GTK_APPLICATION_INHIBIT_SUSPEND
    case .screen:
      GtkApplicationInhibitFlags(
        rawValue: GTK_APPLICATION_INHIBIT_SUSPEND.rawValue | GTK_APPLICATION_INHIBIT_IDLE.rawValue)
    }
  }
}
