import Testing
import Waveforms

@Suite("Pyramid layout")
struct PyramidLayoutTests {
  @Test("There is one row for one channel, and a mix beside more", arguments: [1, 2, 3, 6, 24, 32])
  func rows(channelCount: Int) {
    let layout = PyramidLayout(channelCount: channelCount)
    #expect(layout.rowCount == (channelCount == 1 ? 1 : channelCount + 1))
    #expect(layout.mixedRow == layout.rowCount - 1)
  }

  @Test("It puts coarse levels first, row beside row, without a hole", arguments: [1, 2, 6])
  func offsets(channelCount: Int) {
    let layout = PyramidLayout(channelCount: channelCount)
    var expected = 0
    for level in [6, 5, 4, 3, 2, 1, 0] {
      for row in 0..<layout.rowCount {
        #expect(layout.offset(level: level, row: row) == expected)
        expected += PyramidLayout.pointsPerTile(level: level)
      }
    }
    #expect(layout.pointsPerTile == expected)
  }

  @Test("It knows how long a level's points are")
  func lengths() {
    for level in 0..<PyramidLayout.levelCount {
      let frames = PyramidLayout.framesPerPoint(level: level)
      #expect(frames == 256 * PyramidLayout.bucketsPerPoint(level: level))
      #expect(frames * PyramidLayout.pointsPerTile(level: level) == PyramidLayout.framesPerTile)
    }
    #expect(PyramidLayout.framesPerTile == 1_048_576)
    #expect(PyramidLayout.loudnessPerTile == 256)
  }

  @Test(
    "A picture needs no finer level than that of which eight points make one",
    arguments: [
      (-5, 0), (1, 0), (8191, 0), (8192, 1), (32_767, 1), (32_768, 2), (864_000, 4), (1 << 23, 6),
      (.max, 6),
    ] as [(Int64, Int)])
  func finestLevel(framesPerPoint: Int64, level: Int) {
    #expect(PyramidLayout.finestLevel(framesPerPoint: framesPerPoint) == level)
  }

  @Test(
    "It counts what is begun as whole",
    arguments: [
      (0, 0, 0), (1, 1, 1), (256, 1, 1), (257, 2, 1), (1 << 20, 4096, 1), ((1 << 20) + 1, 4097, 2),
      (.max, 1 << 55, 1 << 43),
    ] as [(Int64, Int64, Int64)])
  func counts(frames: Int64, buckets: Int64, tiles: Int64) {
    #expect(PyramidLayout.bucketCount(frames: frames) == buckets)
    #expect(PyramidLayout.tileCount(frames: frames) == tiles)
  }
}
