import Testing

@testable import WaveformFiles

@Suite("XXH64")
struct XXH64Tests {
  @Test(
    "Checksums are those of the reference program",
    arguments: [
      ([], 0, 0xEF46_DB37_51D8_E999),
      (Array("a".utf8), 0, 0xD24E_C4F1_A98C_6E5B),
      (Array("abc".utf8), 0, 0x44BC_2CF5_AD77_0999),
      (Array(0..<32), 0, 0xCBF5_9C51_16FF_32B4),
      (Array(0..<101), 1, 0x4364_9992_8C06_F890),
      (Array(0..<64), 0x8000_0000_0000_0005, 0xE4F2_16DA_C163_4757),
    ] as [([UInt8], UInt64, UInt64)])
  func vectors(bytes: [UInt8], seed: UInt64, expected: UInt64) {
    #expect(bytes.withUnsafeBytes { xxh64($0, seed: seed) } == expected)
  }
}
