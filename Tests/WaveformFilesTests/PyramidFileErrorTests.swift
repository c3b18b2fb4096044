import TestSupport
import Testing
import Waveforms

@testable import WaveformFiles

/// A way to break a file, and what is said of it.
private struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let error: WaveformFileError
  let inflict: @Sendable (inout [UInt8]) -> Void

  init(
    _ description: String, _ field: WaveformFileError.Field, _ problem: WaveformFileError.Problem,
    at offset: Int64, _ inflict: @escaping @Sendable (inout [UInt8]) -> Void
  ) {
    testDescription = description
    error = WaveformFileError(.pyramid, field, problem, at: offset)
    self.inflict = inflict
  }
}

/// Puts a number into the state that counts, and makes the checksum fit it.
private func putIntoState(_ number: Int64, at place: Int, _ bytes: inout [UInt8]) {
  bytes.put(number, at: 128 + place)
  bytes.seal(128..<184, at: 184)
}

private let frames: ClosedRange<Int64> = 0...PyramidLayout.maximumFrameCount

private let damagedHeaders = [
  Damage("another format", .magic, .otherFormat, at: 0) { $0[7] ^= 1 },
  Damage("version 2", .version, .outOfRange(2, allowed: 1...1), at: 8) { $0[8] = 2 },
  Damage("a header that was changed", .header, .checksumMismatch, at: 0) { $0[30] ^= 1 },
  Damage("no channel", .channels, .outOfRange(0, allowed: 1...32), at: 12) {
    $0.put(UInt32(0), at: 12)
    $0.seal(0..<120, at: 120)
  },
  Damage("4 billion channels", .channels, .outOfRange(0xFFFF_FFFF, allowed: 1...32), at: 12) {
    $0.put(UInt32.max, at: 12)
    $0.seal(0..<120, at: 120)
  },
  Damage("no sample rate", .sampleRate, .outOfRange(0, allowed: 1...0x7FFF_FFFF), at: 16) {
    $0.put(UInt32(0), at: 16)
    $0.seal(0..<120, at: 120)
  },
  Damage("no whole state", .state, .checksumMismatch, at: 128) {
    $0[130] ^= 1
    $0[200] ^= 1
  },
  Damage("frames below 0", .state, .outOfRange(-1, allowed: frames), at: 136) {
    putIntoState(-1, at: 8, &$0)
  },
  Damage("too many frames", .state, .outOfRange(1 << 41, allowed: frames), at: 136) {
    putIntoState(1 << 41, at: 8, &$0)
  },
  Damage("too many expected frames", .state, .outOfRange(.max, allowed: frames), at: 144) {
    putIntoState(.max, at: 16, &$0)
  },
  Damage("invalid samples below 0", .state, .outOfRange(-1, allowed: 0...Int64.max / 2), at: 152) {
    putIntoState(-1, at: 24, &$0)
  },
  Damage("a state that none can follow", .state, .outOfRange(.max, allowed: 0...1 << 62), at: 128) {
    putIntoState(.max, at: 0, &$0)
  },
]

/// Tile 1 begins at byte 256 + 44,224.
private let damagedTiles = [
  Damage("a changed coarse part", .coarsePart(tile: 1), .checksumMismatch, at: 44_480) {
    $0[44_480 + 100] ^= 1
  },
  Damage("a changed fine part", .finePart(tile: 1), .checksumMismatch, at: 45_696) {
    $0[45_696] ^= 1
  },
  Damage(
    "a tile in another's place", .coarsePart(tile: 1), .checksumMismatch, at: 44_480
  ) {
    $0.replaceSubrange(44_480..., with: Array($0[256..<44_480]))
  },
  Damage(
    "a tile with fewer frames than are counted", .coarsePart(tile: 1),
    .outOfRange(8999, allowed: 9000...1_048_576), at: 44_496
  ) {
    $0.put(UInt32(8999), at: 44_496)
    $0.seal(44_488..<45_696, at: 44_480, seed: 1)
  },
  Damage(
    "a file that ends within the coarse part", .coarsePart(tile: 1),
    .endsEarly(neededByteCount: 45_696), at: 45_695
  ) {
    $0.removeLast(43_009)
  },
  Damage(
    "a file that ends within the fine part", .finePart(tile: 1),
    .endsEarly(neededByteCount: 88_704), at: 88_703
  ) {
    $0.removeLast()
  },
]

@Suite("Damaged pyramid files")
struct PyramidFileErrorTests {
  private let tiles: [WaveformTile]
  private let file: [UInt8]

  init() {
    var random = SplitMix64(seed: 4)
    tiles = [
      randomTile(channels: 1, index: 0, using: &random),
      randomTile(channels: 1, index: 1, frames: 9000, using: &random),
    ]
    // The state that counts is the second of two: the one of an even number, in the first place.
    var bytes = pyramid(pyramidHeader(channels: 1), tiles)
    var state = PyramidFileState()
    state.sequence = 4
    state.frameCount = 1_057_576
    bytes.apply(FileWrite(offset: 128, bytes: state.bytes))
    file = bytes
  }

  @Test("A damaged header says what is wrong and where", arguments: damagedHeaders)
  private func headers(damage: Damage) {
    var bytes = file
    damage.inflict(&bytes)
    #expect(error { () throws(WaveformFileError) in try PyramidFile(bytes) } == damage.error)
  }

  @Test("A damaged tile says what is wrong and where, and is not lent", arguments: damagedTiles)
  private func damagedTile(damage: Damage) throws {
    var bytes = file
    damage.inflict(&bytes)
    let file = try PyramidFile(bytes)
    #expect(try file.tile(0) == tiles[0])
    #expect(file.damage == nil)
    #expect(error { () throws(WaveformFileError) in try file.tile(1) } == damage.error)
    #expect(file.damage == damage.error)
    #expect(file.lentPoints(tile: 1, finestLevel: 2) == nil)
    let isCoarseWhole = damage.error.field == .finePart(tile: 1)
    #expect((file.lentPoints(tile: 1, finestLevel: 3) != nil) == isCoarseWhole)
    #expect((file.lentLoudness(tile: 1) != nil) == isCoarseWhole)
    let ofCoarseParts = error { () throws(WaveformFileError) in try file.checkCoarseParts() }
    #expect(ofCoarseParts == (isCoarseWhole ? nil : damage.error))
  }

  @Test("A file that ends anywhere before its tiles is refused")
  func truncatedHeader() {
    for end in 0..<256 {
      let found = error { () throws(WaveformFileError) in try PyramidFile(Array(file[..<end])) }
      #expect(
        found
          == WaveformFileError(.pyramid, .header, .endsEarly(neededByteCount: 256), at: Int64(end)))
    }
  }

  @Test("A million tiles that aren't there cost nothing")
  func hugeCount() throws {
    var bytes = Array(file[..<256])
    putIntoState(PyramidLayout.maximumFrameCount, at: 8, &bytes)
    let file = try PyramidFile(bytes)
    #expect(file.state.tileCount == 1 << 20)
    #expect(file.lentPoints(tile: 0, finestLevel: 6) == nil)
    #expect(file.lentPoints(tile: (1 << 20) - 1, finestLevel: 0) == nil)
    #expect(file.wholeTileCount() == 0)
    #expect(file.damage?.problem == .endsEarly(neededByteCount: 256 + 1216))
  }
}
