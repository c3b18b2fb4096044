/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture {
  /// A tap tells nothing.
  public typealias Value = Void

  /// How many taps it takes.
  var count: Int

  /// Makes a gesture of some taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Void> {
    recogniseTaps(count, event, tracker).map { _ in }
  }
}

/// One or more taps, and where.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap.
    public var location: CGPoint
  }

  /// How many taps it takes.
  var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of some taps that tells the place in a coordinate space.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    recogniseTaps(count, event, tracker).map { _ in
      Value(location: event.location(in: coordinateSpace))
    }
  }
}

private struct TapProgress {
  var taps = 0
  var start = CGPoint.zero
  var last: TimeInterval = 0
}

/// How long after a tap the next one counts as another of the same gesture, in seconds.
private let tapWindow = 0.35
/// How far a finger may move in a tap, in points.
private let tapSlop: CGFloat = 10

@MainActor private func recogniseTaps(
  _ count: Int, _ event: PointerEvent, _ tracker: GestureTracker
) -> GesturePhase<CGPoint> {
  guard event.finger == 0 else { return .failed }
  var progress = tracker.state as? TapProgress ?? TapProgress()
  defer { tracker.state = progress }
  switch event.kind {
  case .began: (progress.start, progress.last) = (event.location, event.time)
  case .moved: if distance(progress.start, event.location) > tapSlop { return .failed }
  case .cancelled: return .failed
  case .ended:
    progress.taps += 1
    progress.last = event.time
    if progress.taps >= count { return .ended(event.location) }
  case .tick:
    if progress.taps > 0, event.time - progress.last > tapWindow { return .failed }
  }
  return .possible(nil)
}
