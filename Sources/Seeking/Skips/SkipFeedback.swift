/// What a skip shows on its half of the surface, as it is to be drawn at one moment.
public struct SkipFeedback: Sendable, Hashable {
  /// Where the run goes: it chooses the symbol.
  public let direction: SkipDirection
  /// The half that everything is clipped to.
  public let side: SurfaceSide
  /// How far the run has moved playback, in seconds of media with their sign.
  public let tally: MediaSeconds
  /// The end of the range that the last skip ran into.
  public let edge: RangeEdge?
  /// The opacity of the whole, 0 to 1, while it fades in and out.
  public let opacity: Double
  /// The growing circle, if there is one.
  public let ripple: RippleCircle?
}

/// How the feedback of a run comes, stays and goes.
///
/// *Time*: `feedback(at:)` is a pure function of what was recorded and the time that is asked for.
///
/// *Concurrency*: a value without references.
public struct SkipFeedbackTimeline: Sendable {
  /// How long it takes to fade in, and out.
  public static let fadeDuration = Duration.milliseconds(200)
  /// The opacity of the black that covers the tapped half.
  public static let scrimOpacity = 0.22

  private struct Appearance {
    let direction: SkipDirection
    let start: EventTime
    var tally: MediaSeconds
    var edge: RangeEdge?
    var ripple: Ripple
    var end: EventTime?
  }

  /// Whether nothing moves: no ripple and no fades.
  public var reducesMotion = false
  private var appearance: Appearance?

  /// Makes a timeline with nothing to show.
  public init() {}

  /// Records what a run has come to with its newest skip, and starts a fresh ripple.
  ///
  /// - Parameters:
  ///   - run: the run after the skip.
  ///   - point: where the ripple begins, in points.
  ///   - time: when the skip happened.
  public mutating func show(_ run: SkipRun, from point: SurfacePoint, at time: EventTime) {
    guard let direction = run.direction else { return }
    let ripple = Ripple(origin: point, start: time)
    let goesOn = appearance.map { $0.direction == direction && $0.end == nil } ?? false
    appearance = Appearance(
      direction: direction, start: goesOn ? appearance?.start ?? time : time, tally: run.tally,
      edge: run.edge, ripple: ripple, end: nil)
  }

  /// Lets what is shown fade out from `time` on.
  public mutating func hide(at time: EventTime) {
    guard appearance?.end == nil else { return }
    appearance?.end = time
  }

  /// Works out what is to be drawn at `time`.
  ///
  /// - Parameters:
  ///   - time: when it is drawn.
  ///   - size: the surface's size in points.
  ///   - timeline: which way time runs across the surface.
  /// - Returns: the feedback, or nothing where none is shown.
  public func feedback(
    at time: EventTime, in size: SurfaceSize, timeline: TimelineDirection
  ) -> SkipFeedback? {
    guard let appearance else { return nil }
    let opacity = opacity(of: appearance, at: time)
    guard opacity > 0 || appearance.end == nil else { return nil }
    return SkipFeedback(
      direction: appearance.direction, side: appearance.direction.side(in: timeline),
      tally: appearance.tally, edge: appearance.edge, opacity: opacity,
      ripple: reducesMotion ? nil : appearance.ripple.circle(at: time, in: size))
  }

  /// When what is shown stands still again unless something happens before, or nothing where nothing
  /// moves; it may lie in the past.
  public var movesUntil: EventTime? {
    guard !reducesMotion, let appearance else { return nil }
    return appearance.end?.advanced(by: Self.fadeDuration)
      ?? appearance.ripple.start.advanced(by: Ripple.duration)
  }

  /// Whether the picture at `time` differs from the one a moment later.
  public func isMoving(at time: EventTime) -> Bool {
    movesUntil.map { time < $0 } ?? false
  }

  private func opacity(of appearance: Appearance, at time: EventTime) -> Double {
    if reducesMotion { return appearance.end == nil ? 1 : 0 }
    let fade = Self.fadeDuration.inSeconds
    let shown = Easing.easeOut(appearance.start.duration(to: time).inSeconds / fade)
    guard let end = appearance.end else { return shown }
    return shown * (1 - Easing.easeOut(end.duration(to: time).inSeconds / fade))
  }
}
