import Glibc
import MediaLocations

/// A file that gets its name only when it is whole, so that a failure leaves nothing behind.
///
/// Linux keeps such a file without any name. Where a file system can't, it has a hidden one, which goes
/// again with this object.
///
/// *Lifetime*: the file is gone with it, unless it was named.
/// *Concurrency*: one thread at a time.
final class UnfinishedFile {
  private let folder: FilePath
  private let descriptor: Int32
  private var hiddenName: FilePath?
  private var pending: [UInt8] = []

  /// Bytes that are kept before they are written.
  private static let bufferSize = 65_536

  /// Begins an empty file in a folder.
  init(in folder: FilePath) throws(WaveformToolError) {
    self.folder = folder
    // O_TMPFILE, which Swift doesn't import.
    let unnamed = open(folder.cString, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o666)
    if unnamed >= 0 {
      descriptor = unnamed
      return
    }
    let name = Self.hiddenName(in: folder)
    descriptor = open(name.cString, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(folder) }
    hiddenName = name
  }

  deinit {
    close(descriptor)
    if let hiddenName { unlink(hiddenName.cString) }
  }

  /// Appends bytes.
  func append(_ bytes: some Collection<UInt8>) throws(WaveformToolError) {
    pending += bytes
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Puts bytes in the place of as many others.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(WaveformToolError) {
    try flush()
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .system(folder) }
    try append(bytes)
    try flush()
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw .system(folder) }
  }

  /// Appends all of another file.
  func append(contentsOf other: UnfinishedFile) throws(WaveformToolError) {
    try flush()
    try other.copy(to: descriptor, called: folder)
  }

  /// The path under which it can be read again, for as long as it lives.
  func readingPath() throws(WaveformToolError) -> FilePath {
    try flush()
    return descriptorPath
  }

  private var descriptorPath: FilePath { FilePath("/proc/self/fd/\(descriptor)") }

  /// Writes all of it to a descriptor, which has a name for errors.
  func copy(to target: Int32, called name: FilePath) throws(WaveformToolError) {
    try flush()
    guard lseek(descriptor, 0, SEEK_SET) >= 0 else { throw .system(folder) }
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw .system(folder) }
      guard count > 0 else { return }
      try write(buffer[..<count], to: target, called: name)
    }
  }

  /// Gives the file its name in its folder, in the place of whatever had it.
  func name(_ path: FilePath) throws(WaveformToolError) {
    try flush()
    let name = hiddenName ?? Self.hiddenName(in: folder)
    if hiddenName == nil {
      guard linkat(AT_FDCWD, descriptorPath.cString, AT_FDCWD, name.cString, AT_SYMLINK_FOLLOW) == 0
      else {
        throw .system(path)
      }
      hiddenName = name
    }
    guard rename(name.cString, path.cString) == 0 else { throw .system(path) }
    hiddenName = nil
  }

  private func flush() throws(WaveformToolError) {
    try write(pending[...], to: descriptor, called: folder)
    pending.removeAll(keepingCapacity: true)
  }

  private func write(
    _ bytes: ArraySlice<UInt8>, to target: Int32, called name: FilePath
  ) throws(WaveformToolError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(name) }
      rest = rest.dropFirst(count)
    }
  }

  private static func hiddenName(in folder: FilePath) -> FilePath {
    folder.appending(FilePath(".seekkit-\(UInt64.random(in: 0...UInt64.max)).part"))
  }
}
