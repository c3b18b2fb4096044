import WaveformFiles

/// The blocks of a file by which its contents are known.
struct ContentSamples: Equatable {
  /// Bytes of a block.
  static let blockSize: Int64 = 64 << 10
  /// Bytes up to which a file is read as a whole.
  static let wholeSize: Int64 = 64 * blockSize
  /// Blocks of a longer file: the first, the last, and some at equal distances between.
  static let blockCount: Int64 = 16

  /// Where blocks begin.
  let offsets: [Int64]
  /// Whether they are all there is.
  let areAll: Bool

  init(size: Int64) {
    areAll = size <= Self.wholeSize
    if areAll {
      offsets = Array(stride(from: 0, to: size, by: Int64.Stride(Self.blockSize)))
    } else {
      // The space between is divided first, since its product needn't fit.
      let (step, rest) = (size - Self.blockSize).quotientAndRemainder(
        dividingBy: Self.blockCount - 1)
      offsets = (0..<Self.blockCount).map { $0 * step + $0 * rest / (Self.blockCount - 1) }
    }
  }

  /// The checksum of the blocks' checksums.
  ///
  /// - Complexity: `wholeSize` bytes are read at most.
  func checksum(of file: OpenFile) throws(WaveformStoreError) -> UInt64 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(Self.blockSize), alignment: 8)
    defer { buffer.deallocate() }
    var checksums: [UInt64] = []
    for offset in offsets {
      let count = try file.read(into: buffer, at: offset)
      let block = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      checksums.append(xxh64(block, seed: UInt64(offset)).littleEndian)
    }
    return checksums.withUnsafeBytes { xxh64($0, seed: 0) }
  }
}
