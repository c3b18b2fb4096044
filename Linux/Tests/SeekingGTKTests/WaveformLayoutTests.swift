import Seeking
import Testing

@testable import SeekingGTK

@Suite("Where a waveform's bars stand")
struct WaveformLayoutTests {
  private func layout(width: Double, height: Double) -> WaveformLayout {
    WaveformLayout(barWidth: 3, spacing: 2, size: SurfaceSize(width: width, height: height))
  }

  @Test("Bars are a pitch apart and centred in the height")
  func places() {
    let bars = layout(width: 20, height: 40).bars(heights: [0.5, 1, 0, 0.25], growth: 1)
    #expect(bars.map(\.x) == [1, 6, 11, 16])
    #expect(bars.map(\.height) == [20, 40, 3, 10])
    #expect(bars.allSatisfy { $0.width == 3 && $0.y + $0.height / 2 == 20 })
  }

  @Test("No bar is lower than it is wide", arguments: [0.0, 0.01, 0.07])
  func lowest(height: Double) {
    #expect(layout(width: 5, height: 40).bars(heights: [height], growth: 1).first?.height == 3)
  }

  @Test("All bars lie within the width", arguments: [3.0, 5, 9.5, 13, 101, 1000])
  func within(width: Double) {
    let layout = layout(width: width, height: 40)
    let bars = layout.bars(heights: Array(repeating: 1, count: layout.count), growth: 1)
    #expect(bars.allSatisfy { $0.x >= 0 && $0.x + $0.width <= width })
  }

  @Test("What has grown stays centred, and reaches over the edges by its growth")
  func growth() {
    let bars = layout(width: 10, height: 100).bars(heights: [1, 0.5], growth: 1.12)
    #expect(bars.map { ($0.height * 1000).rounded() } == [112_000, 56_000])
    #expect(bars.allSatisfy { ($0.y + $0.height / 2 - 50).magnitude < 1e-9 })
  }

  @Test("Without samples there is one plain bar of the full width")
  func plainBar() {
    let bars = layout(width: 200, height: 40).bars(heights: [], growth: 1)
    #expect(bars == [Rectangle(x: 0, y: 17, width: 200, height: 6)])
  }

  @Test("Without room nothing is drawn", arguments: [(0.0, 40.0), (200, 0)])
  func noRoom(width: Double, height: Double) {
    #expect(layout(width: width, height: height).bars(heights: [1], growth: 1).isEmpty)
  }

  @Test("A bar that the cut goes through falls into two parts at the cut")
  func split() {
    let (left, right) = Rectangle(x: 10, y: 5, width: 3, height: 20).split(at: 10.75)
    #expect(left == Rectangle(x: 10, y: 5, width: 0.75, height: 20))
    #expect(right == Rectangle(x: 10.75, y: 5, width: 2.25, height: 20))
  }
}
