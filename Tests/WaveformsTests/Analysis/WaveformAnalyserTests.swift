import TestSupport
import Testing
import Waveforms

@Suite("Waveform analyser")
struct WaveformAnalyserTests {
  @Test(
    "Every point of every level is what brute force finds",
    arguments: [1, 2, 19, 20, 255, 256, 257, 1023, 1024, 1025, 4095, 4096, 4097, 16385])
  func lengths(frameCount: Int) {
    for channels in [1, 2, 3] {
      check(TestSamples(noise(channels: channels, frames: frameCount, seed: 1)))
    }
  }

  @Test("Nothing gives no tile")
  func nothing() {
    #expect(tiles(of: TestSamples([[Int16]()])).isEmpty)
  }

  @Test("Every number of channels is measured", arguments: [1, 2, 3, 6, 24, 32])
  func channels(count: Int) {
    check(TestSamples(noise(channels: count, frames: 700, seed: 2)))
  }

  @Test("Every format is measured, interleaved and planar", arguments: allFormats)
  func formats(format: SampleFormat) {
    for channels in [1, 2, 5] {
      let samples = TestSamples(noise(channels: channels, frames: 600, seed: 3), format: format)
      check(samples, interleaved: true)
      check(samples, interleaved: false)
    }
  }

  @Test("A tile's last frame and the next tile's first are kept apart", arguments: [-1, 0, 1])
  func tileEdge(excess: Int) {
    let frameCount = PyramidLayout.framesPerTile + excess
    let values = [Int16](repeating: -3, count: 10 + excess - 1) + [100]
    var found: [WaveformTile] = []
    var analyser = WaveformAnalyser(layout: PyramidLayout(channelCount: 1))
    TestSamples([values]).withBlock(
      0..<values.count, interleaved: true, at: Int64(frameCount - values.count)
    ) { block in
      analyser.add(block) { found.append($0) }
    }
    if let last = analyser.openTile { found.append(last) }
    #expect(found.map(\.frameCount) == (excess > 0 ? [1 << 20, 1] : [frameCount]))
    for (index, tile) in found.enumerated() {
      let isLast = index == found.count - 1
      let point = tile.points(level: 6, row: 0)[0]
      #expect(point.minimum == (tile.frameCount == 1 ? 100 : -3))
      #expect(point.maximum == (isLast ? 100 : 0))
      #expect(tile.points(level: 0, row: 0).count { $0.maximum == 100 } == (isLast ? 1 : 0))
    }
  }

  @Test("Cut into any blocks, the same samples give the same tiles", arguments: 0..<12)
  func blocks(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let channels = Int(random.next() % 4) + 1
    let format = allFormats[Int(random.next() % UInt64(allFormats.count))]
    let samples = TestSamples(noise(channels: channels, frames: 3000, seed: seed), format: format)
    let expected = tiles(of: samples)
    for longest in [1, 7, 256, 300, 2000] {
      let lengths = (0..<40).map { _ in Int(random.next() % UInt64(longest)) + 1 }
      #expect(tiles(of: samples, blockLengths: lengths, interleaved: seed % 2 == 0) == expected)
    }
  }

  @Test("Extremes alone are the extremes of everything", arguments: [1, 2, 3])
  func extremes(channels: Int) {
    let samples = TestSamples(noise(channels: channels, frames: 2000, seed: 5))
    let expected = tiles(of: samples)[0].points.map {
      WaveformPoint(minimum: $0.minimum, maximum: $0.maximum)
    }
    for interleaved in [true, false] {
      let found = tiles(
        of: samples, blockLengths: [100, 411], interleaved: interleaved, detail: .extremes)
      #expect(found[0].points == expected)
    }
  }

  @Test("Clipped samples count up to 65,535")
  func clipped() {
    let values = [Int16](repeating: .max, count: 66_000)
    let tile = tiles(of: TestSamples([values, values]))[0]
    #expect(tile.points(level: 0, row: 0)[0].clipped == 256)
    #expect(tile.points(level: 0, row: 2)[0].clipped == 512)
    #expect(tile.points(level: 6, row: 0)[0].clipped == 65_535)
    #expect(tile.points(level: 6, row: 0)[0].rms == 32_767)
  }

  @Test("Channels in opposite phase cancel out in the mix alone")
  func oppositePhase() {
    let left = noise(channels: 1, frames: 512, seed: 6)[0].map { max($0, -32767) }
    let tile = tiles(of: TestSamples([left, left.map { -$0 }]))[0]
    let rows = (0..<3).map { tile.points(level: 0, row: $0)[0] }
    #expect(rows[2].peak == 0 && rows[2].rms == 0)
    #expect(rows[0].loudest(with: rows[1]).peak > 30_000)
  }

  private func check(
    _ samples: TestSamples, interleaved: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = tiles(of: samples, blockLengths: [100, 411], interleaved: interleaved)
    let layout = PyramidLayout(channelCount: samples.channelCount)
    #expect(found.count == 1, sourceLocation: sourceLocation)
    let expected = referencePoints(of: samples.reference, layout: layout, tile: 0)
    #expect(found[0].points == expected, sourceLocation: sourceLocation)
    #expect(found[0].frameCount == samples.frameCount, sourceLocation: sourceLocation)
  }
}
