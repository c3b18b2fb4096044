import Testing

@testable import SeekingGTK

@Suite("What is said over the bar")
struct ScrubTextTests {
  @Test(
    "The speed has a name where it isn't the pointer's",
    arguments: [
      (nil, nil), (1, nil), (0.5, "½ speed"), (0.25, "¼ speed"), (0.1, "Fine"), (0.75, "Fine"),
    ] as [(Double?, String?)])
  func speed(speed: Double?, words: String?) {
    #expect(ScrubText.hint(speed: speed, isBackAtStart: false) == words)
  }

  @Test("What a release undoes comes first", arguments: [1, 0.5])
  func back(speed: Double) {
    #expect(ScrubText.hint(speed: speed, isBackAtStart: true) == "Release to undo")
  }
}
