import Seeking
import Testing

@Suite("A page that scrolls with the bar")
struct PageScrollTests {
  /// Moves of the pointer and of the bar in turn.
  private static let ways: [(moves: [(pointer: Double, bar: Double)], hasBegun: Bool)] = [
    ([(0.0, 0.0)], false), ([(-20, 0)], false), ([(0, -20)], false), ([(10, -20)], false),
    ([(-7, -7)], false), ([(-8, -8)], true), ([(-4, -4), (-4, -4)], true),
    ([(-4, -2), (-4, -6)], false), ([(-20, -10)], true), ([(4, 4), (-4, -4)], false),
    ([(3, 20), (3, 0), (3, 0)], false), ([(8, .nan)], false), ([(.nan, 8)], false),
  ]

  @Test(arguments: ways)
  func `has begun when the bar goes along with the pointer`(
    moves: [(pointer: Double, bar: Double)], hasBegun: Bool
  ) {
    for isAcross in [false, true] {
      func offset(_ way: Double) -> SurfaceOffset {
        isAcross ? SurfaceOffset(x: way, y: 0) : SurfaceOffset(x: 0, y: way)
      }
      var page = PageScroll()
      for move in moves {
        page.pointerMoved(by: offset(move.pointer))
        page.barMoved(by: offset(move.bar))
      }
      #expect(page.hasBegun == hasBegun)
    }
  }

  @Test func `counts what the pointer goes until the bar follows`() {
    var page = PageScroll()
    for _ in 0..<4 { page.pointerMoved(by: SurfaceOffset(x: 0, y: 2)) }
    page.barMoved(by: SurfaceOffset(x: 0, y: 8))
    #expect(page.hasBegun)
  }
}
