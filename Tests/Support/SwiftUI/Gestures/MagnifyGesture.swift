/// Two fingers that move apart or together.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers are apart.
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers as a multiple of the one that they began with.
    public var magnification: CGFloat
    /// The share of the view at which the fingers began.
    public var startAnchor: UnitPoint
  }

  private struct Progress {
    var fingers: [Int: CGPoint] = [:]
    var start: (distance: CGFloat, middle: CGPoint)?
    var isActive = false

    /// The distance and the middle of two fingers, or nil where there are not two.
    var pair: (distance: CGFloat, middle: CGPoint)? {
      guard let one = fingers[0], let other = fingers[1] else { return nil }
      let middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
      return (SwiftUI.distance(one, other), middle)
    }
  }

  /// How much the distance has to change before the gesture begins, as a share.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers that move apart or together.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    guard event.kind != .tick else { return .possible(nil) }
    guard event.kind != .cancelled else { return .failed }
    var progress = tracker.state as? Progress ?? Progress()
    defer { tracker.state = progress }
    progress.fingers[event.finger] = event.location
    guard let pair = progress.pair else { return event.kind == .ended ? .failed : .possible(nil) }
    let start = progress.start ?? pair
    progress.start = start
    let magnification = start.distance > 0 ? pair.distance / start.distance : 1
    if abs(magnification - 1) >= minimumScaleDelta { progress.isActive = true }
    let anchor = UnitPoint(
      x: event.size.width > 0 ? start.middle.x / event.size.width : 0,
      y: event.size.height > 0 ? start.middle.y / event.size.height : 0)
    let value = Value(magnification: magnification, startAnchor: anchor)
    guard event.kind == .ended else { return progress.isActive ? .active(value) : .possible(nil) }
    return progress.isActive ? .ended(value) : .failed
  }
}
