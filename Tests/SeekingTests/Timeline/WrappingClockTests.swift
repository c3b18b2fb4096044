import Seeking
import TestSupport
import Testing

@Suite("A clock of 32 bits")
struct WrappingClockTests {
  /// An event: its stamp, when it was received, and the time that it has to get, in milliseconds.
  struct Reading: Sendable {
    let stamp: UInt32
    let received: Int
    let expected: Int

    init(_ stamp: UInt32, at received: Int, is expected: Int) {
      self.stamp = stamp
      self.received = received
      self.expected = expected
    }
  }

  private static let wrap = 1 << 32

  private func expect(_ readings: [Reading], sourceLocation: SourceLocation = #_sourceLocation) {
    var clock = WrappingClock()
    for reading in readings {
      let time = clock.time(of: reading.stamp, receivedAt: ms(reading.received))
      #expect(time == ms(reading.expected), "\(reading)", sourceLocation: sourceLocation)
    }
  }

  @Test func `has the origin of ours, and its events come late`() {
    expect([
      Reading(5000, at: 5004, is: 5000), Reading(5100, at: 5100, is: 5100),
      Reading(5200, at: 6200, is: 5200), Reading(5300, at: 15_300, is: 5300),
    ])
  }

  @Test func `begins again at nought`() {
    expect([
      Reading(UInt32.max - 9, at: Self.wrap - 8, is: Self.wrap - 10),
      Reading(10, at: Self.wrap + 12, is: Self.wrap + 10),
      Reading(100, at: 3 * Self.wrap + 150, is: 3 * Self.wrap + 100),
    ])
  }

  @Test func `wraps between an event and its receipt`() {
    expect([Reading(UInt32.max - 9, at: Self.wrap + 5, is: Self.wrap - 10)])
  }

  @Test func `has an origin of its own, learnt from the shortest delay`() {
    expect([
      Reading(1_000_000, at: 5050, is: 5050), Reading(1_000_100, at: 5150, is: 5150),
      Reading(1_000_200, at: 5210, is: 5210), Reading(1_000_300, at: 5350, is: 5310),
      Reading(1_000_400, at: 5410, is: 5410),
    ])
  }

  @Test func `wraps with an origin of its own`() {
    expect([
      Reading(UInt32.max - 9, at: 50_000, is: 50_000), Reading(90, at: 50_103, is: 50_100),
    ])
  }

  @Test func `runs ahead of ours`() {
    expect([
      Reading(5000, at: 5000, is: 5000), Reading(6010, at: 6000, is: 6000),
      Reading(7000, at: 7000, is: 6990), Reading(8020, at: 8000, is: 8000),
    ])
  }

  @Test func `is learnt anew where it falls far behind`() {
    expect([
      Reading(5000, at: 5000, is: 5000), Reading(6000, at: 16_000, is: 6000),
      Reading(7000, at: 17_001, is: 17_001), Reading(8000, at: 18_005, is: 18_001),
    ])
  }

  @Test(arguments: [-3_000_000_000, -1, 0, 10_001, 3_000_000_000])
  func `never dates an event after its receipt, nor ten seconds before`(offset: Int) {
    var random = SplitMix64(seed: 7)
    var clock = WrappingClock()
    for received in stride(from: 4_000_000_000, to: 5_000_000_000, by: 9_999_991) {
      let happened = received - Int.random(in: 0...20, using: &random)
      let stamp = UInt32(truncatingIfNeeded: happened + offset)
      let delay = clock.time(of: stamp, receivedAt: ms(received)).duration(to: ms(received))
      #expect(delay >= .zero && delay <= .seconds(10))
    }
  }

  @Test func `takes an event without a stamp for one of now`() {
    expect([
      Reading(0, at: 5000, is: 5000), Reading(5100, at: 5104, is: 5100),
      Reading(0, at: 5200, is: 5200),
    ])
  }

  @Test func `reads our clock before its origin too`() {
    expect([Reading(UInt32.max, at: -1, is: -1), Reading(UInt32.max - 4, at: -1, is: -5)])
  }
}
