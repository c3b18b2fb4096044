import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@Suite("What has happened to pointers") struct SpatialPointersTests {
  typealias Fingers = KeyValuePairs<Int, (CGPoint, SpatialEventCollection.Event.Phase)>

  private static let here = CGPoint(x: 10, y: 20)
  private static let there = CGPoint(x: 30, y: 40)

  private var pointers = SpatialPointers()

  private mutating func inputs(_ fingers: Fingers, isOver: Bool = false) -> [ControlInput] {
    pointers.inputs(of: SpatialEventCollection(fingers), isOver: isOver).map(\.input)
  }

  @Test("is told in the order in which it happened")
  mutating func order() {
    let (here, there) = (SurfacePoint(x: 10, y: 20), SurfacePoint(x: 30, y: 40))
    #expect(inputs([0: (Self.here, .active)]) == [.pointerDown(PointerID(1), .touch, here)])
    #expect(
      inputs([0: (Self.there, .active), 1: (Self.here, .active)]) == [
        .pointerMoved(PointerID(1), there), .pointerDown(PointerID(2), .touch, here),
      ])
    #expect(
      inputs([0: (Self.there, .ended), 1: (Self.here, .cancelled)], isOver: true) == [
        .pointerUp(PointerID(1), there), .pointerCancelled(PointerID(2)),
      ])
  }

  @Test("is told once, though a pointer that is up is still there until all of them are")
  mutating func once() {
    _ = inputs([0: (Self.here, .active), 1: (Self.here, .active)])
    #expect(inputs([0: (Self.here, .ended), 1: (Self.here, .active)]).count == 2)
    #expect(
      inputs([0: (Self.here, .ended), 1: (Self.here, .active)]) == [
        .pointerMoved(PointerID(2), SurfacePoint(x: 10, y: 20))
      ])
  }

  @Test("is a tap where only its end is told of, and nothing where it is lost at once")
  mutating func short() {
    let here = SurfacePoint(x: 10, y: 20)
    #expect(
      inputs([0: (Self.here, .ended)], isOver: true) == [
        .pointerDown(PointerID(1), .touch, here), .pointerUp(PointerID(1), here),
      ])
    #expect(inputs([0: (Self.here, .cancelled)], isOver: true).isEmpty)
  }

  @Test("is a loss where the gesture is over and they aren't up, each of them once")
  mutating func loss() {
    _ = inputs([3: (Self.here, .active), 1: (Self.here, .active), 2: (Self.here, .active)])
    _ = inputs([3: (Self.here, .ended)])
    #expect(
      inputs([:], isOver: true) == [
        .pointerCancelled(PointerID(2)), .pointerCancelled(PointerID(3)),
      ])
    #expect(pointers.cancelAll().isEmpty)
  }

  @Test("is a new pointer's when a finger comes again")
  mutating func again() {
    let here = SurfacePoint(x: 10, y: 20)
    _ = inputs([0: (Self.here, .active)])
    _ = inputs([0: (Self.here, .ended)], isOver: true)
    #expect(inputs([0: (Self.here, .active)]) == [.pointerDown(PointerID(2), .touch, here)])
  }

  @Test("has the events' own times, and none where a pointer is lost")
  mutating func times() {
    let events = SpatialEventCollection([0: (Self.here, .active)], at: 7.5)
    #expect(pointers.inputs(of: events, isOver: true).map(\.timestamp) == [7.5, nil])
  }
}
