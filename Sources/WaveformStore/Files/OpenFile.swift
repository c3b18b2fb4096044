import WaveformFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A regular file that is open.
///
/// *Lifetime*: closed when the last user goes; whoever unlinks it or renames it meanwhile disturbs
/// nobody who has it open.
/// *Concurrency*: any thread; the calls are the system's own, at offsets that the callers name.
final class OpenFile: Sendable {
  /// What is asked of a file.
  enum Purpose {
    /// To read what is there.
    case reading
    /// To read and write; the file is made where there is none, for its owner alone.
    case recording
  }

  /// Where it was opened.
  let path: Path
  let descriptor: Int32

  /// Opens a file.
  ///
  /// Pipes and devices are refused without a wait for whoever is at their other end.
  ///
  /// - Throws: What the system said, or that it isn't a regular file.
  init(_ path: Path, for purpose: Purpose, followsLinks: Bool = false) throws(WaveformStoreError) {
    var flags = O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    flags |= purpose == .reading ? O_RDONLY : O_RDWR | O_CREAT
    let descriptor = open(path.cString, flags, 0o600)
    guard descriptor >= 0 else { throw .system(.open, path: path) }
    self.path = path
    self.descriptor = descriptor
    // From here on, leaving closes it.
    guard try status().isRegular else { throw WaveformStoreError(.notAFile, path: path.text) }
  }

  deinit { close(descriptor) }

  /// What the system knows of the file.
  func status() throws(WaveformStoreError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(.read, path: path) }
    return FileStatus(status)
  }

  /// Reads as many bytes as there is room for.
  ///
  /// - Returns: The number of bytes that were there, fewer at the end of the file.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(WaveformStoreError) -> Int {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset) + off_t(done))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(.read, path: path) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Says when the file was used last, where that is allowed.
  func setModificationTime(_ time: FileTime) {
    _ = futimens(descriptor, [time.specification, time.specification])
  }
}

extension OpenFile: RecordingFile {
  func write(_ write: FileWrite) throws(WaveformStoreError) {
    let isWritten = write.bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let place = off_t(write.offset) + off_t(done)
        let count = pwrite(descriptor, rest.baseAddress, rest.count, place)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWritten else { throw .system(.write, path: path) }
  }

  func synchronise() throws(WaveformStoreError) {
    #if canImport(Glibc)
    let result = fdatasync(descriptor)
    #else
    let result = fsync(descriptor)
    #endif
    guard result == 0 else { throw .system(.synchronise, path: path) }
  }
}

extension OpenFile {
  /// Locks the file against other recorders, unless one has locked it.
  ///
  /// The lock goes with the program, however it ends.
  ///
  /// - Returns: Whether it is ours now.
  func tryLock() throws(WaveformStoreError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw .system(.lock, path: path) }
      return false
    }
    return true
  }

  /// Gives the lock back.
  func unlock() { _ = flock(descriptor, LOCK_UN) }
}
