import Testing
import Waveforms

@testable import WaveformTool

@Suite("Pictures of waveforms")
struct PictureTests {
  @Test(arguments: [
    ([0, 0.5, 1], 1, true, " ▄█\n"), ([0.001, 0.25, 0.75, 1], 2, true, "  ▄█\n▁▄██\n"),
    ([0, 0.3, 0.5, 1], 1, false, " .##\n"), ([], 1, true, "\n"),
  ])
  func `have a bar a column`(heights: [Double], lines: Int, hasBlocks: Bool, text: String) {
    #expect(TextPicture(height: lines, hasBlocks: hasBlocks).text(heights) == text)
  }

  @Test func `have colour where asked for`() {
    #expect(TextPicture(height: 1, hasColour: true).text([1]) == "\u{1B}[34m█\u{1B}[0m\n")
  }

  @Test(arguments: [
    ("#ff0000", Colour(red: 1, green: 0, blue: 0)), ("0f0", Colour(red: 0, green: 1, blue: 0)),
    ("#00f0", Colour(red: 0, green: 0, blue: 1, opacity: 0)),
    ("#FFFFFFff", Colour(red: 1, green: 1, blue: 1)),
  ])
  func `have colours as the Web writes them`(text: String, colour: Colour) {
    #expect(Colour(text) == colour)
  }

  @Test(arguments: ["", "#", "red", "##fff", "#ff", "#fffff", "#fffffff", "#ggg", "#１２３", "+12"])
  func `have no other colours`(text: String) {
    #expect(Colour(text) == nil)
  }

  @Test(arguments: [
    (BarStyle(value: .peak, curve: .linear), [0.25, 0.5], [0.5, 1]),
    (BarStyle(value: .peak, curve: .linear, reference: .level(0)), [0.25, 0.5], [0.25, 0.5]),
    (BarStyle(curve: .decibels(floor: -20), reference: .level(0)), [1, 0.1, 0.01], [1, 0, 0]),
  ])
  func `are as high as the scale says`(
    style: BarStyle, amplitudes: [Double], heights: [Double]
  ) {
    for (height, expected) in zip(style.heights(of: amplitudes), heights) {
      #expect(abs(height - expected) < 1e-12)
    }
  }
}
