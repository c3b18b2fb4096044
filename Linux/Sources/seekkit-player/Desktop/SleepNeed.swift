import CGtk

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
  /// - Parameters:
  ///   - isRunning: Whether playback goes on.
  ///   - hasFilm: Whether there are moving pictures, rather than sound alone or with a cover.
  init(isRunning: Bool, hasFilm: Bool) {
    self = if !isRunning { .none } else if hasFilm { .screen } else { .machine }
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
