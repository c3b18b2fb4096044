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
public struct SkipRun: Sendable, Hashable {
  /// A move to an end that is shorter than this is none: it is less than the label can show.
  public static let shortestMove = MediaSeconds(0.05)

  /// How long the tally stays after the last skip.
  public var tallyTime: Duration
  /// Where the run goes, or nothing where there is none.
  public private(set) var direction: SkipDirection?
  /// How far the run has moved playback, in seconds of media with their sign.
  public private(set) var tally = MediaSeconds.zero
  /// How far the run was asked to go, in seconds of media with their sign.
  public private(set) var asked = MediaSeconds.zero
  /// How many skips of the run have moved playback.
  public private(set) var count = 0
  /// Where playback stood when the run's first skip was asked for, where that is known.
  public private(set) var origin: MediaSeconds?
  /// Where the newest skip of the run leads to, where that is known.
  public private(set) var target: MediaSeconds?
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
    guard let playhead else {
      begin(direction, from: nil)
      return record(asked, of: asked, target: nil, reaching: nil, at: time)
    }
    guard let range = playhead.range, playhead.position.isFinite else { return .refused }
    begin(direction, from: playhead.position)
    let place = range.clamp(playhead.position + asked)
    // Nothing in the way: the length is the one asked for, free of what rounding makes of it.
    if place == playhead.position + asked {
      return record(asked, of: asked, target: place, reaching: nil, at: time)
    }
    let moved = place - playhead.position
    // Playback outside a moving range may be pulled the other way: that is no skip of this run.
    let goesAsAsked = moved.value.sign == asked.value.sign && moved.magnitude >= Self.shortestMove
    let isShort = !goesAsAsked || moved.magnitude < asked.magnitude
    return record(
      goesAsAsked ? moved : .zero, of: asked, target: goesAsAsked ? place : playhead.position,
      reaching: isShort ? direction.edge : nil, at: time)
  }

  /// Finds where the run's next skip goes from.
  ///
  /// - Parameter reported: where the player says that playback stands.
  /// - Returns: the same, but pinned to where the run's newest skip leads to, while there is one: what
  ///   a player reports may be older than that skip.
  public func playhead(from reported: Playhead) -> Playhead {
    var playhead = reported
    playhead.position = target ?? reported.position
    return playhead
  }

  /// Ends the run whose tally has stood for its time; returns what it came to.
  public mutating func tick(at time: EventTime) -> SkipRun? {
    guard time.hasReached(nextDeadline) else { return nil }
    return end()
  }

  /// Ends the run; returns what it came to, or nothing where there is none.
  public mutating func end() -> SkipRun? {
    guard direction != nil else { return nil }
    defer { self = SkipRun(tallyTime: tallyTime) }
    return self
  }

  private mutating func begin(_ direction: SkipDirection, from origin: MediaSeconds?) {
    guard self.direction != direction else { return }
    self = SkipRun(tallyTime: tallyTime)
    self.direction = direction
    self.origin = origin
  }

  private mutating func record(
    _ moved: MediaSeconds, of asked: MediaSeconds, target: MediaSeconds?,
    reaching edge: RangeEdge?, at time: EventTime
  ) -> SkipOutcome {
    self.edge = edge
    self.target = target
    self.asked += asked
    lastSkip = time
    tally += moved
    if moved == .zero, let edge { return .edge(edge) }
    count += 1
    return .moved(moved)
  }
}
