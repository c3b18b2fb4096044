/// What became of one skip that was asked for.
public enum SkipOutcome: Sendable, Hashable {
  /// Playback is to move by this length: what was asked, or less at an end of the range.
  case moved(MediaSeconds)
  /// Playback stands at this end already: nothing moves.
  case edge(RangeEdge)
  /// The step makes no sense, or the media can't be sought: nothing moves and nothing shows.
  case refused
}

/// A run of skips in one direction, and how far it has really come.
///
/// Skips add up on one side, start afresh on the other, and the run is over 0.9 s after the last.
///
/// *Time*: skips carry their time; `nextDeadline` says when the owner has to call `tick(at:)`.
///
/// *Concurrency*: a value without references.
public struct SkipRun: Sendable {
  /// A move to an end that is shorter than this is none: it is less than the label can show.
  public static let shortestMove = MediaSeconds(0.05)

  /// How long the tally stays after the last skip.
  public var tallyTime: Duration
  /// Where the run goes, or nothing where there is none.
  public private(set) var direction: SkipDirection?
  /// How far the run has moved playback, in seconds of media with their sign.
  public private(set) var tally = MediaSeconds.zero
  /// The end of the range that the last skip ran into.
  public private(set) var edge: RangeEdge?
  private var lastSkip: EventTime?

  /// Makes a run without skips.
  public init(tallyTime: Duration = .milliseconds(900)) {
    self.tallyTime = tallyTime
  }

  /// When `tick(at:)` has to be called next, or nothing where no run is under way.
  public var nextDeadline: EventTime? { lastSkip?.advanced(by: tallyTime) }

  /// Adds a skip.
  ///
  /// - Parameters:
  ///   - direction: where it goes.
  ///   - step: how far, in seconds of media, without a sign.
  ///   - playhead: where playback stands and may go, or nothing where nobody knows: then the skip
  ///     counts as it was asked.
  ///   - time: when it was asked.
  /// - Returns: what became of it.
  public mutating func skip(
    _ direction: SkipDirection, by step: MediaSeconds, from playhead: Playhead?, at time: EventTime
  ) -> SkipOutcome {
    guard step.isFinite, step > 0 else { return .refused }
    _ = tick(at: time)
    let asked = step * direction.sign
    guard let playhead else { return record(asked, reaching: nil, direction, at: time) }
    guard let range = playhead.range, playhead.position.isFinite else { return .refused }
    let target = playhead.position + asked
    let place = range.clamp(target)
    // Nothing in the way: the length is the one asked for, free of what rounding makes of it.
    if place == target { return record(asked, reaching: nil, direction, at: time) }
    let moved = place - playhead.position
    // Playback outside a moving range may be pulled the other way: that is no skip of this run.
    let goesAsAsked = moved.value.sign == asked.value.sign && moved.magnitude >= Self.shortestMove
    let isShort = !goesAsAsked || moved.magnitude < asked.magnitude
    let edge: RangeEdge? = isShort ? (direction == .forward ? .end : .start) : nil
    return record(goesAsAsked ? moved : .zero, reaching: edge, direction, at: time)
  }

  /// Ends the run whose tally has stood for its time; returns its tally.
  public mutating func tick(at time: EventTime) -> MediaSeconds? {
    guard let due = nextDeadline, due <= time else { return nil }
    return end()
  }

  /// Ends the run; returns its tally, or nothing where there is none.
  public mutating func end() -> MediaSeconds? {
    guard direction != nil else { return nil }
    defer { self = SkipRun(tallyTime: tallyTime) }
    return tally
  }

  private mutating func record(
    _ moved: MediaSeconds, reaching edge: RangeEdge?, _ direction: SkipDirection, at time: EventTime
  ) -> SkipOutcome {
    if self.direction != direction { tally = .zero }
    self.direction = direction
    self.edge = edge
    lastSkip = time
    tally += moved
    if moved == .zero, let edge { return .edge(edge) }
    return .moved(moved)
  }
}
