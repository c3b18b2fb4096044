import Seeking
import Testing

@testable import MPVPlayback

@Suite("Reading from earlier on")
struct EarlierReadingTests {
  private var reading = EarlierReading()

  private mutating func retries(_ place: Double, of target: Double, atEnd: Bool = false) -> Bool {
    reading.retries(landingAt: MediaSeconds(place), of: MediaSeconds(target), atEnd: atEnd)
  }

  /// The answers to landings of one seek to 10 s after the other, and the seconds after each.
  private mutating func answers(_ places: [Double], atEnd: Bool = false) -> [Double?] {
    places.map { retries($0, of: 10, atEnd: atEnd) ? reading.seconds : nil }
  }

  @Test mutating func `is not tried where a seek lands at its target, before it or at the end`() {
    let near = answers([10, 10.5, 9, 0])
    let ended = answers([90], atEnd: true)
    #expect(near + ended == [nil, nil, nil, nil, nil])
    #expect(reading.seconds == 0)
  }

  @Test mutating func `is tried twice, then kept, and never again`() {
    let told = answers([15, 10, 15, 10, 15])
    #expect(told == [3, nil, 12, nil, nil])
    #expect(reading.seconds == 12)
  }
}
