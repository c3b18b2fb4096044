import Testing

import CommandLineInterface

@Suite("Times on the command line")
struct ClockTimeParserTests {
  @Test(arguments: [
    ("0", 0.0), ("83", 83), ("1:23", 83), ("90:00", 5400), ("1:02:03", 3723), ("1:02:03.5", 3723.5),
    ("0.25", 0.25), ("00:07", 7),
  ])
  func `are read as people write them`(text: String, seconds: Double) {
    #expect(ClockTimeParser.seconds(from: text) == seconds)
  }

  @Test(arguments: [
    "", ":", "1:", ":30", "1:60", "1:2:3:4", "-5", "+5", "1:-2", "abc", "1e5x", "nan", "inf",
    "0x10", " 5", "1:99:00", "1h", "1e3", "1..5", "٣", "99999999999999", "9999999:00:00",
    String(repeating: "9", count: 400),
  ])
  func `are refused where they make no sense`(text: String) {
    #expect(ClockTimeParser.seconds(from: text) == nil)
  }
}
