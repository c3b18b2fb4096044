/// Something that a user does on a view and that is recognised.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  /// The gesture that this one consists of.
  associatedtype Body: Gesture
  /// What this gesture consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// There is no such gesture, and so no value.
  public typealias Value = Never
}

/// A gesture that the model itself recognises.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  /// Takes an event, and says how far the gesture is.
  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value>
  /// Forgets what the gesture was doing.
  @MainActor func reset(_ tracker: GestureTracker)
}

extension PrimitiveGesture {
  /// Never asked for: the host recognises a primitive gesture instead.
  public var body: Never { bodyOfPrimitive() }

  func reset(_ tracker: GestureTracker) { tracker.state = nil }
}

extension Gesture {
  /// Takes an event, and says how far the gesture is.
  func process(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    func open<P: PrimitiveGesture>(_ primitive: P) -> GesturePhase<Value> {
      primitive.handle(event, tracker).compactMap { $0 as? Value }
    }
    if let primitive = self as? any PrimitiveGesture { return open(primitive) }
    return body.process(event, tracker).compactMap { $0 as? Value }
  }

  /// Forgets what the gesture was doing.
  func finish(_ tracker: GestureTracker) {
    if let primitive = self as? any PrimitiveGesture {
      primitive.reset(tracker)
    } else {
      body.finish(tracker)
    }
  }
}
