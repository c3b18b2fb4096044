import Seeking
import Testing

@Suite("A ripple")
struct RippleTests {
  let ripple = Ripple(origin: SurfacePoint(x: 30, y: 40), start: ms(1000))

  @Test(arguments: [
    (900, 100.0, 0.35), (1000, 100, 0.35),
    (1275, 1000 * (0.1 + 0.9 * 0.684643187427), 0.35 * (1 - 0.684643187427)),
  ])
  func `grows from a tenth while it fades`(time: Int, diameter: Double, opacity: Double) throws {
    let circle = try #require(ripple.circle(at: ms(time), in: .screen))
    #expect(circle.centre == SurfacePoint(x: 30, y: 40))
    #expect((circle.diameter - diameter).magnitude < 1e-6)
    #expect((circle.opacity - opacity).magnitude < 1e-9)
  }

  @Test func `is gone after 0.55 s, full grown and faded`() throws {
    let last = try #require(ripple.circle(at: ms(1549), in: .screen))
    #expect(last.diameter > 999 && last.diameter <= 1000)
    #expect(last.opacity >= 0 && last.opacity < 0.001)
    #expect(ripple.circle(at: ms(1550), in: .screen) == nil)
    #expect(ripple.circle(at: ms(9000), in: .screen) == nil)
  }

  @Test(arguments: [(300.0, 700.0, 70.0), (700, 300, 70), (0, 0, 0)])
  func `grows to the larger side`(width: Double, height: Double, first: Double) throws {
    let circle = ripple.circle(at: ms(1000), in: SurfaceSize(width: width, height: height))
    #expect(isNear(try #require(circle).diameter, first))
  }

  @Test func `lies farther left from a point farther right`() throws {
    let circle = try #require(ripple.circle(at: ms(1100), in: .screen))
    let moved = circle.moved(left: 12.5)
    #expect(moved.centre == SurfacePoint(x: 17.5, y: 40))
    #expect(moved.diameter == circle.diameter && moved.opacity == circle.opacity)
  }
}
