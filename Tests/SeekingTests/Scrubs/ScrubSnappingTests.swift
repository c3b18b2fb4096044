import Seeking
import Testing

@Suite("Snapping to marks")
struct ScrubSnappingTests {
  private var scrub = Scrub()
  private let finger = PointerID(1)
  private let marks = [0.75, 0.25, 0.5]

  init() {
    scrub.width = 1000
    scrub.settings.snapping = ScrubSnapping(marks: [0.75, 0.25, 0.5])
  }

  @Test(arguments: [
    (0.0, nil), (0.2, nil), (0.245, 0.25), (0.25, 0.25), (0.255, 0.25), (0.745, 0.75),
    (0.755, 0.75), (1, nil), (.nan, nil), (.infinity, nil),
  ])
  func `finds the mark within reach`(place: Double, mark: Double?) {
    #expect(ScrubSnapping(marks: marks).mark(near: place, within: 0.01) == mark)
  }

  @Test(arguments: [(0.4, 0.5), (0.375, 0.25), (0.37, 0.25), (-1, 0.25), (2, 0.75)])
  func `takes the nearest, and of two as near the first`(place: Double, mark: Double) {
    #expect(ScrubSnapping(marks: marks).mark(near: place, within: 10) == mark)
  }

  @Test func `leaves out what is no place on the bar`() {
    let snapping = ScrubSnapping(marks: [.nan, 1, -0.1, 0, 1.1, .infinity])
    #expect(snapping.marks == [0, 1])
    #expect(ScrubSnapping(marks: []).mark(near: 0.5, within: .infinity) == nil)
  }

  @Test func `takes places on the axis of the bar and leaves out the others`() throws {
    let axis = try #require(SeekableRange(from: 100, to: 300))
    let places = [250, .nan, 99.9, 100, .infinity, 300, 300.1].map { MediaSeconds($0) }
    let snapping = ScrubSnapping(places: places, on: axis, reach: 5)
    #expect(snapping == ScrubSnapping(marks: [0, 0.75, 1], reach: 5))
  }

  @Test func `takes a bar without length for its start`() throws {
    let point = try #require(SeekableRange(from: 5, to: 5))
    #expect(ScrubSnapping(places: [4, 5, 6], on: point).marks == [0])
  }

  @Test mutating func `is off unless it is asked for`() {
    scrub.settings = ScrubSettings()
    #expect(scrub.down(finger, at: 0.25001) == .began(at: 0.25001))
  }

  @Test(arguments: [
    (0.2416, 0.2416), (0.2421, 0.25), (0.2579, 0.25), (0.2584, 0.2584), (0.5, 0.5),
  ])
  mutating func `keeps to a mark within 8 points`(pointer: Double, place: Double) {
    #expect(scrub.down(finger, at: pointer) == .began(at: place))
    _ = scrub.move(finger, to: 0.9)
    #expect(scrub.move(finger, to: pointer) == .moved(place))
    #expect(scrub.up(finger, at: pointer, distance: 30) == .committed(place))
  }

  @Test mutating func `lets go of a mark where the pointer is`() {
    _ = scrub.down(finger, at: 0.245)
    #expect(scrub.move(finger, to: 0.255) == nil)
    #expect(scrub.move(finger, to: 0.26) == .moved(0.26))
  }

  @Test mutating func `reaches less far in a fine band`() {
    _ = scrub.down(finger, at: 0.24)
    #expect(scrub.move(finger, to: 0.26, distance: 100) == .moved(0.245))
    #expect(scrub.move(finger, to: 0.2792, distance: 100) == .moved(0.25))
  }

  @Test(arguments: [(1000.0, 20.0, 0.25), (500, 8, 0.25), (1000, 0, 0.235), (1000, .nan, 0.235)])
  mutating func `reaches as far as it is set to, in points`(
    width: Double, reach: Double, place: Double
  ) {
    scrub.width = width
    scrub.settings.snapping?.reach = reach
    #expect(scrub.down(finger, at: 0.235) == .began(at: place))
  }

  @Test(arguments: [0.0, -1000, .nan, .infinity])
  mutating func `needs a width`(width: Double) {
    scrub.width = width
    #expect(scrub.down(finger, at: 0.2501) == .began(at: 0.2501))
  }
}
