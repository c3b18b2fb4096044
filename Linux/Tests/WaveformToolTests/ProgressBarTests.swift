import Testing

@testable import WaveformTool

@Suite("The progress bar")
struct ProgressBarTests {
  @Test(arguments: [
    (40, 0.0, 5.0, "[" + String(repeating: "-", count: 33) + "] 0 %"),
    (30, 0.5, 10.0, "[#####------] 50 %  0:10 left"),
    (30, 0.25, 0.5, "[#####-----------------] 25 %"),
    (30, 1, 60, "[" + String(repeating: "#", count: 21) + "] 100 %"), (10, 0.5, 10, "50 %"),
    (30, 7, 1, "[" + String(repeating: "#", count: 21) + "] 100 %"),
  ])
  func `fits the terminal`(columns: Int, share: Double, elapsed: Double, text: String) {
    let bar = ProgressBar(columns: columns).text(share: share, elapsed: elapsed)
    #expect(bar == text)
    #expect(bar.count < max(columns, 5))
  }

  @Test(arguments: [
    (0.0, "0:00"), (7, "0:07"), (83.5, "1:23.50"), (3600, "1:00:00"), (59.999, "1:00"),
    (3723.04, "1:02:03.04"),
  ])
  func `has times as people write them`(seconds: Double, text: String) {
    #expect(ClockTimeWriter.text(ofSeconds: seconds) == text)
  }
}
