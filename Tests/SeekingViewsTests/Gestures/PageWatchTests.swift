import Foundation
import Testing

@testable import SeekingViews

@Suite("A page watched from a control")
struct PageWatchTests {
  private var page = PageWatch()

  private mutating func controlMoves(to y: CGFloat) -> Bool {
    page.controlMoved(to: CGRect(x: 0, y: y, width: 200, height: 40))
  }

  private mutating func pointerMoves(to y: CGFloat) {
    page.pointerMoved(from: CGPoint(x: 50, y: 120), to: CGPoint(x: 50, y: y))
  }

  @Test mutating func `scrolls when it carries the control along with the finger`() {
    #expect(!controlMoves(to: 100))
    pointerMoves(to: 112)
    #expect(controlMoves(to: 92))
    #expect(page.frame.minY == 92)
  }

  @Test mutating func `counts the way of the first event`() {
    _ = controlMoves(to: 100)
    pointerMoves(to: 100)
    #expect(controlMoves(to: 80))
  }

  @Test mutating func `is still again for the next finger`() {
    _ = controlMoves(to: 100)
    pointerMoves(to: 100)
    _ = controlMoves(to: 80)
    page.pointerUp()
    #expect(!page.isDown)
    #expect(!controlMoves(to: 60), "nobody drags")
    pointerMoves(to: 120)
    #expect(page.isDown)
    #expect(!controlMoves(to: 59))
  }
}
