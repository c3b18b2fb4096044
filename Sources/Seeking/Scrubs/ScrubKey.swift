/// A key that means something on the bar.
public enum ScrubKey: Sendable, Hashable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// Escape.
  case escape

  /// Finds what the key does.
  ///
  /// - Parameters:
  ///   - hasShift: whether Shift is down: arrows take a small step.
  ///   - hasControl: whether Control is down: arrows take a large step, with Shift or without.
  ///   - timeline: which way time runs along the bar, whatever way the language is written: it
  ///     decides what left and right mean.
  ///   - steps: how far the keys move.
  /// - Returns: what is to be done.
  public func action(
    hasShift: Bool = false, hasControl: Bool = false,
    timeline: TimelineDirection = .leftToRight, steps: ScrubSteps = ScrubSteps()
  ) -> ScrubKeyAction {
    let length = hasControl ? steps.large : hasShift ? steps.small : steps.normal
    let rightwards = timeline == .leftToRight ? length : -length
    return switch self {
    case .left: .step(-rightwards)
    case .right: .step(rightwards)
    case .up: .step(length)
    case .down: .step(-length)
    case .pageUp: .page(steps.page)
    case .pageDown: .page(-steps.page)
    case .home: .jump(0)
    case .end: .jump(1)
    case .escape: .cancel
    }
  }

  /// Finds how far the key moves the part that a bar shows, in place of playback, with Option.
  ///
  /// - Parameter timeline: which way time runs along the bar.
  /// - Returns: a share of the part's length, with its sign: an arrow along the bar moves half of it;
  ///   nothing where the key means nothing.
  public func panShare(timeline: TimelineDirection = .leftToRight) -> Double? {
    let rightwards = timeline == .leftToRight ? VisibleRange.step : -VisibleRange.step
    return switch self {
    case .left: -rightwards
    case .right: rightwards
    case .up, .down, .pageUp, .pageDown, .home, .end, .escape: nil
    }
  }
}

/// What a key does on the bar.
public enum ScrubKeyAction: Sendable, Hashable {
  /// Moves playback by this length, with its sign.
  case step(MediaSeconds)
  /// Moves playback by this share of the whole, with its sign.
  case page(Double)
  /// Moves playback to this share of the whole.
  case jump(Double)
  /// Undoes a scrub that is under way.
  case cancel
}

extension ScrubKeyAction {
  /// What a step is where nobody knows the duration, as a share of the whole; a screen reader's
  /// adjustment as well.
  public static let adjustment = 0.05

  /// Finds where the key leads to.
  ///
  /// - Parameters:
  ///   - place: where playback stands, as a share of the whole.
  ///   - duration: the length of the media, or nothing where nobody knows.
  /// - Returns: a share of the whole, 0 to 1; nothing where the key moves nothing.
  public func place(from place: Double, of duration: MediaSeconds?) -> Double? {
    let wanted: Double
    switch self {
    case .cancel: return nil
    case .jump(let share): wanted = share
    case .page(let share): wanted = place + share
    case .step(let length):
      if let duration, duration.isFinite, duration > 0 {
        wanted = place + length.value / duration.value
      } else {
        wanted = place + (length < 0 ? -Self.adjustment : Self.adjustment)
      }
    }
    return min(max(wanted, 0), 1)
  }
}

/// How far keys move playback along the bar; the defaults are SeekKit's own.
public struct ScrubSteps: Sendable, Hashable {
  /// What an arrow moves, in seconds of media.
  public var normal: MediaSeconds = 5
  /// What an arrow moves with Shift, in seconds of media.
  public var small: MediaSeconds = 1
  /// What an arrow moves with Control, in seconds of media.
  public var large: MediaSeconds = 60
  /// What a page key moves, as a share of the whole.
  public var page = 0.1

  /// Makes the default steps.
  public init() {}
}
