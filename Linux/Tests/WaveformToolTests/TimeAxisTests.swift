import Testing

@testable import WaveformTool

@Suite("Times along a picture of columns")
struct TimeAxisTests {
  private func labels(
    framesPerColumn: Int, start: Double = 0, width: Int = 200
  ) -> [TimeAxis.Label] {
    TimeAxis(sampleRate: 8000, framesPerColumn: framesPerColumn, start: start).labels(width: width)
  }

  private func label(_ column: Int, _ text: String) -> TimeAxis.Label {
    TimeAxis.Label(column: column, text: text)
  }

  @Test func `stand at whole seconds with room between them`() {
    #expect(labels(framesPerColumn: 80) == [label(0, "00:00"), label(100, "00:01")])
    #expect(labels(framesPerColumn: 800) == [label(0, "00:00"), label(100, "00:10")])
    #expect(labels(framesPerColumn: 8000) == [label(0, "00:00"), label(120, "02:00")])
  }

  @Test func `begin at the first one within the picture`() {
    #expect(labels(framesPerColumn: 80, start: 59.5) == [label(50, "01:00"), label(150, "01:01")])
    #expect(
      labels(framesPerColumn: 80_000, start: 3599, width: 120)
        == [label(0, "01:00:00"), label(90, "01:15:00")])
  }

  @Test func `are none where days have no room`() {
    #expect(labels(framesPerColumn: 1 << 30) == [])
    #expect(labels(framesPerColumn: 80, width: 0) == [])
  }
}
