import TestSupport
import Testing
import Waveforms

@testable import WaveformFiles

@Suite("A changed byte in a pyramid file")
struct PyramidCorruptionTests {
  @Test("It is noticed, or leaves an older state", arguments: [0, 1, 2, 3], [1, 0x80, 0xFF])
  func everyByte(quarter: Int, change: UInt8) throws {
    var random = SplitMix64(seed: 5)
    let tile = randomTile(channels: 1, index: 0, frames: 1000, using: &random)
    let whole = pyramid(pyramidHeader(channels: 1), [tile])
    // The fine part is one block under one checksum: some of its bytes stand for all.
    let places = Array(0..<1472) + Array(stride(from: 1472, to: whole.count, by: 67))
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: whole.count, alignment: 8)
    defer { memory.deallocate() }
    memory.copyBytes(from: whole)
    for place in places where place % 4 == quarter {
      memory[place] ^= change
      defer { memory[place] ^= change }
      #expect(
        isNoticedOrHarmless(FileBytes(UnsafeRawBufferPointer(memory), owner: nil), tile), "\(place)"
      )
    }
  }

  /// Whether the file is refused, gives the same tile, or counts it as damaged.
  private func isNoticedOrHarmless(_ bytes: FileBytes, _ tile: WaveformTile) -> Bool {
    guard let file = try? PyramidFile(bytes) else { return true }
    guard file.frameCount == 1000, file.header == pyramidHeader(channels: 1) else { return false }
    guard let read = try? file.tile(0) else { return file.damage != nil }
    return read == tile
  }
}
