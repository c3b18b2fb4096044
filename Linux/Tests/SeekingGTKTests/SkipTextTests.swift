import Seeking
import Testing

@testable import SeekingGTK

@Suite("What skips are called")
struct SkipTextTests {
  @Test(
    "The tally has its sign and at most one decimal",
    arguments: [
      (10.0, "+10 s"), (-10, "−10 s"), (4, "+4 s"), (2.5, "+2.5 s"), (-0.25, "−0.3 s"),
      (120, "+120 s"), (29.999, "+30 s"),
    ])
  func tally(seconds: Double, text: String) {
    #expect(SkipText.tally(MediaSeconds(seconds)) == text)
  }

  @Test(
    "A button says the real step, in singular and plural",
    arguments: [
      (SkipDirection.forward, 10.0, "Skip forward 10 seconds"),
      (.backward, 10, "Skip back 10 seconds"), (.forward, 1, "Skip forward 1 second"),
      (.backward, 1, "Skip back 1 second"), (.forward, 2.5, "Skip forward 2.5 seconds"),
    ])
  func action(direction: SkipDirection, step: Double, text: String) {
    #expect(SkipText.action(direction, by: MediaSeconds(step)) == text)
  }

  @Test("The ends of the media have different names")
  func edges() {
    #expect(SkipText.edge(.start) == "Start")
    #expect(SkipText.edge(.end) == "End")
  }

  @Test("The named actions of the area tell the directions apart")
  func namedActions() {
    #expect(SkipDirection.allCases.map(SkipText.action) == ["Skip back", "Skip forward"])
  }
}
