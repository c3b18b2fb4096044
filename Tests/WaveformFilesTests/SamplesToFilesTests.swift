import TestSupport
import Testing
import WaveformFiles
import Waveforms

@Suite("From samples to files and back")
struct SamplesToFilesTests {
  /// Two channels: one that rises by 1 a frame from -500 on, and its negative.
  private let samples: [Int16] = (-500..<500).flatMap { [Int16($0), -Int16($0)] }

  @Test("The points of a resampler are a .dat file, channel by channel")
  func resampling() throws {
    var resampler = WaveformResampler(
      channelCount: 2, rows: .channels, length: PointLength(frames: 300))
    var emitted: [WaveformPoint] = []
    samples.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let block = SampleBlock(
        interleaved: start, format: .int16, channelCount: 2, frameCount: 1000, firstFrame: 0)
      resampler.add(block) { emitted.append($0) }
    }
    var writer = DatWriter(header(samples: 300, .bits16, channels: 2))
    for point in emitted + resampler.openPoint { try writer.append(point) }
    let ending = try writer.finish()
    let file = try DatFile(FileBytes(ending.applied(to: writer.takeBytes())))
    #expect(
      file.allPoints
        == points([
          [-500, -201, 201, 500], [-200, 99, -99, 200], [100, 399, -399, -100],
          [400, 499, -499, -400],
        ]))
  }

  @Test("A file is drawn as its tiles are in memory", arguments: [1, 2])
  func drawing(channels: Int) throws {
    var random = SplitMix64(seed: UInt64(channels))
    let header = pyramidHeader(channels: channels)
    let tiles = [
      randomTile(channels: channels, index: 0, using: &random),
      randomTile(channels: channels, index: 1, frames: 300_000, using: &random),
    ]
    var memory = InMemoryTiles(layout: header.layout)
    for tile in tiles { memory.insert(tile) }
    let inMemory = WaveformPyramid(memory)
    let inFile = WaveformPyramid(try PyramidFile(pyramid(header, tiles)))
    for (from, to, count) in [
      (0, 1_348_576, 100), (1_000_000, 1_100_000, 77), (-500, 2_000_000, 9),
    ] {
      for level in [0, 2, 3, 6] {
        let points = inFile.points(
          from: Int64(from), to: Int64(to), count: count, finestLevel: level)
        let expected = inMemory.points(
          from: Int64(from), to: Int64(to), count: count, finestLevel: level)
        #expect(points == expected)
      }
      let loudness = inFile.loudness(from: Int64(from), to: Int64(to), count: count)
      #expect(loudness == inMemory.loudness(from: Int64(from), to: Int64(to), count: count))
    }
    #expect(inFile.source.damage == nil)
  }
}
