import WaveformFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file's bytes as memory, to be read where they stand.
///
/// Beyond the file's end there is room of addresses alone, so that what is appended later can be
/// read in the same place. Whoever cuts the file short meanwhile makes reading beyond the new end
/// stop the program (SIGBUS), and so does a disk that fails; nothing here ever cuts a file short.
/// So this is for files that the cache has made, and not for ones that anybody may write.
///
/// *Lifetime*: unmapped when the last user goes. *Concurrency*: the bytes are only read.
final class MappedFile: @unchecked Sendable {
  private let buffer: UnsafeRawBufferPointer

  /// Maps a file from its start, with room for as much again as it has now.
  init(_ file: OpenFile) throws(WaveformStoreError) {
    // There are no mappings of nothing.
    let size = max(Int(try file.status().size), 1 << 20) * 2
    guard let start = mmap(nil, size, PROT_READ, MAP_SHARED, file.descriptor, 0),
      start != MAP_FAILED
    else { throw .system(.read, path: file.path) }
    buffer = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), buffer.count) }

  /// The most bytes that the file may have to be read here.
  var capacity: Int { buffer.count }

  /// The first bytes of the file, which keep the mapping.
  ///
  /// - Parameter count: As many bytes as the file has at this moment, up to `capacity`.
  /// - Returns: The bytes.
  func bytes(_ count: Int) -> FileBytes {
    FileBytes(UnsafeRawBufferPointer(rebasing: buffer[..<count]), owner: self)
  }

  /// Has bytes fetched from the disk, without a wait; what is beyond `capacity` is left out.
  func fetch(_ range: Range<Int64>) {
    let page = Int64(getpagesize())
    let bytes = (range.lowerBound / page * page..<range.upperBound).clamped(to: 0..<Int64(capacity))
    let start = buffer.baseAddress.map { $0 + Int(bytes.lowerBound) }
    guard !bytes.isEmpty else { return }
    madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_WILLNEED)
  }
}

extension OpenFile {
  /// The bytes that the file has at this moment, where they stand.
  ///
  /// - Parameter mapping: A mapping of the file, if there is one; a larger one takes its place
  ///   where the file has outgrown it.
  /// - Returns: The bytes.
  /// - Throws: What the system said.
  func bytes(in mapping: inout MappedFile?) throws(WaveformStoreError) -> FileBytes {
    let count = Int(try status().size)
    if let mapping, mapping.capacity >= count { return mapping.bytes(count) }
    let larger = try MappedFile(self)
    mapping = larger
    return larger.bytes(count)
  }

  /// The pyramid that the file has at this moment; nothing where it has none.
  func pyramid(in mapping: inout MappedFile?) -> PyramidFile? {
    (try? bytes(in: &mapping)).flatMap { try? PyramidFile($0) }
  }
}
