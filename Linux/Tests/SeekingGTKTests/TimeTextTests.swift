import Seeking
import Testing

@testable import SeekingGTK

@Suite("Times as a clock shows them and in words")
struct TimeTextTests {
  @Test(
    "A clock rounds down and shows hours where there are any",
    arguments: [
      (0.0, "0:00"), (7.9, "0:07"), (59.999, "0:59"), (60, "1:00"), (725, "12:05"),
      (3599, "59:59"), (3600, "1:00:00"), (3723, "1:02:03"), (36_000, "10:00:00"), (-5, "0:00"),
    ])
  func clock(seconds: Double, text: String) {
    #expect(ClockTime.text(MediaSeconds(seconds)) == text)
  }

  @Test("A place that a rounding error keeps below a whole second counts as that second")
  func roundingError() {
    #expect(ClockTime.text(MediaSeconds(0.1 + 0.2 + 41.7 - 1e-9)) == "0:42")
  }

  @Test(
    "A time that is no number is shown as unknown",
    arguments: [Double.nan, .infinity, -.infinity])
  func unknown(seconds: Double) {
    #expect(ClockTime.text(MediaSeconds(seconds)) == "–:––")
    #expect(SpokenTime.length(MediaSeconds(seconds)) == "unknown time")
  }

  @Test("What is left has a minus sign")
  func remaining() {
    #expect(ClockTime.remaining(62) == "−1:02")
  }

  @Test(
    "Words leave out the parts that are 0",
    arguments: [
      (0.0, "0 seconds"), (1, "1 second"), (35.9, "35 seconds"), (60, "1 minute"),
      (65, "1 minute 5 seconds"), (120, "2 minutes"), (3600, "1 hour"),
      (3601, "1 hour 1 second"), (7384, "2 hours 3 minutes 4 seconds"), (-1, "0 seconds"),
    ])
  func words(seconds: Double, text: String) {
    #expect(SpokenTime.length(MediaSeconds(seconds)) == text)
  }

  @Test("A place is said with the length of the whole")
  func place() {
    #expect(SpokenTime.position(35, of: 60) == "35 seconds of 1 minute")
  }

  @Test(
    "A share is said in whole percents within 0 and 100",
    arguments: [
      (0.0, "0 percent"), (0.354, "35 percent"), (1, "100 percent"), (2, "100 percent"),
      (-1, "0 percent"), (.nan, "0 percent"),
    ])
  func share(share: Double, text: String) {
    #expect(SpokenTime.share(share) == text)
  }
}
