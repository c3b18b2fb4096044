/// A press that lasts.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  private struct Progress {
    let start: CGPoint
    let time: TimeInterval
  }

  /// How long the press has to last, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  nonisolated public var maximumDistance: CGFloat

  /// Makes a gesture of a press that lasts.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Bool> {
    guard event.finger == 0, event.kind != .cancelled else { return .failed }
    if event.kind == .began {
      tracker.state = Progress(start: event.location, time: event.time)
    }
    guard let progress = tracker.state as? Progress else { return .failed }
    if distance(progress.start, event.location) > maximumDistance { return .failed }
    if event.time - progress.time >= minimumDuration - 1e-9 { return .ended(true) }
    return event.kind == .ended ? .failed : .possible(true)
  }
}
