#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// Turns the states of pointers that SwiftUI tells of into what has happened to each of them.
struct SpatialPointers {
  private struct Pointer {
    let id: PointerID
    var isDown = true
  }

  private var pointers: [SpatialEventCollection.Event.ID: Pointer] = [:]
  private var count: Int64 = 0

  /// What has happened since the last call.
  ///
  /// - Parameters:
  ///   - events: the pointers as they are now.
  ///   - isOver: whether the gesture is over, so that what isn't up by now is lost.
  /// - Returns: the inputs with the events' own times, in the order of the events.
  mutating func inputs(
    of events: SpatialEventCollection, isOver: Bool
  ) -> [(input: ControlInput, timestamp: TimeInterval?)] {
    var inputs: [(ControlInput, TimeInterval?)] = []
    for event in events {
      inputs += self.inputs(of: event).map { ($0, event.timestamp) }
    }
    return isOver ? inputs + cancelAll().map { ($0, nil) } : inputs
  }

  /// Loses all pointers that are still down.
  mutating func cancelAll() -> [ControlInput] {
    let lost = pointers.values.filter(\.isDown).map(\.id)
    pointers = [:]
    return lost.sorted { $0.number < $1.number }.map { .pointerCancelled($0) }
  }

  private mutating func inputs(of event: SpatialEventCollection.Event) -> [ControlInput] {
    let point = SurfacePoint(event.location)
    guard let pointer = pointers[event.id] else {
      guard event.phase != .cancelled else { return [] }
      let down = ControlInput.pointerDown(add(event), PointerKind(event.kind), point)
      return event.phase == .ended ? [down] + inputs(of: event) : [down]
    }
    // One that is up or lost is told of until all of them are.
    guard pointer.isDown else { return [] }
    pointers[event.id]?.isDown = event.phase == .active
    return switch event.phase {
    case .active: [.pointerMoved(pointer.id, point)]
    case .ended: [.pointerUp(pointer.id, point)]
    case .cancelled: [.pointerCancelled(pointer.id)]
    @unknown default: [.pointerCancelled(pointer.id)]
    }
  }

  private mutating func add(_ event: SpatialEventCollection.Event) -> PointerID {
    count += 1
    let id = PointerID(count)
    pointers[event.id] = Pointer(id: id)
    return id
  }
}

extension PointerKind {
  fileprivate init(_ kind: SpatialEventCollection.Event.Kind) {
    self =
      switch kind {
      case .pointer: .mouse
      case .pencil: .pen
      default: .touch
      }
  }
}

extension SurfacePoint {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}
#endif
