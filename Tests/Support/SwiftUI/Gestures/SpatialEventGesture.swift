/// Every event of every finger and pointer on the view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 1.0, *)
nonisolated public struct SpatialEventGesture: PrimitiveGesture {
  /// The events that are going on, or have just ended.
  public typealias Value = SpatialEventCollection

  /// The coordinate space of the places.
  public let coordinateSpace: CoordinateSpace

  /// Makes a gesture of every event.
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Value> {
    guard event.kind != .tick else { return .possible(nil) }
    var going = tracker.state as? SpatialEventCollection ?? SpatialEventCollection()
    let phase: SpatialEventCollection.Event.Phase =
      switch event.kind {
      case .ended: .ended
      case .cancelled: .cancelled
      case .began, .moved, .tick: .active
      }
    going.insert(
      .init(
        id: .init(number: event.finger), timestamp: event.time,
        kind: CurrentHost.host?.pointerKind ?? .touch,
        location: event.location(in: coordinateSpace), phase: phase))
    var left = going
    left.removeEnded()
    tracker.state = left
    return left.isEmpty ? .ended(going) : .active(going)
  }
}

/// Events of fingers and pointers, each of them at most once.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 1.0, *)
public struct SpatialEventCollection: Collection, Equatable {
  private var events: [Event] = []

  /// Makes a collection of events.
  init() {}

  /// The place of an event in the collection.
  public struct Index: Comparable {
    let offset: Int

    /// Whether one place comes before another.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  /// The first place.
  public var startIndex: Index { Index(offset: events.startIndex) }
  /// The place after the last.
  public var endIndex: Index { Index(offset: events.endIndex) }
  /// The place after another one.
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  /// The event at a place.
  public subscript(position: Index) -> Event { events[position.offset] }

  /// Whether two collections have the same events.
  public static func == (lhs: SpatialEventCollection, rhs: SpatialEventCollection) -> Bool {
    lhs.events.elementsEqual(rhs.events) { one, other in
      (one.id, one.timestamp, one.location.x, one.location.y, one.phase)
        == (other.id, other.timestamp, other.location.x, other.location.y, other.phase)
    }
  }

  /// Makes a collection as a gesture would give it: fingers by number, where each is and how far.
  @_spi(Host) public init(
    _ fingers: KeyValuePairs<Int, (CGPoint, Event.Phase)>, kind: Event.Kind = .touch,
    at timestamp: TimeInterval = 0
  ) {
    events = fingers.map { finger, state in
      Event(
        id: .init(number: finger), timestamp: timestamp, kind: kind, location: state.0,
        phase: state.1)
    }
  }

  mutating func insert(_ event: Event) {
    events.removeAll { $0.id == event.id }
    events.append(event)
  }

  mutating func removeEnded() { events.removeAll { $0.phase != .active } }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 1.0, *)
extension SpatialEventCollection {
  /// Where a finger or a pointer is.
  public struct Event: Identifiable {
    /// Tells a finger or a pointer from others, as long as it is down.
    public struct ID: Hashable {
      let number: Int
    }

    /// What touches.
    public enum Kind: Hashable, Sendable {
      /// A finger.
      case touch
      /// A hand while the eyes choose.
      case indirectPinch
      /// A mouse or a trackpad.
      case pointer
      /// A pencil.
      case pencil
    }

    /// How far the touch is.
    public enum Phase: Hashable, Sendable {
      /// It goes on.
      case active
      /// It has ended.
      case ended
      /// The system took it away.
      case cancelled
    }

    /// Which finger or pointer it is.
    public var id: ID
    /// When it was, in seconds.
    public var timestamp: TimeInterval
    /// What touches.
    public var kind: Kind
    /// Where it is.
    public var location: CGPoint
    /// How far the touch is.
    public var phase: Phase
  }
}
