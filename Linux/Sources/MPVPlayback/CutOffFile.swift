import Glibc
import MediaLocations

/// Tells files of which a part is missing, by the lengths that they themselves give.
enum CutOffFile {
  /// How many bytes a file has, and those at a place of it.
  struct Source {
    /// The file's length in bytes.
    let size: UInt64
    /// Gives bytes from an offset on, fewer where the file ends.
    let bytes: (_ offset: UInt64, _ count: Int) -> [UInt8]
  }

  /// The most boxes that are looked at: films in many fragments say nothing of their length.
  private static let mostBoxes = 64

  /// Whether a file is known to be shorter than it was meant to be, by playing to its end.
  ///
  /// - Complexity: O(1); reads some bytes at 64 places at most.
  static func isCutOff(atPath path: FilePath) -> Bool {
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return isCutOff(
      Source(size: UInt64(status.st_size)) { offset, count in
        [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
          read = max(0, pread(file, buffer.baseAddress, count, Int(clamping: offset)))
        }
      })
  }

  /// Whether a source is shorter than it was meant to be; false where its format gives no length.
  static func isCutOff(_ source: Source) -> Bool {
    let start = source.bytes(0, 64)
    if isMP4(beginning: start) { return isCutOffMP4(source) }
    // FLAC gives its length in samples alone, which is exact.
    return start.starts(with: Array("fLaC".utf8)) || isCutOffMatroska(start, size: source.size)
  }

  /// Whether bytes at a file's beginning are those of MP4, QuickTime or their like (ISO 14496-12).
  static func isMP4(beginning bytes: [UInt8]) -> Bool {
    bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  private static func isCutOffMP4(_ source: Source) -> Bool {
    var offset: UInt64 = 0
    for _ in 0..<mostBoxes where offset < source.size {
      let header = source.bytes(offset, 16)
      guard header.count >= 8 else { return true }
      var length = number(header[..<4])
      if length == 1, header.count == 16 { length = number(header[8...]) }
      // Nothing means that the box goes on to the end; less than its header is none.
      guard length >= 8 else { return false }
      guard length <= source.size - offset else { return true }
      offset += length
    }
    return false
  }

  /// The file's header, then its segment, each an identifier, a length and so many bytes (RFC 8794).
  private static func isCutOffMatroska(_ start: [UInt8], size: UInt64) -> Bool {
    guard start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]), let header = length(start.dropFirst(4)),
      header.value < 64
    else { return false }
    let segment = start.dropFirst(4 + header.bytes + Int(header.value))
    guard segment.starts(with: [0x18, 0x53, 0x80, 0x67]),
      let body = length(segment.dropFirst(4))
    else { return false }
    let bodyStart = UInt64(segment.startIndex + 4 + body.bytes)
    return size < bodyStart || body.value > size - bodyStart
  }

  /// An element's length, whose leading zero bits tell its own; nothing where it is left open.
  private static func length(_ bytes: ArraySlice<UInt8>) -> (value: UInt64, bytes: Int)? {
    guard let first = bytes.first, first != 0 else { return nil }
    let count = first.leadingZeroBitCount + 1
    guard bytes.count >= count else { return nil }
    let unmarked = number(bytes.prefix(count)) & ((1 << (7 * UInt64(count))) - 1)
    return unmarked == (1 << (7 * UInt64(count))) - 1 ? nil : (unmarked, count)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
