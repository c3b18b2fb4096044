import Testing

@testable import AudioDecoding

@Suite("Media clock and snapshot pacer")
struct MediaClockTests {
  @Test(
    "A block stands at its time stamp, or after the last block where that can't be",
    arguments: [
      // Duration, time stamps of blocks of one second, where they stand.
      (100, [0, 1, 2], [0, 1, 2]),
      (100, [nil, nil, 2], [0, 1, 2]),
      (100, [10, nil, 12], [10, 11, 12]),
      (100, [0, 50, 51], [0, 50, 51]),
      (100, [50, 0, 1], [50, 0, 1]),
      (100, [0, 101, 102], [0, 101, 102]),
      (100, [0, 102, 2], [0, 1, 2]),
      (100, [0, -200, 2], [0, 1, 2]),
      (1, [0, 11, 12], [0, 11, 12]),
      (1, [0, 11.5, 2], [0, 1, 2]),
      (nil, [0, 3601, 3602], [0, 3601, 3602]),
      (nil, [0, 3602, 2], [0, 1, 2]),
      (nil, [.nan, .infinity, 2], [0, 1, 2]),
    ] as [(Double?, [Double?], [Double])])
  func places(duration: Double?, stamps: [Double?], places: [Double]) {
    var clock = MediaClock(duration: duration)
    #expect(stamps.map { clock.advance(to: $0, by: 1) } == places)
    #expect(clock.end == (places.last ?? 0) + 1)
  }

  @Test("At most ten snapshots a second")
  func pace() {
    var pacer = SnapshotPacer()
    let start = ContinuousClock.now
    let due = [0, 1, 99, 100, 150, 199, 200, 950, 1000, 1050].filter {
      pacer.isDue(at: start + .milliseconds($0))
    }
    #expect(due == [0, 100, 200, 950, 1050])
  }
}
