/// A gesture with something to do at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    let phase = content.process(event, tracker)
    if case .ended(let value) = phase { action(value) }
    return phase
  }

  @MainActor func reset(_ tracker: GestureTracker) { content.finish(tracker) }
}

/// A gesture with something to do when it changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  /// What the gesture tells.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    let phase = content.process(event, tracker.inner)
    if !phase.isOver, let value = phase.value, tracker.state as? Value != value {
      tracker.state = value
      action(value)
    }
    return phase
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    tracker.state = nil
    content.finish(tracker.inner)
  }
}

/// A gesture that changes a value while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  /// The gesture.
  var base: Base
  /// The value.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    let phase = base.process(event, tracker)
    if !phase.isOver, let value = phase.value { state.change { update(value, &$0, &$1) } }
    return phase
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    base.finish(tracker)
    state.resetValue()
  }
}

extension Gesture {
  /// Does something at the gesture's end.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    .init(content: self, action: action)
  }

  /// Changes a value while the gesture goes on.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    .init(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something when the gesture changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    .init(content: self, action: action)
  }
}
