import Seeking
import Testing

@Suite("The seekable range")
struct SeekableRangeTests {
  @Test(arguments: [
    (0.0, 600.0, true), (5, 5, true), (-10, 10, true), (6, 5, false), (.nan, 5, false),
    (0, .nan, false), (0, .infinity, false), (-.infinity, 0, false),
  ])
  func `has ends that are numbers in order`(lower: Double, upper: Double, isRange: Bool) {
    let range = SeekableRange(from: MediaSeconds(lower), to: MediaSeconds(upper))
    #expect((range != nil) == isRange)
    #expect(range.map(\.length) == (isRange ? MediaSeconds(upper - lower) : nil))
  }

  @Test(arguments: [(900.0, 1000.0), (1000, 1000), (1300, 1300), (1600, 1600), (1700, 1600)])
  func `takes a place to the nearest one in it`(position: Double, expected: Double) throws {
    let range = try #require(seconds(1000...1600))
    #expect(range.clamp(MediaSeconds(position)) == MediaSeconds(expected))
  }

  @Test(arguments: [
    (0.0, 1000.0), (0.25, 1150), (1, 1600), (-1, 1000), (2, 1600), (.nan, 1000),
    (.infinity, 1000),
  ])
  func `finds the place of a fraction`(fraction: Double, expected: Double) throws {
    let range = try #require(seconds(1000...1600))
    #expect(range.position(atFraction: fraction) == MediaSeconds(expected))
  }

  @Test(arguments: [
    (1000.0, 0.0), (1150, 0.25), (1600, 1), (900, 0), (1700, 1), (.nan, 0), (.infinity, 0),
  ])
  func `finds the fraction of a place`(position: Double, expected: Double) throws {
    let range = try #require(seconds(1000...1600))
    #expect(range.fraction(of: MediaSeconds(position)) == expected)
  }

  @Test(
    arguments: [
      (600.0, 0.0...600.0, 0.0...600.0), (600, 30...60, 0...600), (600, nil, 0...600),
      (nil, 1000...1600, 1000...1600), (0, 1000...1600, 1000...1600), (.nan, 5...6, 5...6),
      (.infinity, 5...6, 5...6), (nil, nil, nil),
    ] as [(Double?, ClosedRange<Double>?, ClosedRange<Double>?)])
  func `is laid out on the whole media where its length is known`(
    duration: Double?, range: ClosedRange<Double>?, axis: ClosedRange<Double>?
  ) {
    let found = SeekableRange.axis(
      duration: duration.map { MediaSeconds($0) }, range: range.flatMap(seconds))
    #expect(found == axis.flatMap(seconds))
  }

  @Test(
    arguments: [
      (5.0, [0...10, 20...30], 0...10), (25, [0...10, 20...30], 20...30), (10, [0...10], 0...10),
      // In a gap, or behind a live stream's window, the newest is shown.
      (15, [0...10, 20...30], 20...30), (5, [60...90], 60...90), (.nan, [0...10], 0...10),
      (5, [], nil),
    ] as [(Double, [ClosedRange<Double>], ClosedRange<Double>?)])
  func `is the one of several that playback is in`(
    position: Double, ranges: [ClosedRange<Double>], expected: ClosedRange<Double>?
  ) {
    let found = SeekableRange.around(
      MediaSeconds(position), among: ranges.compactMap(seconds))
    #expect(found == expected.flatMap(seconds))
  }

  @Test func `has no fractions where it has no length`() throws {
    let range = try #require(seconds(5...5))
    #expect(range.fraction(of: 5) == 0)
    #expect(range.position(atFraction: 0.5) == 5)
  }
}
