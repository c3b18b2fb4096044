/// Which gestures a view takes part in.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32

  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The gesture that is added.
  public static let gesture = Self(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = Self(rawValue: 2)
  /// All gestures.
  public static let all = Self(rawValue: 3)
}

/// A gesture on a node, erased.
@MainActor struct GestureAttachment {
  /// Which gesture wins where several could.
  enum Priority {
    case high
    case normal
    /// Nobody's rival.
    case simultaneous
    /// A rival of all gestures in the content; where it wins, the content loses its touches.
    case scroll
  }

  /// What came of an event.
  struct Outcome {
    var isActive = false
    var isOver = false
  }

  let priority: Priority
  let path: String
  let process: (PointerEvent, GestureTracker) -> Outcome
  let finish: (GestureTracker) -> Void

  init<G: Gesture>(_ gesture: G, _ priority: Priority, path: String) {
    (self.priority, self.path) = (priority, path)
    process = { event, tracker in
      switch gesture.process(event, tracker) {
      case .possible: Outcome()
      case .active: Outcome(isActive: true)
      case .ended: Outcome(isActive: true, isOver: true)
      case .failed: Outcome(isOver: true)
      }
    }
    finish = { gesture.finish($0) }
  }
}

extension View {
  /// Adds a gesture, after those of the views inside.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    attach(gesture, .normal, mask.contains(.gesture))
  }

  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .normal, isEnabled)
  }

  /// Adds a gesture, before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    attach(gesture, .high, mask.contains(.gesture))
  }

  /// Adds a gesture beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    attach(gesture, .simultaneous, mask.contains(.gesture))
  }

  /// Adds a gesture beside those of the views inside that can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    attach(gesture, .simultaneous, isEnabled)
  }

  /// Does something after some taps.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    attach(TapGesture(count: count).onEnded { action() }, .normal, true)
  }

  nonisolated private func attach<T: Gesture>(
    _ gesture: T, _ priority: GestureAttachment.Priority, _ isEnabled: Bool
  ) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return node("gesture") { node, context in
      guard isEnabled else { return }
      node.gestures.append(GestureAttachment(gesture, priority, path: context.path))
    }
  }
}
