import CFFmpeg
import Testing

@testable import AudioDecoding

@Suite("Media clock and snapshot pacer")
struct MediaClockTests {
  /// What a clock is made with, stamps of runs of samples, and where those stand.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var tick: Int64 = 1
    var duration: Double?
    var count: Int64 = 1000
    let stamps: [Int64?]
    let places: [Int64]
  }

  /// A thousand frames a second, so that a millisecond is a frame.
  static let rows = [
    Row(testDescription: "even", stamps: [0, 1000, 2000], places: [0, 1000, 2000]),
    Row(testDescription: "no stamps", stamps: [nil, nil, nil], places: [0, 1000, 2000]),
    Row(testDescription: "a late start", stamps: [7, nil, 2007], places: [7, 1007, 2007]),
    Row(testDescription: "an early start", stamps: [-300, 700], places: [-300, 700]),
    Row(
      testDescription: "jitter of two ticks", tick: 5, stamps: [3, 1013, 1993, 3003],
      places: [3, 1003, 2003, 3003]),
    Row(
      testDescription: "a drift that adds up", tick: 5, stamps: [0, 1006, 2011, 3017],
      places: [0, 1000, 2011, 3011]),
    Row(testDescription: "a gap", tick: 5, stamps: [0, 1011, 2011], places: [0, 1011, 2011]),
    Row(testDescription: "an overlap", tick: 5, stamps: [0, 989, 1989], places: [0, 989, 1989]),
    Row(
      testDescription: "an overlap of a second", stamps: [2000, 2000, 3000],
      places: [2000, 2000, 3000]),
    Row(
      testDescription: "stamps that begin anew", stamps: [5000, 0, 1000],
      places: [5000, 6000, 7000]),
    Row(
      testDescription: "a gap as long as the media", duration: 100, stamps: [0, 101_000, 102_000],
      places: [0, 101_000, 102_000]),
    Row(
      testDescription: "a leap beyond that", duration: 100, stamps: [0, 101_001, 2000],
      places: [0, 1000, 2000]),
    Row(
      testDescription: "ten seconds in short media", duration: 1, stamps: [0, 11_000],
      places: [0, 11_000]),
    Row(
      testDescription: "an hour without a duration", stamps: [0, 3_601_000, 3_602_000],
      places: [0, 3_601_000, 3_602_000]),
    Row(
      testDescription: "more without a duration", stamps: [0, 3_601_001, 2000],
      places: [0, 1000, 2000]),
    Row(testDescription: "absurd", stamps: [.max, .min, 2000], places: [0, 1000, 2000]),
    Row(
      testDescription: "an absurd duration", duration: .infinity, stamps: [0, .max],
      places: [0, 1000]),
  ]

  @Test("Samples stand at their time stamp, or after the last ones", arguments: rows)
  func places(row: Row) {
    var clock = MediaClock(sampleRate: 1000, tick: row.tick, duration: row.duration)
    #expect(row.stamps.map { clock.advance(to: $0, by: row.count) } == row.places)
    #expect(clock.end == (row.places.last ?? 0) + row.count)
  }

  @Test(
    "The count is exact for 16 hours, however coarse the ticks",
    arguments: [11_025, 44_100, 48_000])
  func longCount(rate: Int) {
    let scale = TimeScale(
      tick: AVRational(num: 1, den: 1000), origin: 0, originTick: AVRational(num: 1, den: 1000))
    let tick = scale.frames(ofTicks: 1, sampleRate: rate)
    var clock = MediaClock(sampleRate: rate, tick: tick, duration: nil)
    for packet in 0..<Int64(16 * 3600 * rate / 11_521) {
      let stamp = (packet * 11_521 * 1000 + Int64(rate) / 2) / Int64(rate)
      let place = clock.advance(to: scale.frame(ofTimestamp: stamp, sampleRate: rate), by: 11_521)
      guard place == packet * 11_521 else {
        Issue.record("Packet \(packet) stands at \(place).")
        return
      }
    }
  }

  /// A tick, a time stamp, an origin and its tick, a rate, the frame.
  static let stamps: [((Int32, Int32), Int64, Int64, (Int32, Int32), Int, Int64?)] = [
    ((1, 48_000), 57_600 * 48_000, 0, (1, 48_000), 48_000, 57_600 * 48_000),
    ((1, 14_112_000), 353_600 + 320 * 5, 353_600, (1, 14_112_000), 44_100, 5),
    ((1, 90_000), 131_280 + 1920, 131_280, (1, 90_000), 48_000, 1024),
    ((1, 1000), 1500, 12_800, (1, 12_800), 44_100, 22_050),
    ((1, 1000), 1, 0, (1, 1000), 1500, 2), ((1, 1000), -1, 0, (1, 1000), 1500, -1),
    ((1, 3), 1, 1, (1, 7), 21, 4), ((1001, 30_000), 30_000, 0, (1, 1), 48_000, 48_048_000),
    ((1, 1), CFFMPEG_NOPTS_VALUE, 0, (1, 1), 48_000, nil), ((1, 0), 5, 0, (1, 1), 48_000, nil),
    ((1, 48_000), .max, 0, (1, 48_000), 48_000, .max), ((1, 1), .max, 0, (1, 1), 48_000, nil),
    ((.max, 1), .max, .min + 1, (.max, 1), Int(Int32.max), nil),
  ]

  @Test("A time stamp becomes the nearest frame, exactly", arguments: stamps)
  func frames(
    tick: (Int32, Int32), stamp: Int64, origin: Int64, originTick: (Int32, Int32), rate: Int,
    frame: Int64?
  ) {
    let scale = TimeScale(
      tick: AVRational(num: tick.0, den: tick.1), origin: origin,
      originTick: AVRational(num: originTick.0, den: originTick.1))
    #expect(scale.frame(ofTimestamp: stamp, sampleRate: rate) == frame)
  }
}
