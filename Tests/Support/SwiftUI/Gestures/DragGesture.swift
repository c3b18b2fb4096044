/// A finger that moves.
@MainActor @preconcurrency public struct DragGesture: PrimitiveGesture {
  /// Where the finger is, and where it was.
  public struct Value: Equatable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger went down.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize { speed }
    let speed: CGSize

    /// How far the finger is from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + speed.width / 4, y: location.y + speed.height / 4)
    }

    /// How far the finger would come to rest from where it went down.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + speed.width / 4, height: translation.height + speed.height / 4)
    }
  }

  private struct Progress {
    let start: CGPoint
    var last: CGPoint
    var time: TimeInterval
    var isActive: Bool
    var velocity = CGSize.zero

    mutating func move(to point: CGPoint, at now: TimeInterval) {
      if now > time {
        velocity = CGSize(
          width: (point.x - last.x) / (now - time), height: (point.y - last.y) / (now - time))
      }
      (last, time) = (point, now)
    }
  }

  /// How far the finger has to move before the drag begins, in points.
  @MainActor @preconcurrency public var minimumDistance: CGFloat
  /// The coordinate space of the places.
  @MainActor @preconcurrency public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a finger that moves.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @MainActor @preconcurrency public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    guard event.finger == 0, event.kind != .tick else { return .possible(nil) }
    guard event.kind != .cancelled else { return .failed }
    let point = event.location(in: coordinateSpace)
    var progress =
      tracker.state as? Progress
      ?? Progress(start: point, last: point, time: event.time, isActive: minimumDistance <= 0)
    progress.move(to: point, at: event.time)
    if distance(progress.start, point) >= minimumDistance { progress.isActive = true }
    tracker.state = progress
    let value = Value(
      location: point, startLocation: progress.start, speed: progress.velocity)
    guard event.kind == .ended else { return progress.isActive ? .active(value) : .possible(nil) }
    return progress.isActive ? .ended(value) : .failed
  }
}
