#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system knows of a file.
struct FileStatus: Hashable {
  /// Which file it is, whatever its name.
  let device: UInt64
  let number: UInt64
  /// Bytes, as far as reading goes.
  let size: Int64
  /// Bytes of the disk.
  let sizeOnDisk: Int64
  let modificationTime: FileTime
  let isRegular: Bool

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    // Counted in 512 bytes everywhere, as POSIX leaves open and both systems say in stat(2).
    sizeOnDisk = Int64(status.st_blocks) * 512
    isRegular = status.st_mode & S_IFMT == S_IFREG
    #if canImport(Glibc)
    modificationTime = FileTime(status.st_mtim)
    #else
    modificationTime = FileTime(status.st_mtimespec)
    #endif
  }

  /// Looks at what has a name, without following links; nothing where there is nothing.
  init?(at path: Path) {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether two are of the same file.
  func isSameFile(as other: Self) -> Bool { device == other.device && number == other.number }
}
