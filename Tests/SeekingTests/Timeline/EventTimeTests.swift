import Seeking
import Testing

@Suite("Event time")
struct EventTimeTests {
  @Test func `counts from the clock's origin`() {
    #expect(EventTime(milliseconds: 1500) == EventTime(sinceOrigin: .milliseconds(1500)))
    #expect(EventTime(microseconds: 1_500_000) == EventTime(milliseconds: 1500))
    #expect(EventTime(milliseconds: -1).sinceOrigin == .milliseconds(-1))
  }

  @Test func `goes forth and back by durations`() {
    #expect(ms(100).advanced(by: .milliseconds(50)) == ms(150))
    #expect(ms(100).advanced(by: .milliseconds(-150)) == ms(-50))
    #expect(ms(100).duration(to: ms(150)) == .milliseconds(50))
    #expect(ms(150).duration(to: ms(100)) == .milliseconds(-50))
    #expect(ms(100) < ms(101))
    #expect(!(ms(100) < ms(100)))
  }

  @Test(arguments: [
    (Duration.milliseconds(550), 0.55), (.zero, 0), (.seconds(-2), -2),
    (.milliseconds(-1500), -1.5), (.nanoseconds(1), 1e-9),
  ])
  func `is told in seconds`(duration: Duration, expected: Double) {
    #expect((duration.inSeconds - expected).magnitude < 1e-15)
  }
}
