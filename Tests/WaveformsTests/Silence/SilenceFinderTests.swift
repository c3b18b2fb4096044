import Testing
import Waveforms

@Suite("Silence finder")
struct SilenceFinderTests {
  private static let tileFrames = Int64(PyramidLayout.framesPerTile)

  @Test(
    "Spans are found to the base bucket",
    arguments: [
      // Places of sounds, the media's end, the shortest span that counts, the spans.
      ([0], 2560, 1, [256..<2560]),
      ([], 1000, 1, [0..<1000]),
      ([], 1000, 1001, []),
      ([], 0, 0, []),
      ([999], 1000, 1, [0..<768]),
      ([256, 1000], 2000, 1, [0..<256, 512..<768, 1024..<2000]),
      ([256, 1000], 2000, 257, [1024..<2000]),
      // Over the edges of tiles.
      ([100, 2_097_152 + 300], 2_200_000, 100_000, [256..<2_097_408, 2_097_664..<2_200_000]),
      ([1_048_575, 1_048_576], 1_048_832, 1, [0..<1_048_320]),
    ] as [([Int64], Int64, Int64, [Range<Int64>])])
  func spans(sounds: [Int64], end: Int64, minimumLength: Int64, expected: [Range<Int64>]) {
    let tiles = tiles(sounds: sounds, end: end)
    var finder = SilenceFinder(threshold: -50, minimumLength: minimumLength)
    let spans = tiles.flatMap { finder.add($0) } + [finder.openSpan].compactMap { $0 }
    #expect(spans == expected)
    var source = InMemoryTiles(layout: PyramidLayout(channelCount: 2))
    for tile in tiles { source.insert(tile) }
    let pyramid = WaveformPyramid(source)
    #expect(pyramid.silences(below: -50, minimumLength: minimumLength) == expected)
  }

  @Test(
    "Silent is what is below the threshold in every channel",
    arguments: [
      (-60, 32, true), (-60, 33, false), (-60, -33, false), (-50, 103, true), (-50, 104, false),
      (0, 32767, true), (0, -32768, false), (0.1, -32768, true), (-200, 0, true), (-200, 1, false),
      (-Double.infinity, 0, true), (-Double.infinity, 1, false), (.infinity, -32768, true),
    ] as [(Double, Int16, Bool)])
  func threshold(threshold: Double, value: Int16, isSilent: Bool) {
    for channels in [[value, 0], [0, value]] {
      let samples = TestSamples(channels.map { [Int16](repeating: $0, count: 300) })
      var finder = SilenceFinder(threshold: threshold, minimumLength: 1)
      #expect(finder.add(WaveformsTests.tiles(of: samples)[0]).isEmpty)
      #expect(finder.openSpan == (isSilent ? 0..<300 : nil))
    }
  }

  @Test("Opposite phases aren't silence")
  func oppositePhase() {
    let samples = TestSamples([[Int16(9000)], [-9000]])
    var finder = SilenceFinder(threshold: -50, minimumLength: 0)
    #expect(finder.add(WaveformsTests.tiles(of: samples)[0]).isEmpty && finder.openSpan == nil)
  }

  @Test("A tile that isn't there isn't silent")
  func missingTile() {
    let layout = PyramidLayout(channelCount: 2)
    var source = InMemoryTiles(layout: layout)
    var finder = SilenceFinder(threshold: -50, minimumLength: 1)
    var spans: [Range<Int64>] = []
    for index in [1, 3, 4] as [Int64] {
      let tile = WaveformTile(layout: layout, index: index)
      source.insert(tile)
      spans += finder.add(tile)
    }
    spans += [finder.openSpan].compactMap { $0 }
    let length = Self.tileFrames
    #expect(spans == [length..<2 * length, 3 * length..<5 * length])
    #expect(WaveformPyramid(source).silences(below: -50, minimumLength: 1) == spans)
  }

  /// Silent stereo with sounds of one frame in the right channel.
  private func tiles(sounds: [Int64], end: Int64) -> [WaveformTile] {
    var tiles: [WaveformTile] = []
    var analyser = WaveformAnalyser(layout: PyramidLayout(channelCount: 2))
    for sound in sounds {
      TestSamples([[0], [-9000]]).withBlock(0..<1, interleaved: true, at: sound) { block in
        analyser.add(block) { tiles.append($0) }
      }
    }
    analyser.addSilence(upTo: end) { tiles.append($0) }
    return tiles + [analyser.openTile].compactMap { $0 }
  }
}
