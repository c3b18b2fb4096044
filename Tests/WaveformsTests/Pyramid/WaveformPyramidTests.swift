import TestSupport
import Testing
import Waveforms

@Suite("Waveform pyramid")
struct WaveformPyramidTests {
  /// The numbers of points that windows are divided into.
  private static let counts = [1, 2, 3, 7, 10, 19, 64, 100, 257]

  @Test(
    "Every window's points are what brute force finds in its base buckets",
    arguments: [1, 255, 256, 257, 1023, 1025, 5000, 20_001])
  func windows(frameCount: Int) {
    let samples = TestSamples(noise(channels: 1, frames: frameCount, seed: 7))
    let pyramid = pyramid(of: samples)
    var random = SplitMix64(seed: UInt64(frameCount))
    var windows = [0..<frameCount, 0..<frameCount + 999, -700..<frameCount]
    for _ in 0..<6 {
      let start = Int(random.next() % UInt64(frameCount))
      windows.append(start..<start + Int(random.next() % UInt64(frameCount)) + 1)
    }
    for window in windows {
      for count in Self.counts where window.count >= 256 * count {
        check(pyramid, samples, window, count)
      }
    }
  }

  @Test("Points at multiples of base buckets are exact", arguments: [256, 512, 768, 1024, 4096])
  func multiples(framesPerPoint: Int) {
    let samples = TestSamples(noise(channels: 2, frames: 9000, seed: 8))
    let pyramid = pyramid(of: samples)
    let count = (9000 + framesPerPoint - 1) / framesPerPoint
    for (rows, row) in [(WaveformRows.channel(0), 0), (.channel(1), 1), (.mixed, 2)] {
      let found = pyramid.points(rows, from: 0, to: Int64(framesPerPoint * count), count: count)
      for (index, point) in found.enumerated() {
        let start = index * framesPerPoint
        let expected = samples.reference.point(
          row: row, frames: start..<min(start + framesPerPoint, 9000))
        expectSame(point, expected)
      }
    }
  }

  @Test(
    "An impulse is found in one point of every window that it's in",
    arguments: [0, 255, 256, 1024, 65_535, 65_536, (1 << 20) - 1, 1 << 20, (1 << 20) + 256]
      as [Int64])
  func impulse(place: Int64) {
    var tiles = InMemoryTiles(layout: PyramidLayout(channelCount: 1))
    var analyser = WaveformAnalyser(layout: tiles.layout)
    TestSamples([[1000]]).withBlock(0..<1, interleaved: true, at: place) { block in
      analyser.add(block) { tiles.insert($0) }
    }
    analyser.addSilence(upTo: 1_300_000) { tiles.insert($0) }
    if let last = analyser.openTile { tiles.insert(last) }
    let pyramid = WaveformPyramid(tiles)
    for level in 0..<PyramidLayout.levelCount {
      let unit = Int64(PyramidLayout.framesPerPoint(level: level))
      for window in [0..<1_300_000, -300..<2_000_000, 128..<1_200_127] as [Range<Int64>] {
        // Edges within the media go to the nearest point of the level.
        let start = max(window.lowerBound + unit / 2, 0) / unit
        let end = window.upperBound < 1_300_000 ? (window.upperBound + unit / 2) / unit : .max
        let expected = (start..<end).contains(place / unit) ? 1 : 0
        for count in [1, 2, 3, 5, 20, 333, 1000] where Int64(window.count) >= unit * Int64(count) {
          let points = pyramid.points(
            .mixed, from: window.lowerBound, to: window.upperBound, count: count,
            finestLevel: level)
          #expect(points.count { $0.peak == 1000 } == expected, "\(level), \(window), \(count)")
        }
      }
    }
  }

  @Test("Points shorter than a base bucket show the one they begin in")
  func narrow() {
    let values = (0..<4).flatMap { [Int16](repeating: Int16($0) + 1, count: 256) }
    let pyramid = pyramid(of: TestSamples([values]))
    let points = pyramid.points(from: 200, to: 1200, count: 100)
    let expected = (0..<100).map { index in
      let frame = 200 + index * 10
      return frame < 1024 ? frame / 256 + 1 : 0
    }
    #expect(points.map { Int($0.maximum) } == expected)
  }

  @Test("The loudest rows don't cancel out, and channels that aren't there are silent")
  func rows() {
    let left = [Int16](repeating: 1000, count: 300)
    let pyramid = pyramid(of: TestSamples([left, left.map { -$0 }]))
    let window: (Int64, Int64) = (0, 300)
    let loudest = pyramid.points(from: window.0, to: window.1, count: 1)
    #expect(loudest == [WaveformPoint(minimum: -1000, maximum: 1000, rms: 1000)])
    #expect(pyramid.points(.mixed, from: window.0, to: window.1, count: 1) == [.silent])
    for channel in [-1, 2, 99, .max] {
      let points = pyramid.points(.channel(channel), from: window.0, to: window.1, count: 1)
      #expect(points == [.silent])
    }
  }

  @Test(
    "Windows that make no sense, and media that isn't there, are silent",
    arguments: [
      (0, 0, 5), (10, 0, 5), (.min, .max, 3), (.max, .min, 3), (.max, .max, 1), (300, 900, 3),
      (-900, 0, 3), (0, 300, 0), (0, 300, -1),
    ] as [(Int64, Int64, Int)])
  func senseless(from: Int64, to: Int64, count: Int) {
    let pyramid = pyramid(of: TestSamples([[Int16](repeating: 5, count: 300)]))
    let points = pyramid.points(from: from, to: to, count: count)
    #expect(points.count == max(count, 0))
    let spansAll = from < 0 && to > 300
    #expect(points.contains { $0 != .silent } == spansAll)
    #expect(pyramid.loudness(from: from, to: to, count: count).count == max(count, 0))
    let nothing = WaveformPyramid(InMemoryTiles(layout: PyramidLayout(channelCount: 2)))
    #expect(nothing.points(from: from, to: to, count: count).allSatisfy { $0 == .silent })
  }

  @Test("Tiles may come in any order, and are silent until they have come")
  func tilesInAnyOrder() {
    let layout = PyramidLayout(channelCount: 1)
    var tiles = InMemoryTiles(layout: layout)
    let full = [WaveformPoint](
      repeating: WaveformPoint(minimum: -1, maximum: 7, rms: 3), count: layout.pointsPerTile)
    let length = Int64(PyramidLayout.framesPerTile)
    tiles.insert(WaveformTile(layout: layout, index: 2, frameCount: 1000, points: full))
    tiles.insert(WaveformTile(layout: layout, index: 0, points: full))
    #expect(tiles.frameCount == 2 * length + 1000)
    let points = WaveformPyramid(tiles).points(from: 0, to: 3 * length, count: 3)
    #expect(points.map(\.maximum) == [7, 0, 7])
    // In a point over everything, only what is there counts.
    let whole = WaveformPyramid(tiles).points(from: 0, to: 3 * length, count: 1)
    #expect(whole == [WaveformPoint(minimum: -1, maximum: 7, rms: 3)])
  }

  @Test("A point over several tiles is the envelope of its rows, each over all of them")
  func rowsOverTiles() {
    let layout = PyramidLayout(channelCount: 2)
    var tiles = InMemoryTiles(layout: layout)
    for (index, loudRow) in [(0, 0), (2, 1)] {
      var points = [WaveformPoint](repeating: .silent, count: layout.pointsPerTile)
      let (level, loud) = (PyramidLayout.levelCount - 1, Int16(300 + 50 * index))
      points[layout.offset(level: level, row: loudRow)] = WaveformPoint(
        minimum: -loud, maximum: loud, rms: UInt16(loud), clipped: 40_000)
      tiles.insert(WaveformTile(layout: layout, index: Int64(index), points: points))
    }
    let end = 3 * Int64(PyramidLayout.framesPerTile)
    let pyramid = WaveformPyramid(tiles)
    func points(_ rows: WaveformRows, count: Int) -> [WaveformPoint] {
      pyramid.points(rows, from: 0, to: end, count: count, finestLevel: 6)
    }
    // Over two tiles, the roots of 300² / 2 and 400² / 2 are 212.1 and 282.8.
    let left = WaveformPoint(minimum: -300, maximum: 300, rms: 212, clipped: 40_000)
    let right = WaveformPoint(minimum: -400, maximum: 400, rms: 283, clipped: 40_000)
    #expect(points(.channel(0), count: 1) == [left])
    #expect(points(.channel(1), count: 1) == [right])
    #expect(points(.loudest, count: 1) == [left.loudest(with: right)])
    #expect(points(.loudest, count: 3).map(\.rms) == [300, 0, 400])
  }

  @Test("A short last point weighs as much as it has frames")
  func weights() {
    let values = [Int16](repeating: 100, count: 256) + [Int16](repeating: 1000, count: 16)
    let pyramid = pyramid(of: TestSamples([values]))
    // The root of (256 · 100² + 16 · 1000²) / 272 is 261.1.
    #expect(pyramid.points(from: 0, to: 272, count: 1).map(\.rms) == [261])
  }

  @Test("Loudness is the highest of a part's values")
  func loudness() {
    let layout = PyramidLayout(channelCount: 1)
    var tiles = InMemoryTiles(layout: layout)
    for index in 0..<2 as Range<Int64> {
      var tile = WaveformTile(layout: layout, index: index)
      for value in 0..<256 where value != 3 {
        tile.setLoudness(Int16(-2000 + value), at: value)
      }
      tiles.insert(tile)
    }
    let pyramid = WaveformPyramid(tiles)
    #expect(pyramid.loudness(from: 0, to: 4 * 4096, count: 4) == [-2000, -1999, -1998, .min])
    #expect(pyramid.loudness(from: 0, to: 1 << 21, count: 2) == [-1745, -1745])
    #expect(pyramid.loudness(from: 1 << 19, to: 3 << 19, count: 1) == [-1745])
    #expect(pyramid.loudness(from: 3 << 20, to: 4 << 20, count: 1) == [.min])
  }

  private func pyramid(of samples: TestSamples) -> WaveformPyramid<InMemoryTiles> {
    var source = InMemoryTiles(layout: PyramidLayout(channelCount: samples.channelCount))
    for tile in tiles(of: samples) { source.insert(tile) }
    return WaveformPyramid(source)
  }

  /// Compares a window of at least a base bucket a point with brute force over base buckets.
  private func check(
    _ pyramid: WaveformPyramid<InMemoryTiles>, _ samples: TestSamples, _ window: Range<Int>,
    _ count: Int
  ) {
    let frameCount = samples.frameCount
    let bucketCount = (frameCount + 255) / 256
    func edge(_ index: Int) -> Int {
      let frame = window.lowerBound + window.count * index / count
      if frame >= frameCount { return bucketCount }
      return max(0, Int((Double(frame) / 256 + 0.5).rounded(.down)))
    }
    let found = pyramid.points(
      .channel(0), from: Int64(window.lowerBound), to: Int64(window.upperBound), count: count)
    for (index, point) in found.enumerated() {
      let start = min(edge(index) * 256, frameCount)
      let end = min(edge(index + 1) * 256, frameCount)
      expectSame(point, samples.reference.point(row: 0, frames: start..<end))
    }
  }

  /// Everything but the root mean square is exact.
  private func expectSame(
    _ point: WaveformPoint, _ expected: WaveformPoint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rounded = point
    if abs(Int(point.rms) - Int(expected.rms)) <= 1 { rounded.rms = expected.rms }
    #expect(rounded == expected, sourceLocation: sourceLocation)
  }
}
