/// What a scrub has come to.
public enum ScrubEvent: Sendable, Hashable {
  /// A pointer went down on the bar: the scrub is at this fraction of the width, 0 to 1.
  case began(at: Double)
  /// The scrub is at this fraction of the width, 0 to 1.
  case moved(Double)
  /// The scrub is over and stays at this fraction.
  case committed(Double)
  /// The scrub is undone: everything is as before it began.
  case cancelled
}

/// One pointer's way along a bar: it sets the progress from the first touch on.
///
/// The pointer's fraction of the width may lie outside 0...1, beyond the bar; the scrub's keeps to
/// it. A number that isn't finite counts as 0, and so does a distance below 0.
///
/// *Lifetime*: one a bar; it is idle between scrubs. A second pointer has no part in it.
///
/// *Concurrency*: a value without references.
public struct Scrub: Sendable {
  private struct Drag {
    let pointer: PointerID
    var motion: ScrubMotion
    var way: ScrubReturn
    var fraction: Double
  }

  /// How pointers are read; a change counts from the next event on.
  public var settings: ScrubSettings
  /// The bar's width in points.
  ///
  /// Where it makes no sense, a scrub neither snaps to marks nor returns to its start.
  public var width = 0.0
  /// The scrub under way, or nothing while the bar is idle.
  private var drag: Drag?

  /// Makes a bar that nobody drags.
  public init(settings: ScrubSettings = ScrubSettings()) {
    self.settings = settings
  }

  /// Where the scrub is as a fraction of the width, or nothing where none is under way.
  public var current: Double? { drag?.fraction }

  /// The share of the pointer's way that the scrub goes, or nothing where none is under way.
  public var speed: Double? { drag?.motion.speed }

  /// Whether the pointer is back where it went down, so that its release undoes the scrub.
  public var isBackAtStart: Bool { drag?.way.isBack(settings) ?? false }

  /// A pointer goes down on the bar.
  ///
  /// - Parameters:
  ///   - id: the pointer; the one that drags already begins anew, another has no part.
  ///   - fraction: where it is along the bar, as a fraction of the width.
  /// - Returns: what the scrub has come to.
  public mutating func down(_ id: PointerID, at fraction: Double) -> ScrubEvent? {
    let isFirst = drag == nil
    guard isFirst || drag?.pointer == id else { return nil }
    let start = Self.number(fraction)
    let motion = ScrubMotion(at: start)
    let place = snapped(motion)
    drag = Drag(pointer: id, motion: motion, way: ScrubReturn(from: start), fraction: place)
    return isFirst ? .began(at: place) : .moved(place)
  }

  /// The pointer has moved.
  ///
  /// - Parameters:
  ///   - id: the pointer.
  ///   - fraction: where it is along the bar, as a fraction of the width.
  ///   - distance: the points that it is off the bar, above or below it; 0 on the bar.
  /// - Returns: what the scrub has come to.
  public mutating func move(
    _ id: PointerID, to fraction: Double, distance: Double = 0
  ) -> ScrubEvent? {
    guard var drag, drag.pointer == id else { return nil }
    let (pointer, distance) = (Self.number(fraction), max(Self.number(distance), 0))
    drag.motion.move(to: pointer, speed: settings.speed(atDistance: distance))
    drag.way.move(to: pointer, distance: distance, width: knownWidth)
    let before = drag.fraction
    drag.fraction = snapped(drag.motion)
    self.drag = drag
    return drag.fraction == before ? nil : .moved(drag.fraction)
  }

  /// The pointer goes up: the scrub stays where it is by then, or is undone where the pointer is
  /// back at the start.
  ///
  /// - Parameters:
  ///   - id: the pointer.
  ///   - fraction: where it is along the bar, as a fraction of the width.
  ///   - distance: the points that it is off the bar, above or below it; 0 on the bar.
  /// - Returns: what the scrub has come to.
  public mutating func up(
    _ id: PointerID, at fraction: Double, distance: Double = 0
  ) -> ScrubEvent? {
    _ = move(id, to: fraction, distance: distance)
    return up(id)
  }

  /// The pointer goes up where it was last.
  public mutating func up(_ id: PointerID) -> ScrubEvent? {
    guard let drag, drag.pointer == id else { return nil }
    if isBackAtStart { return cancel() }
    self.drag = nil
    return .committed(drag.fraction)
  }

  /// The system has taken a pointer: its scrub is undone.
  public mutating func cancel(_ id: PointerID) -> ScrubEvent? {
    drag?.pointer == id ? cancel() : nil
  }

  /// The scrub is to be undone, whichever pointer does it: Escape, or all pointers are lost.
  public mutating func cancel() -> ScrubEvent? {
    defer { drag = nil }
    return drag == nil ? nil : .cancelled
  }

  private var knownWidth: Double? { width.isFinite && width > 0 ? width : nil }

  /// The place of a scrub, or of the mark that it keeps to.
  private func snapped(_ motion: ScrubMotion) -> Double {
    guard let snapping = settings.snapping, let knownWidth else { return motion.place }
    let reach = snapping.reach * motion.speed / knownWidth
    return snapping.mark(near: motion.place, within: reach) ?? motion.place
  }

  private static func number(_ number: Double) -> Double { number.isFinite ? number : 0 }
}

// Where a point lies to a bar
extension Scrub {
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
    min(max(pointerFraction(ofX: x, width: width, timeline: timeline), 0), 1)
  }

  /// Finds the fraction of a width that a pointer is at, also where it is beyond the bar.
  ///
  /// - Parameters:
  ///   - x: points from the bar's left edge.
  ///   - width: the bar's width in points.
  ///   - timeline: which way time runs along the bar.
  /// - Returns: the fraction, below 0 or above 1 beyond the bar; 0 where the numbers make no sense.
  public static func pointerFraction(
    ofX x: Double, width: Double, timeline: TimelineDirection = .leftToRight
  ) -> Double {
    guard width > 0 else { return 0 }
    return number((timeline == .leftToRight ? x : width - x) / width)
  }

  /// Finds how far a pointer is off the bar.
  ///
  /// - Parameters:
  ///   - y: points from the bar's upper edge down.
  ///   - height: the bar's height in points.
  /// - Returns: the points above or below the bar; 0 on it, and where the numbers make no sense.
  public static func distance(ofY y: Double, height: Double) -> Double {
    guard y.isFinite, height.isFinite else { return 0 }
    return y < 0 ? -y : max(y - max(height, 0), 0)
  }
}
