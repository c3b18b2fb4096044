import Seeking
import Testing

@Suite("The part of the media that a bar shows")
struct VisibleRangeTests {
  private let middle = VisibleRange(from: 0.25, to: 0.75)

  @Test(arguments: [
    (0.2, 0.6, 0.2, 0.6), (-1, 0.5, 0, 0.5), (0.5, 7, 0.5, 1), (0.6, 0.2, 0, 1), (0.5, 0.5, 0, 1),
    (.nan, 0.5, 0, 1), (0.5, .nan, 0, 1), (2, 3, 0, 1), (0.3, 0.300_1, 0.3, 0.300_1),
    (1e-15, 0.5, 0, 0.5), (0.5, 1 - 1e-15, 0.5, 1), (1e-15, 1 - 1e-15, 0, 1),
  ])
  func `is the whole where the numbers make no sense`(
    lower: Double, upper: Double, first: Double, last: Double
  ) {
    let range = VisibleRange(from: lower, to: upper)
    #expect(range.lower == first)
    #expect(range.upper == last)
  }

  @Test(arguments: [(0.0, 0.25), (0.5, 0.5), (1, 0.75), (-0.2, 0.15), (9, 1), (-9, 0)])
  func `has places between its ends, and beyond`(fraction: Double, place: Double) {
    #expect(isNear(middle.place(atFraction: fraction), place))
  }

  @Test(arguments: [(0.25, 0.0), (0.5, 0.5), (0.75, 1), (0, -0.5), (1, 1.5)])
  func `finds where a place lies`(place: Double, fraction: Double) {
    #expect(isNear(middle.fraction(of: place), fraction))
  }

  @Test(arguments: [
    (2.0, 0.5, 0.375, 0.625), (2, 0, 0.25, 0.5), (2, 1, 0.5, 0.75), (2, 7, 0.5, 0.75),
    (0.5, 0.5, 0, 1), (0.8, 0, 0.25, 0.875), (0.625, 0, 0.2, 1), (.nan, 0.5, 0.25, 0.75),
    (0, 0.5, 0.25, 0.75), (-2, 0.5, 0.25, 0.75), (.infinity, 0.5, 0.25, 0.75),
    (2, .nan, 0.25, 0.75), (1e9, 0.5, 0.499_95, 0.500_05),
  ])
  func `is magnified around a place`(
    factor: Double, around: Double, lower: Double, upper: Double
  ) {
    let range = middle.magnified(by: factor, around: around)
    #expect(isNear(range.lower, lower))
    #expect(isNear(range.upper, upper))
  }

  @Test(arguments: [(0.2, 0.35), (-0.2, 0.15), (1, 0.5), (-1, 0), (.nan, 0.25)])
  func `is moved, no farther than to an end`(share: Double, lower: Double) {
    let range = middle.panned(by: share)
    #expect(isNear(range.lower, lower))
    #expect(isNear(range.length, 0.5))
  }

  @Test(arguments: [
    (0.3, 0.25), (0.25, 0.25), (0.75, 0.25), (0.1, 0.05), (0.02, 0), (0.8, 0.5), (0.76, 0.5),
    (.nan, 0.25), (.infinity, 0.25),
  ])
  func `follows a place that leaves it`(place: Double, lower: Double) {
    let range = middle.following(place)
    #expect(isNear(range.lower, lower))
    #expect(isNear(range.length, 0.5))
  }

  @Test func `has a place that it follows near its start`() {
    let range = VisibleRange(from: 0.2, to: 0.4).following(0.5)
    #expect(isNear(range.lower, 0.48))
    #expect(isNear(range.fraction(of: 0.5), VisibleRange.lead))
  }

  @Test(arguments: [
    // Playback leaves it at its end, at its start, and by a jump.
    (0.39, 0.41, 0.39), (0.4, 0.41, 0.39), (0.21, 0.19, 0.17), (0.2, 0.19, 0.17), (0.3, 0.9, 0.8),
    (0.3, 0, 0),
    // It stays in it, comes into it, and is outside already.
    (0.3, 0.4, 0.2), (0.41, 0.39, 0.2), (0.1, 0.2, 0.2), (0.41, 0.42, 0.2), (0.1, 0.11, 0.2),
    (0.1, 0.5, 0.2), (.nan, 0.5, 0.2), (0.3, .nan, 0.2),
  ])
  func `follows playback that leaves it, and no other`(
    earlier: Double, place: Double, lower: Double
  ) {
    let range = VisibleRange(from: 0.2, to: 0.4).following(from: earlier, to: place)
    #expect(isNear(range.lower, lower))
    #expect(isNear(range.length, 0.2))
  }

  @Test(arguments: [
    (0.0, 0.1, 0.1), (0.5, 0.5, 0.25), (1, 0.9, 0.4), (0.5, 0.1, 0), (0.5, 7, 0.5), (0.5, -7, 0),
    (.nan, 0.1, 0.25), (0.5, .infinity, 0.25),
  ])
  func `is laid to a place, as far as the ends allow`(
    fraction: Double, place: Double, lower: Double
  ) {
    let range = middle.placing(fraction, at: place)
    #expect(isNear(range.lower, lower))
    #expect(isNear(range.length, 0.5))
  }

  @Test(arguments: [
    (0.25, 0.0), (0.375, 0.25), (0.75, 1), (0.2, 0.5), (0.8, 0.5), (.nan, 0.5),
  ])
  func `is taken hold of where the pointer is, or in its middle`(place: Double, grip: Double) {
    #expect(isNear(middle.grip(at: place), grip))
  }

  @Test func `knows whether it is all`() {
    #expect(VisibleRange.whole.isWhole)
    #expect(!middle.isWhole)
    #expect(middle.magnified(by: 0.1, around: 0.3).isWhole)
  }
}
