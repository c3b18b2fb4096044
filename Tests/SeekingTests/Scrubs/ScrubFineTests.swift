import Seeking
import TestSupport
import Testing

@Suite("Fine scrubbing")
struct ScrubFineTests {
  private var scrub = Scrub()
  private let finger = PointerID(1)

  @Test(arguments: [
    (-5.0, 1.0), (0, 1), (49.9, 1), (50, 0.5), (99.9, 0.5), (100, 0.25), (149.9, 0.25),
    (150, 0.1), (10_000, 0.1), (.infinity, 0.1), (.nan, 1),
  ])
  func `is slower the farther the pointer is off the bar`(distance: Double, speed: Double) {
    #expect(ScrubSettings().speed(atDistance: distance) == speed)
  }

  @Test(arguments: [
    ([], 0.6), ([ScrubBand(from: 100, speed: 0.5)], 0.5),
    ([ScrubBand(from: 100, speed: 0.5), ScrubBand(from: 0, speed: 1)], 0.5),
    ([ScrubBand(from: 100, speed: 0.5), ScrubBand(from: 100, speed: 0.1)], 0.5),
    ([ScrubBand(from: 120.5, speed: 0.5)], 0.6), ([ScrubBand(from: 100, speed: 0)], 0.6),
    ([ScrubBand(from: 100, speed: -1)], 0.6), ([ScrubBand(from: 100, speed: 1.5)], 0.6),
    ([ScrubBand(from: 100, speed: .nan)], 0.6), ([ScrubBand(from: .nan, speed: 0.5)], 0.6),
  ])
  mutating func `follows the bands that are set`(bands: [ScrubBand], place: Double) {
    scrub.settings.bands = bands
    _ = scrub.down(finger, at: 0.4)
    #expect(scrub.move(finger, to: 0.6, distance: 120) == .moved(place))
  }

  @Test(arguments: [(0.0, 0.8), (50, 0.6), (100, 0.5), (150, 0.44), (-100, 0.8), (.nan, 0.8)])
  mutating func `goes a share of the way from the touched point`(distance: Double, place: Double) {
    _ = scrub.down(finger, at: 0.4)
    _ = scrub.move(finger, to: 0.4, distance: distance)
    _ = scrub.move(finger, to: 0.6, distance: distance)
    _ = scrub.move(finger, to: 0.8, distance: distance)
    #expect(isNear(scrub.current ?? .nan, place))
  }

  @Test(arguments: [-10, .nan, -.infinity] as [Double])
  mutating func `counts a distance that makes no sense as none`(distance: Double) {
    scrub.settings.bands = [ScrubBand(from: 0, speed: 0.5)]
    _ = scrub.down(finger, at: 0.4)
    #expect(scrub.move(finger, to: 0.6, distance: distance) == .moved(0.5))
  }

  @Test(arguments: [0.0, 0.1, 0.3, 0.7, 1])
  mutating func `stands still where only the distance changes`(start: Double) {
    _ = scrub.down(finger, at: start)
    for distance in [150.0, 100, 50, 0, 150] {
      #expect(scrub.move(finger, to: start, distance: distance) == nil)
    }
  }

  @Test mutating func `tells the speed while it is under way`() {
    #expect(scrub.speed == nil)
    _ = scrub.down(finger, at: 0.4)
    #expect(scrub.speed == 1)
    _ = scrub.move(finger, to: 0.4, distance: 60)
    #expect(scrub.speed == 0.5)
    _ = scrub.up(finger, at: 0.4, distance: 60)
    #expect(scrub.speed == nil)
  }

  @Test mutating func `moves nothing by a change of band alone`() {
    _ = scrub.down(finger, at: 0.4)
    _ = scrub.move(finger, to: 0.8, distance: 120)
    for distance in [0.0, 60, 160, 120, 0] {
      #expect(scrub.move(finger, to: 0.8, distance: distance) == nil)
    }
    #expect(scrub.current == 0.5)
    _ = scrub.move(finger, to: 0.7)
    #expect(isNear(scrub.current ?? .nan, 0.4))
  }

  @Test mutating func `is exactly where the pointer is while it stays at full speed`() {
    _ = scrub.down(finger, at: 0.1)
    for place: Double in [0.7, 1 / 3, 0.123456789] {
      #expect(scrub.move(finger, to: place, distance: 49) == .moved(place))
    }
  }

  @Test mutating func `leaves an end when the pointer is back at the bar`() {
    _ = scrub.down(finger, at: 0.6)
    #expect(scrub.move(finger, to: 1.4) == .moved(1))
    #expect(scrub.move(finger, to: 1.1) == nil)
    #expect(scrub.move(finger, to: 0.9) == .moved(0.9))
    #expect(scrub.move(finger, to: -3) == .moved(0))
    #expect(scrub.move(finger, to: -0.1) == nil)
    #expect(scrub.move(finger, to: 0.2) == .moved(0.2))
  }

  @Test mutating func `leaves an end at the bar's edge in a fine band, too`() {
    _ = scrub.down(finger, at: 0.9)
    _ = scrub.move(finger, to: 1.5, distance: 50)
    #expect(scrub.current == 1)
    _ = scrub.move(finger, to: 1.5, distance: 100)
    #expect(scrub.move(finger, to: 1, distance: 100) == nil)
    #expect(scrub.move(finger, to: 0.8, distance: 100) == .moved(0.95))
  }

  @Test mutating func `comes back to the pointer at an end`() {
    _ = scrub.down(finger, at: 0.5)
    _ = scrub.move(finger, to: 0.9, distance: 50)
    #expect(scrub.move(finger, to: 1.5, distance: 0) == .moved(1))
    #expect(scrub.move(finger, to: 0.9) == .moved(0.9))
  }

  @Test mutating func `begins at the nearer end where the touch lies beyond it`() {
    #expect(scrub.down(finger, at: 1.2) == .began(at: 1))
    #expect(scrub.move(finger, to: 1.1) == nil)
    #expect(scrub.move(finger, to: 0.75) == .moved(0.75))
  }

  @Test(arguments: 0..<100)
  mutating func `never jumps by more than the pointer moved times the speed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var pointer = Double.random(in: -0.2...1.2, using: &random)
    _ = scrub.down(finger, at: pointer)
    for _ in 0..<200 {
      let (last, place) = (pointer, scrub.current ?? .nan)
      let step = Bool.random(using: &random) ? 0.02 : 0.5
      pointer += Double.random(in: -step...step, using: &random)
      let distance = Double.random(in: 0...200, using: &random)
      _ = scrub.move(finger, to: pointer, distance: distance)
      let moved = ((scrub.current ?? .nan) - place).magnitude
      let limit = (pointer - last).magnitude * ScrubSettings().speed(atDistance: distance)
      #expect(moved <= limit + 1e-9, "from \(last) to \(pointer) at \(distance)")
      #expect((0...1).contains(scrub.current ?? .nan))
    }
  }

  @Test(arguments: 0..<20)
  mutating func `keeps to the bar whatever numbers it is given`(seed: UInt64) {
    let numbers = [
      .nan, .infinity, -.infinity, 0, -0.0, 0.5, 1, 1e308, -1e308, 1e-308, -50, 120, 160,
    ]
    var random = SplitMix64(seed: seed)
    func any() -> Double { numbers.randomElement(using: &random) ?? 0 }
    for _ in 0..<500 {
      scrub.width = any()
      scrub.settings.snapping =
        Bool.random(using: &random)
        ? ScrubSnapping(marks: [any(), any()], reach: any()) : nil
      scrub.settings.bands = [
        ScrubBand(from: any(), speed: any()), ScrubBand(from: 100, speed: 0.25),
      ]
      let id = PointerID(Int64.random(in: 1...2, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<3: _ = scrub.down(id, at: any())
      case 3..<10: _ = scrub.move(id, to: any(), distance: any())
      default: _ = scrub.up(id, at: any(), distance: any())
      }
      #expect((0...1).contains(scrub.current ?? 0))
    }
  }
}
