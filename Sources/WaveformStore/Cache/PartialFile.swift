#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that we alone write, under its name for the time until it is complete.
///
/// *Lifetime*: locked from `claim` until `release`, or the program's end. Under the name there is
/// nobody else's file meanwhile, since only who has the lock renames or removes it.
/// *Concurrency*: a value; any thread.
struct PartialFile: Sendable {
  let file: OpenFile
  private let folder: CacheFolder
  private let name: String

  /// Opens and locks a file.
  ///
  /// - Throws: What the system said, or `inUse` where somebody else has locked it.
  static func claim(
    _ name: String, in folder: CacheFolder, makesFile: Bool = true
  ) throws(WaveformStoreError) -> PartialFile {
    let path = folder.path.appending(name)
    // Whoever had the lock before may have renamed or removed the file that we have opened. Then
    // another one, or none, has the name now. Nobody does that over and over, but an end is sure.
    for _ in 0..<16 {
      let file = try OpenFile(path, for: makesFile ? .recording : .reading)
      guard try file.tryLock() else { break }
      let status = try file.status()
      if let named = FileStatus(at: path), named.isSameFile(as: status) {
        return PartialFile(file: file, folder: folder, name: name)
      }
    }
    throw WaveformStoreError(.inUse, path: path.text)
  }

  /// Gives the file the name of one that is complete, in the place of the one that has it.
  func complete(as name: String) throws(WaveformStoreError) {
    guard rename(file.path.cString, folder.path.appending(name).cString) == 0 else {
      throw .system(.rename, path: file.path)
    }
  }

  /// Removes the file; those who have it open keep it.
  func remove() { folder.remove(name) }

  /// Lets others write the file.
  func release() { file.unlock() }
}
