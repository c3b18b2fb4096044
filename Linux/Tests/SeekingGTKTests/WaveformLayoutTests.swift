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
    let bars = layout(width: 20, height: 40).places([0.5, 1, 0, 0.25])
    #expect(bars.map(\.x) == [1, 6, 11, 16])
    #expect(bars.map(\.height) == [20, 40, 3, 10])
    #expect(bars.allSatisfy { $0.width == 3 && $0.y + $0.height / 2 == 20 })
  }

  @Test("No bar is lower than it is wide", arguments: [0.0, 0.01, 0.07])
  func lowest(height: Double) {
    #expect(layout(width: 5, height: 40).places([height]).first?.height == 3)
  }

  @Test("All bars lie within the width", arguments: [3.0, 5, 9.5, 13, 101, 1000])
  func within(width: Double) {
    let layout = layout(width: width, height: 40)
    let bars = layout.places(Array(repeating: 1, count: layout.count))
    #expect(bars.allSatisfy { $0.x >= 0 && $0.x + $0.width <= width })
  }

  @Test("What has grown stays centred, and reaches over the edges by its growth")
  func growth() {
    let bars = layout(width: 10, height: 100).places([1, 0.5], growth: 1.12)
    #expect(bars.map { ($0.height * 1000).rounded() } == [112_000, 56_000])
    #expect(bars.allSatisfy { ($0.y + $0.height / 2 - 50).magnitude < 1e-9 })
  }

  @Test("A bar reaches as far up and down as it says, about the middle of its row")
  func halves() {
    let layout = layout(width: 5, height: 40)
    let rows = [[WaveformBar(above: 1, below: 0.5)], [WaveformBar(above: 0, below: 1)]]
    let places = layout.bars(rows, growth: 1).map(\.place)
    #expect(places.map(\.y) == [0, 30] && places.map(\.height) == [15, 10])
  }

  @Test("What was only listened for is said to be so where it is drawn")
  func preview() {
    let row = [WaveformBar(height: 1), WaveformBar(height: 1, isPreview: true)]
    let bars = layout(width: 10, height: 40).bars([row], growth: 1)
    #expect(bars.map(\.isPreview) == [false, true])
  }

  @Test("A bar's halves are shares", arguments: [(-1.0, 0.0), (2, 1), (.nan, 0), (.infinity, 0)])
  func shares(number: Double, expected: Double) {
    #expect(WaveformBar(height: number) == WaveformBar(above: expected, below: expected))
  }

  @Test("Without samples there is one plain bar of the full width")
  func plainBar() {
    let bars = layout(width: 200, height: 40).places([])
    #expect(bars == [Rectangle(x: 0, y: 17, width: 200, height: 6)])
  }

  @Test("Without room nothing is drawn", arguments: [(0.0, 40.0), (200, 0)])
  func noRoom(width: Double, height: Double) {
    #expect(layout(width: width, height: height).places([1]).isEmpty)
  }

  @Test("A bar that the cut goes through falls into two parts at the cut")
  func split() {
    let (left, right) = Rectangle(x: 10, y: 5, width: 3, height: 20).split(at: 10.75)
    #expect(left == Rectangle(x: 10, y: 5, width: 0.75, height: 20))
    #expect(right == Rectangle(x: 10.75, y: 5, width: 2.25, height: 20))
  }
}

extension WaveformLayout {
  /// Where the bars of one row stand that reach as far up as down.
  fileprivate func places(_ heights: [Double], growth: Double = 1) -> [Rectangle] {
    bars([heights.map { WaveformBar(height: $0) }], growth: growth).map(\.place)
  }
}
