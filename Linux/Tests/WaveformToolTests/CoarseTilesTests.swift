import Testing
import Waveforms

@testable import WaveformTool

@Suite("Tiles as finely as fits")
struct CoarseTilesTests {
  private let layout = PyramidLayout(channelCount: 2)

  /// A tile whose samples rise with its number, in each bucket of all levels.
  private func tile(_ index: Int64) -> WaveformTile {
    let point = WaveformPoint(minimum: -1, maximum: Int16(index + 1), rms: 1)
    return WaveformTile(
      layout: layout, index: index,
      points: [WaveformPoint](repeating: point, count: layout.pointsPerTile))
  }

  @Test(arguments: [(1, 0), (3, 0), (4, 1), (12, 1), (13, 2), (48, 2), (49, 3)])
  func `lose the finest level where they become many`(count: Int, finestLevel: Int) {
    let rows = 3 * PyramidLayout.pointsPerRow
    var tiles = CoarseTiles(layout: layout, window: 0..<Int64.max, pointsPerRow: rows)
    for index in 0..<Int64(count) { tiles.insert(tile(index)) }
    #expect(tiles.finestLevel == finestLevel)
    #expect(tiles.frameCount == Int64(count * PyramidLayout.framesPerTile))
    let peaks = tiles.amplitudes(.peak, from: 0, to: tiles.frameCount, count: count)
    #expect(peaks == (0..<count).map { Double($0 + 1) / 32768 })
  }

  @Test func `keep a window alone`() {
    let length = Int64(PyramidLayout.framesPerTile)
    var tiles = CoarseTiles(
      layout: layout, window: length..<2 * length, pointsPerRow: PyramidLayout.pointsPerRow)
    for index in 0..<Int64(3) { tiles.insert(tile(index)) }
    #expect(tiles.finestLevel == 0)
    #expect(tiles.frameCount == 3 * length)
    #expect(tiles.amplitudes(.peak, from: 0, to: 3 * length, count: 3) == [0, 2 / 32768, 0])
  }
}
