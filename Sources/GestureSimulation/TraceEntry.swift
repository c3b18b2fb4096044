public import Seeking

/// One thing that a replay has come to: a line of its trace, before it is put into words.
public struct TraceEntry: Sendable, Hashable {
  /// What happened, and the values that belong to it.
  ///
  /// A place or a length is in seconds of media. What has two sides is -1 for backward, the start,
  /// down, and 1 for forward, the end, up; the centre between them is 0. What may be so or not is 0
  /// or 1.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A skip: the length asked for, the run's tally, the target if it is known, the zone.
    case skip
    /// A skip found playback at an end: which one.
    case edge
    /// A run is over: its tally.
    case runEnd
    /// An ordinary tap: the zone.
    case tap
    /// What the last tap did is to be taken back.
    case tapUndone
    /// A double tap that skips nothing: the zone.
    case doubleTap
    /// A drag has begun: the zone that it began in.
    case dragBegin
    /// A drag goes on: points to the right and down from where it began.
    case dragMove
    /// A drag is over.
    case dragEnd
    /// A drag is to be undone.
    case dragCancel
    /// A hold has begun: the rate.
    case holdBeginWithRate
    /// A hold has begun that steps: the direction.
    case holdBeginWithSteps
    /// A hold has another rate.
    case holdChange
    /// A hold goes on by itself.
    case holdLock
    /// A hold has stepped: how many times.
    case holdStep
    /// A hold is over: the rate from now on.
    case holdEnd
    /// The button's action: how many times.
    case action
    /// A scrub has begun.
    case scrubBegin
    /// A scrub shows a place.
    case scrubPreview
    /// A scrub stays at a place.
    case scrubCommit
    /// A scrub is undone: the place that playback goes back to.
    case scrubCancel
    /// A jump is undone: the place that playback goes back to.
    case undo
    /// A jump is done again: its place.
    case redo
    /// The user plays.
    case play
    /// The user pauses.
    case pause
    /// The volume goes down or up.
    case volume
    /// A frame back or forward.
    case frame
    /// There is nothing left to leave.
    case leave
    /// A screen reader would tell of a move: its length, and the place if it is known.
    case announceMoved
    /// A screen reader would tell of a place.
    case announceArrived
    /// A screen reader would tell of an end.
    case announceEdge
    /// The player takes up a seek: the place, and whether it has to be exact.
    case seek
    /// A seek has failed.
    case seekFailed
    /// A seek is done: the place.
    case seekDone
    /// The end: place, rate, whether it is paused, taps, skips, seeks, and the tally that shows.
    case end
  }

  /// When it happened.
  public let time: EventTime
  /// What happened.
  public let kind: Kind
  /// The values that belong to it, in the order of its kind; nothing for what isn't known.
  public let values: [Double?]

  /// Makes an entry.
  public init(time: EventTime, kind: Kind, values: [Double?] = []) {
    self.time = time
    self.kind = kind
    self.values = values
  }
}
