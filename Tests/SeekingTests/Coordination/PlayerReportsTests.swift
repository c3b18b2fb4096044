import Seeking
import Testing

@Suite("What a player says that only tells its time")
struct PlayerReportsTests {
  private var reports = PlayerReports()

  private func id(_ number: Int64) -> SeekRequest.ID { SeekRequest.ID(number: number) }

  private mutating func told(
    _ place: MediaSeconds, rate: Double = 0, at time: Int, isForeign: Bool = false
  ) -> PlayerEvent? {
    reports.told(place, rate: rate, at: ms(time), isForeign: isForeign)
  }

  private mutating func answered(
    _ number: Int64, _ succeeded: Bool = true, at place: MediaSeconds, rate: Double = 0, time: Int
  ) -> [PlayerEvent] {
    reports.answered(id(number), succeeded: succeeded, at: place, rate: rate, time: ms(time))
  }

  @Test(arguments: [
    // rate, then place and milliseconds after 100 s, whether playing leads there
    (1.0, 100.1, 100, true), (1, 100.59, 100, true), (1, 100.61, 100, false), (1, 110, 100, false),
    (2, 102, 1000, true), (1, 100, 1000, true), (1, 99.6, 1000, true), (1, 99.4, 1000, false),
    (0, 100.4, 5000, true), (0, 101, 5000, false), (-1, 99, 1000, true), (-1, 101, 1000, false),
    (1, 100.2, -1000, true), (1, 101, -1000, false),
  ])
  mutating func `tell jumps from playing`(
    rate: Double, place: Double, milliseconds: Int, isPlaying: Bool
  ) {
    #expect(told(100, rate: rate, at: 1000) == .positionChanged(100))
    let place = MediaSeconds(place)
    let event = told(place, rate: rate, at: 1000 + milliseconds)
    #expect(
      event == (isPlaying ? (place == 100 ? nil : .positionChanged(place)) : .jumped(to: place)))
  }

  @Test mutating func `count the faster of two rates`() {
    _ = told(100, rate: 0, at: 0)
    #expect(told(101, rate: 1, at: 1000) == .positionChanged(101))
    #expect(told(102, rate: 0, at: 2000) == .positionChanged(102))
  }

  @Test mutating func `are no news twice`() {
    #expect(told(5, at: 0) == .positionChanged(5))
    #expect(told(5, at: 100) == nil)
    #expect(told(MediaSeconds(.nan), at: 200) == nil)
    #expect(told(5.2, at: 300) == .positionChanged(5.2))
  }

  @Test mutating func `believe who says that somebody else jumped`() {
    _ = told(5, at: 0)
    #expect(told(5.1, at: 100, isForeign: true) == .jumped(to: 5.1))
  }

  @Test mutating func `take our own seek for no jump, told before or after its answer`() {
    _ = told(5, at: 0)
    reports.sent(id(1))
    #expect(told(60, at: 50) == nil)
    #expect(answered(1, at: 60, time: 60) == [.seekFinished(id(1), position: 60)])
    #expect(told(60, at: 70) == nil)
    #expect(told(60.1, rate: 1, at: 160) == .positionChanged(60.1))
  }

  @Test mutating func `fail the seeks that ours have overtaken, each once`() {
    for number in 1...3 { reports.sent(id(Int64(number))) }
    #expect(answered(1, false, at: 5, time: 10) == [.seekFailed(id(1))])
    // A seek that was done in the very moment in which the next was ordered is overtaken too.
    #expect(answered(2, true, at: 5, time: 20) == [.seekFailed(id(2))])
    #expect(answered(1, true, at: 5, time: 30) == [])
    #expect(answered(3, at: 30, time: 40) == [.seekFinished(id(3), position: 30)])
    #expect(answered(3, at: 30, time: 50) == [])
  }

  @Test mutating func `tell the jump that has broken a seek off`() {
    _ = told(5, at: 0)
    reports.sent(id(1))
    #expect(answered(1, false, at: 40, time: 50) == [.seekFailed(id(1)), .jumped(to: 40)])
    #expect(told(40, at: 60) == nil)
  }

  @Test mutating func `tell the jump that shows after the seek was broken off`() {
    _ = told(5, at: 0)
    reports.sent(id(1))
    #expect(answered(1, false, at: 5, time: 50) == [.seekFailed(id(1))])
    #expect(told(40, at: 60) == .jumped(to: 40))
  }

  @Test mutating func `fail what was under way when other media is opened`() {
    _ = told(5, at: 0)
    reports.sent(id(1))
    reports.sent(id(2))
    #expect(reports.opened() == [.mediaChanged, .seekFailed(id(1)), .seekFailed(id(2))])
    #expect(answered(2, at: 30, time: 10) == [])
    #expect(told(0, at: 20) == .positionChanged(0))
    #expect(reports.opened() == [.mediaChanged])
  }
}
