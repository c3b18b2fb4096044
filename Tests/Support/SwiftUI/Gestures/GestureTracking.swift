/// One event of a finger or a pointer, in the coordinates of the view that carries the gesture.
struct PointerEvent {
  enum Kind {
    case began
    case moved
    case ended
    /// The system took the touch away.
    case cancelled
    /// Nothing happened but time.
    case tick
  }

  var kind: Kind
  /// Which finger it is, from 0.
  var finger: Int
  var location: CGPoint
  /// The place in the host.
  var global: CGPoint
  var time: TimeInterval
  /// The size of the view that carries the gesture.
  var size: CGSize

  /// The place in a coordinate space.
  func location(in space: CoordinateSpace) -> CGPoint { space == .global ? global : location }
}

/// Keeps a gesture's progress between events and across body evaluations.
final class GestureTracker {
  var state: Any?
  lazy var inner: GestureTracker = GestureTracker()
}

/// How far a gesture is.
enum GesturePhase<Value> {
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The phase with another value; failed where there is none.
  func compactMap<T>(_ transform: (Value) -> T?) -> GesturePhase<T> {
    switch map(transform) {
    case .possible(let value): .possible(value.flatMap(\.self))
    case .active(let value): value.map { .active($0) } ?? .failed
    case .ended(let value): value.map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }
}

/// The distance of two points.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(one.x - other.x, one.y - other.y)
}
