import Testing
import Waveforms

@Suite("Waveform analyser: its axis")
struct AnalyserAxisTests {
  private static let mono = PyramidLayout(channelCount: 1)

  @Test(
    "Impulses are found once at every level, wherever a bucket, a level or a tile begins or ends",
    arguments: [
      0, 1, 255, 256, 257, 1023, 1024, 4095, 4096, 16383, 16384, 65535, 65536, 262_143, 262_144,
      (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (1 << 20) + 255, (1 << 21) - 1, 1 << 21,
    ] as [Int64])
  func impulse(place: Int64) {
    let tiles = tiles(of: [(place, [1000])], end: 5 << 19)
    #expect(tiles.map(\.index) == [0, 1, 2])
    for level in 0..<PyramidLayout.levelCount {
      let points = tiles.flatMap { $0.points(level: level, row: 0) }
      let expected = Int(place) / PyramidLayout.framesPerPoint(level: level)
      #expect(points.indices.filter { points[$0].peak == 1000 } == [expected])
      #expect(points.count { $0 != .silent } == 1)
    }
  }

  @Test("A gap is silence, and it counts")
  func gap() {
    let tile = tiles(of: [(10, [300, 300]), (300, [-7])], end: 301)[0]
    #expect(tile.frameCount == 301)
    // The root of 2 × 300² / 256, and of 7² / 45.
    let points = tile.points(level: 0, row: 0)
    #expect(points[0] == WaveformPoint(minimum: 0, maximum: 300, rms: 27))
    #expect(points[1] == WaveformPoint(minimum: -7, maximum: 0, rms: 1))
    #expect(points[2] == .silent)
  }

  @Test(
    "Where blocks overlap, what came first stays",
    arguments: [
      ([(0, [1, 2, 3]), (1, [7, 8, 9])], [1, 2, 3, 9]),
      ([(0, [1, 2, 3]), (0, [7, 8, 9])], [1, 2, 3]),
      ([(0, [1, 2, 3]), (1, [7])], [1, 2, 3]),
      ([(2, [5]), (0, [7, 8, 9])], [0, 0, 5]),
      ([(-2, [7, 8, 9])], [9]),
      ([(-3, [7, 8, 9])], []),
      ([(0, [1]), (.min, [7, 8]), (.max, [9]), (1, [2])], [1, 2]),
      ([(0, [1]), (1 << 40, [9]), (1, [2])], [1, 2]),
      ([(0, [1]), (1, []), (5, [])], [1]),
    ] as [([(Int64, [Int16])], [Int16])])
  func overlap(blocks: [(Int64, [Int16])], heard: [Int16]) {
    #expect(
      tiles(of: blocks, end: 0)
        == WaveformsTests.tiles(of: TestSamples([heard]), blockLengths: [1000]))
  }

  @Test("Sixteen hours in, and beyond 2^31 frames, places are exact")
  func farAway() {
    let place: Int64 = 16 * 3600 * 48_000 + 77
    var found: [WaveformTile] = []
    var count: Int64 = 0
    var analyser = WaveformAnalyser(layout: Self.mono)
    TestSamples([[500]]).withBlock(0..<1, interleaved: true, at: place) { block in
      analyser.add(block) { tile in
        count += 1
        if tile.points(level: 6, row: 0)[0] != .silent { found.append(tile) }
      }
    }
    if let last = analyser.openTile { found.append(last) }
    #expect(analyser.position == place + 1)
    #expect(count == place >> 20)
    #expect(found.map(\.index) == [place >> 20])
    let points = found[0].points(level: 0, row: 0)
    #expect(points.firstIndex { $0.maximum == 500 } == Int(place & 0xF_FFFF) / 256)
  }

  @Test("Frames at the end of the axis are the last")
  func endOfAxis() {
    let end = PyramidLayout.maximumFrameCount
    var analyser = WaveformAnalyser(layout: Self.mono, firstTile: end >> 20 - 1)
    var found: [WaveformTile] = []
    for place in [end - 2, end, .max] {
      TestSamples([[5, 6, 7]]).withBlock(0..<3, interleaved: true, at: place) { block in
        analyser.add(block) { found.append($0) }
      }
    }
    #expect(analyser.position == end && analyser.openTile == nil)
    #expect(found.map { $0.points(level: 6, row: 0)[0].maximum } == [6])
  }

  @Test("Stretches that begin at a tile have the tiles of the whole", arguments: [0, 1, 2])
  func stretches(firstTile: Int64) {
    let blocks: [(Int64, [Int16])] = (0..<12).map { (Int64($0) * 222_222, [Int16($0) * 100 + 1]) }
    let whole = tiles(of: blocks, end: 0)
    let stretch = tiles(of: blocks, end: 0, firstTile: firstTile)
    #expect(stretch == Array(whole[Int(firstTile)...]))
  }

  @Test("A tile that isn't full yet can be seen while it grows")
  func growing() {
    let samples = TestSamples(noise(channels: 2, frames: 5000, seed: 9))
    var analyser = WaveformAnalyser(layout: PyramidLayout(channelCount: 2))
    #expect(analyser.openTile == nil)
    for frames in WaveformsTests.stretches(of: 5000, lengths: [700, 324]) {
      samples.withBlock(frames, interleaved: true) { block in analyser.add(block) { _ in } }
      let start = TestSamples(
        samples.reference.channels.map { $0.prefix(frames.upperBound).map { $0.value ?? 0 } })
      #expect(analyser.openTile == WaveformsTests.tiles(of: start)[0])
    }
  }

  @Test("What a tile can't be given to isn't an end")
  func failure() throws {
    struct Full: Error {}
    var analyser = WaveformAnalyser(layout: Self.mono)
    #expect(throws: Full.self) {
      try analyser.addSilence(upTo: 1 << 20) { _ throws(Full) in throw Full() }
    }
    var found: [Int64] = []
    analyser.addSilence(upTo: 1 << 21) { found.append($0.index) }
    #expect(found == [1])
  }

  /// The tiles of single channels at places, then of silence up to an end.
  private func tiles(
    of blocks: [(Int64, [Int16])], end: Int64, firstTile: Int64 = 0
  ) -> [WaveformTile] {
    var tiles: [WaveformTile] = []
    var analyser = WaveformAnalyser(layout: Self.mono, firstTile: firstTile)
    for (place, values) in blocks {
      TestSamples([values]).withBlock(0..<values.count, interleaved: false, at: place) { block in
        analyser.add(block) { tiles.append($0) }
      }
    }
    analyser.addSilence(upTo: end) { tiles.append($0) }
    return tiles + [analyser.openTile].compactMap { $0 }
  }
}
