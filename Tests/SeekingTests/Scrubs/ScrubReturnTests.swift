import Seeking
import Testing

@Suite("A scrub's return to its start")
struct ScrubReturnTests {
  /// Points along the bar and off it.
  struct Way: Sendable {
    var along: Double
    var off = 0.0
  }

  private var scrub = Scrub()
  private let finger = PointerID(1)

  init() {
    scrub.width = 1000
  }

  /// Goes ways from a press in the middle of the bar, and lets go at the last one.
  private mutating func release(after ways: [Way]) -> ScrubEvent? {
    _ = scrub.down(finger, at: 0.5)
    for way in ways { _ = scrub.move(finger, to: 0.5 + way.along / 1000, distance: way.off) }
    let last = ways.last ?? Way(along: 0)
    return scrub.up(finger, at: 0.5 + last.along / 1000, distance: last.off)
  }

  @Test(arguments: [
    [Way(along: 100), Way(along: 0)], [Way(along: 24.5), Way(along: 7.5)],
    [Way(along: -100), Way(along: -7.5)], [Way(along: -100), Way(along: 7.5, off: 7.5)],
    [Way(along: 0, off: 24), Way(along: 0, off: 8)], [Way(along: 0, off: 120), Way(along: 7.5)],
    [Way(along: 600), Way(along: 0)], [Way(along: 24), Way(along: 8)],
    [Way(along: -24), Way(along: -8)],
    [Way(along: 100), Way(along: 0), Way(along: 50), Way(along: 2)],
  ])
  mutating func `undoes it`(ways: [Way]) {
    #expect(release(after: ways) == .cancelled)
    #expect(scrub.current == nil)
  }

  @Test(arguments: [
    [], [Way(along: 0)], [Way(along: 8)], [Way(along: 23.5), Way(along: 0)],
    [Way(along: 0, off: 23.9), Way(along: 0)], [Way(along: 17, off: 17), Way(along: 0)],
    [Way(along: 100), Way(along: 8.5)], [Way(along: 100), Way(along: 0, off: 8.1)],
    [Way(along: 0), Way(along: 100)], [Way(along: 100), Way(along: .nan)],
  ])
  mutating func `needs the pointer to have been away, and to be back`(ways: [Way]) {
    guard case .committed = release(after: ways) else {
      Issue.record("undone")
      return
    }
  }

  @Test mutating func `tells while it would be undone`() {
    #expect(!scrub.isBackAtStart)
    _ = scrub.down(finger, at: 0.5)
    #expect(!scrub.isBackAtStart)
    _ = scrub.move(finger, to: 0.6)
    #expect(!scrub.isBackAtStart)
    _ = scrub.move(finger, to: 0.505)
    #expect(scrub.isBackAtStart)
    #expect(scrub.up(finger, at: 0.5) == .cancelled)
    #expect(!scrub.isBackAtStart)
  }

  @Test mutating func `counts from the last press`() {
    _ = scrub.down(finger, at: 0.5)
    _ = scrub.move(finger, to: 0.7)
    _ = scrub.down(finger, at: 0.7)
    #expect(scrub.up(finger, at: 0.7) == .committed(0.7))
  }

  @Test(arguments: [0.0, -1000, .nan, .infinity])
  mutating func `needs a width to be told`(width: Double) {
    scrub.width = width
    #expect(release(after: [Way(along: 0, off: 40), Way(along: 0)]) == .committed(0.5))
  }

  @Test(arguments: [nil, .nan, -1.0] as [Double?])
  mutating func `can be switched off`(distance: Double?) {
    scrub.settings.returnDistance = distance
    #expect(release(after: [Way(along: 100), Way(along: 0)]) == .committed(0.5))
  }

  @Test mutating func `has the distances that are set`() {
    scrub.settings.returnDistance = 20
    scrub.settings.awayDistance = 200
    #expect(release(after: [Way(along: 190), Way(along: 0)]) == .committed(0.5))
    #expect(release(after: [Way(along: 210), Way(along: 19)]) == .cancelled)
  }
}
