import TestSupport
import Testing
import Waveforms

@testable import WaveformFiles

@Suite("Pyramid file")
struct PyramidFileTests {
  @Test("What was written is read again", arguments: [1, 2, 32])
  func roundTrip(channels: Int) throws {
    var random = SplitMix64(seed: UInt64(channels))
    let header = pyramidHeader(channels: channels)
    let tiles = [
      randomTile(channels: channels, index: 0, using: &random),
      randomTile(channels: channels, index: 1, frames: 1, using: &random),
    ]
    let file = try PyramidFile(pyramid(header, tiles))
    #expect(file.header == header)
    #expect(file.frameCount == Int64(PyramidLayout.framesPerTile) + 1)
    #expect(
      file.state.invalidSampleCount
        == Int64(tiles[0].invalidSampleCount + tiles[1].invalidSampleCount))
    for tile in tiles {
      #expect(try file.tile(tile.index) == tile)
      #expect(file.lentLoudness(tile: tile.index) == tile.loudness)
      for level in [0, 2] {
        #expect(file.lentPoints(tile: tile.index, finestLevel: level) == tile.points)
      }
      let coarse = Array(tile.points[..<header.layout.offset(level: 2, row: 0)])
      for level in [3, 6] {
        #expect(file.lentPoints(tile: tile.index, finestLevel: level) == coarse)
      }
    }
    #expect(file.damage == nil)
  }

  @Test("Tiles that aren't there are not lent", arguments: [-1, 1, 2, .max, .min] as [Int64])
  func absentTiles(tile: Int64) throws {
    var random = SplitMix64(seed: 1)
    let file = try PyramidFile(
      pyramid(pyramidHeader(channels: 1), [randomTile(channels: 1, index: 0, using: &random)]))
    #expect(file.lentPoints(tile: tile, finestLevel: 6) == nil)
    #expect(file.lentLoudness(tile: tile) == nil)
    #expect(try file.tile(tile) == nil)
    #expect(file.damage == nil)
  }

  @Test("A file without a tile covers nothing")
  func empty() throws {
    let file = try PyramidFile(pyramid(pyramidHeader(channels: 2), []))
    #expect(file.frameCount == 0)
    #expect(file.state.isComplete)
    #expect(file.lentPoints(tile: 0, finestLevel: 6) == nil)
    #expect(file.wholeTileCount() == 0)
  }

  @Test("A last tile grows in its place")
  func growth() throws {
    var random = SplitMix64(seed: 2)
    var writer = PyramidFileWriter(
      pyramidHeader(channels: 1), expectedFrameCount: 3_000_000, isPreview: true)
    var bytes: [UInt8] = []
    bytes.apply(writer.start())
    var invalid: Int64 = 0
    for (index, frames) in [(0, 300), (0, 70_000), (0, 1_048_576), (1, 5)] {
      let tile = randomTile(channels: 1, index: Int64(index), frames: frames, using: &random)
      if frames > 70_000 || index == 1 { invalid += Int64(tile.invalidSampleCount) }
      let (tileWrite, state) = writer.append(tile)
      bytes.apply(tileWrite)
      bytes.apply(state)
      let file = try PyramidFile(bytes)
      #expect(file.frameCount == Int64(index * PyramidLayout.framesPerTile + frames))
      #expect(try file.tile(Int64(index)) == tile)
      #expect(file.state.isPreview && !file.state.isComplete)
      #expect(file.state.expectedFrameCount == 3_000_000)
    }
    #expect(try PyramidFile(bytes).state.invalidSampleCount == invalid)
  }

  @Test("Work goes on behind the last full tile that is whole", arguments: [0, 1, 2, 3])
  func continuing(damagedTile: Int) throws {
    var random = SplitMix64(seed: 3)
    let header = pyramidHeader(channels: 1)
    var tiles = (0..<3).map { randomTile(channels: 1, index: Int64($0), using: &random) }
    tiles.append(randomTile(channels: 1, index: 3, frames: 9000, using: &random))
    let whole = pyramid(header, tiles)
    var bytes = whole
    bytes[256 + damagedTile * 44_224 + 40_000] ^= 1
    let damaged = try PyramidFile(bytes)
    #expect(damaged.wholeTileCount() == Int64(min(damagedTile, 3)))
    var writer = PyramidFileWriter(continuing: damaged)
    #expect(writer.nextTile == Int64(min(damagedTile, 3)))
    for tile in tiles[Int(writer.nextTile)...] {
      let (tile, state) = writer.append(tile)
      bytes.apply(tile)
      bytes.apply(state)
    }
    bytes.apply(writer.finish(isTruncated: false))
    #expect(bytes[256...] == whole[256...])
    let mended = try PyramidFile(bytes)
    #expect(mended.state.isComplete)
    #expect(
      mended.state.invalidSampleCount == tiles.reduce(0) { $0 + Int64($1.invalidSampleCount) })
    #expect(try (0..<4).map { try mended.tile($0) } == tiles)
  }

  @Test("A file is whole wherever its writer stops", arguments: 1...12)
  func interruption(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var writer = PyramidFileWriter(pyramidHeader(channels: 1))
    var bytes: [UInt8] = []
    bytes.apply(writer.start())
    var complete: [WaveformTile] = []
    for index in 0..<3 {
      let tile = randomTile(channels: 1, index: Int64(index), using: &random)
      let (tileWrite, state) = writer.append(tile)
      for (write, isCounted) in [(tileWrite, false), (state, true)] {
        // Cut off at any byte: what was there before is as it was.
        var cut = bytes
        let count = Int.random(in: 0...write.bytes.count, using: &random)
        cut.apply(FileWrite(offset: write.offset, bytes: Array(write.bytes[..<count])))
        let file = try PyramidFile(cut)
        let tiles = try (0..<file.state.tileCount).map { try file.tile($0) }
        #expect(tiles == complete || tiles == complete + [tile])
        #expect(tiles.count <= complete.count || isCounted)
        bytes.apply(write)
      }
      complete.append(tile)
    }
  }
}
