import Seeking
import Testing

@Suite("A scrub")
struct ScrubTests {
  private var scrub = Scrub()
  private let finger = PointerID(1)
  private let other = PointerID(2)

  @Test mutating func `sets the progress from the first touch on`() {
    #expect(scrub.current == nil)
    #expect(scrub.down(finger, at: 0.25) == .began(at: 0.25))
    #expect(scrub.current == 0.25)
    #expect(scrub.move(finger, to: 0.5) == .moved(0.5))
    #expect(scrub.move(finger, to: 0.5) == nil)
    #expect(scrub.up(finger, at: 0.75) == .committed(0.75))
    #expect(scrub.current == nil)
  }

  @Test mutating func `stays where it was let go`() {
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.up(finger, at: 0.25) == .committed(0.25))
    #expect(scrub.up(finger, at: 0.5) == nil)
    #expect(scrub.move(finger, to: 0.5) == nil)
  }

  @Test mutating func `stays where its pointer was last`() {
    _ = scrub.down(finger, at: 0.25)
    _ = scrub.move(finger, to: 0.5)
    _ = scrub.move(other, to: 0.8)
    #expect(scrub.up(other) == nil)
    #expect(scrub.up(finger) == .committed(0.5))
    #expect(scrub.up(finger) == nil)
  }

  @Test mutating func `is undone once`() {
    #expect(scrub.cancel() == nil)
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.cancel() == .cancelled)
    #expect(scrub.cancel() == nil)
    #expect(scrub.current == nil)
    #expect(scrub.up(finger, at: 0.5) == nil)
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.cancel(finger) == .cancelled)
    #expect(scrub.cancel(finger) == nil)
  }

  @Test mutating func `has no part for a second pointer`() {
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.down(other, at: 0.9) == nil)
    #expect(scrub.move(other, to: 0.8) == nil)
    #expect(scrub.up(other, at: 0.8) == nil)
    #expect(scrub.cancel(other) == nil)
    #expect(scrub.current == 0.25)
    #expect(scrub.down(finger, at: 0.3) == .moved(0.3))
  }

  @Test mutating func `begins anew with any pointer`() {
    _ = scrub.down(finger, at: 0.25)
    _ = scrub.up(finger, at: 0.25)
    #expect(scrub.down(other, at: 0.25) == .began(at: 0.25))
  }

  @Test(arguments: [(-0.5, 0.0), (1.5, 1), (.nan, 0), (.infinity, 0), (-.infinity, 0)])
  mutating func `keeps to the bar`(fraction: Double, expected: Double) {
    #expect(scrub.down(finger, at: 0.5) == .began(at: 0.5))
    #expect(scrub.move(finger, to: fraction) == .moved(expected))
    #expect(scrub.move(finger, to: fraction) == nil)
    #expect(scrub.down(finger, at: fraction) == .moved(expected))
    #expect(scrub.up(finger, at: fraction) == .committed(expected))
  }

  @Test(arguments: [
    (50.0, 200.0, 0.25), (0, 200, 0), (200, 200, 1), (-10, 200, 0), (300, 200, 1), (50, 0, 0),
    (50, -200, 0), (-50, -200, 0), (.nan, 200, 0), (50, .nan, 0), (.infinity, 200, 0),
    (50, .infinity, 0),
  ])
  func `finds the fraction of a width`(x: Double, width: Double, expected: Double) {
    #expect(Scrub.fraction(ofX: x, width: width) == expected)
  }

  @Test(arguments: [
    (50.0, 200.0, 0.25, 0.75), (-10, 200, -0.05, 1.05), (300, 200, 1.5, -0.5), (50, 0, 0, 0),
    (50, -200, 0, 0), (.nan, 200, 0, 0), (50, .nan, 0, 0), (.infinity, 200, 0, 0),
  ])
  func `finds the fraction of a pointer that may be beyond the bar`(
    x: Double, width: Double, expected: Double, reversed: Double
  ) {
    #expect(Scrub.pointerFraction(ofX: x, width: width) == expected)
    #expect(Scrub.pointerFraction(ofX: x, width: width, timeline: .rightToLeft) == reversed)
  }

  @Test(arguments: [
    (-30.0, 44.0, 30.0), (0, 44, 0), (20, 44, 0), (44, 44, 0), (60, 44, 16), (-30, 0, 30),
    (30, -44, 30), (.nan, 44, 0), (60, .nan, 0), (.infinity, 44, 0), (60, .infinity, 0),
  ])
  func `finds how far a pointer is off the bar`(y: Double, height: Double, expected: Double) {
    #expect(Scrub.distance(ofY: y, height: height) == expected)
  }

  @Test(arguments: [(50.0, 200.0, 0.75), (0, 200, 1), (-10, 200, 1), (300, 200, 0), (50, 0, 0)])
  func `finds it from the right where time runs to the left`(
    x: Double, width: Double, expected: Double
  ) {
    #expect(Scrub.fraction(ofX: x, width: width, timeline: .rightToLeft) == expected)
  }
}
