/// What a scrub has come to.
public enum ScrubEvent: Sendable, Hashable {
  /// A pointer went down on the bar.
  case began
  /// The scrub is at this fraction of the width, 0 to 1.
  case moved(Double)
  /// The scrub is over and stays at this fraction.
  case committed(Double)
  /// The scrub is undone: everything is as before it began.
  case cancelled
}

/// One pointer's way along a bar: it sets the progress from the first touch on.
///
/// Fractions are clamped to 0...1; one that isn't a number counts as 0.
///
/// *Lifetime*: one a bar; it is idle between scrubs. A second pointer has no part in it.
///
/// *Concurrency*: a value without references.
public struct Scrub: Sendable {
  private var pointer: PointerID?
  private var fraction = 0.0

  /// Makes a bar that nobody drags.
  public init() {}

  /// Where the scrub is as a fraction of the width, or nothing where none is under way.
  public var current: Double? { pointer == nil ? nil : fraction }

  /// Finds the fraction of a width that a point lies at.
  ///
  /// - Parameters:
  ///   - x: points from the bar's left edge.
  ///   - width: the bar's width in points.
  ///   - timeline: which way time runs along the bar.
  /// - Returns: the fraction, clamped to 0...1; 0 where the numbers make no sense.
  public static func fraction(
    ofX x: Double, width: Double, timeline: TimelineDirection = .leftToRight
  ) -> Double {
    guard width > 0 else { return 0 }
    return share((timeline == .leftToRight ? x : width - x) / width)
  }

  /// The fraction clamped to 0...1, or 0 where it isn't a number.
  private static func share(_ fraction: Double) -> Double {
    fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// A pointer goes down at a fraction of the width.
  public mutating func down(_ id: PointerID, at fraction: Double) -> [ScrubEvent] {
    guard pointer == nil || pointer == id else { return [] }
    let began: [ScrubEvent] = pointer == nil ? [.began] : []
    pointer = id
    self.fraction = Self.share(fraction)
    return began + [.moved(self.fraction)]
  }

  /// The pointer has moved to a fraction of the width.
  public mutating func move(_ id: PointerID, to fraction: Double) -> [ScrubEvent] {
    guard pointer == id, Self.share(fraction) != self.fraction else { return [] }
    self.fraction = Self.share(fraction)
    return [.moved(self.fraction)]
  }

  /// The pointer goes up at a fraction of the width.
  public mutating func up(_ id: PointerID, at fraction: Double) -> [ScrubEvent] {
    guard pointer == id else { return [] }
    let last = move(id, to: fraction)
    pointer = nil
    return last + [.committed(self.fraction)]
  }

  /// The system has taken a pointer: its scrub is undone.
  public mutating func cancel(_ id: PointerID) -> [ScrubEvent] {
    pointer == id ? cancel() : []
  }

  /// The scrub is to be undone, whichever pointer does it: Escape, or all pointers are lost.
  public mutating func cancel() -> [ScrubEvent] {
    defer { pointer = nil }
    return pointer == nil ? [] : [.cancelled]
  }
}
