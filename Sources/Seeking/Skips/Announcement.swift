/// What a screen reader is to say once something is over, for the front end to put into words.
///
/// There is one for each run, scrub or jump, however many steps it had; all of them are polite.
public enum Announcement: Sendable, Hashable {
  /// Playback was moved by a length with its sign, in seconds of media, and is at a place now where
  /// that is known: “Forward 30 seconds, 2 minutes 10”.
  case moved(by: MediaSeconds, to: MediaSeconds?)
  /// Playback was moved to a place: by a scrub, a chapter, an undo or a redo.
  case arrived(at: MediaSeconds)
  /// Playback stood at this end already.
  case edge(RangeEdge)

  /// What is to be said of a run that is over.
  public init(of run: SkipRun) {
    if run.count == 0, let edge = run.edge {
      self = .edge(edge)
    } else {
      self = .moved(by: run.tally, to: run.target)
    }
  }
}
