#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension CacheFolder {
  /// Removes the waveforms that nobody has used for the longest time, until the rest has room.
  ///
  /// When a file was used last is its own time of modification, set whenever it is opened: many
  /// systems don't keep the time of access. A file that somebody reads may go, since its bytes stay
  /// until the last reader has gone; one that somebody writes stays.
  ///
  /// - Parameter limit: Bytes of the disk that all waveforms may have.
  func evict(limit: Int64) {
    let entries = entries().sorted { ($0.lastUse, $0.name) < ($1.lastUse, $1.name) }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries where size > limit {
      let isGone = entry.isPartial ? removePartial(entry.name) : remove(entry.name)
      if isGone { size -= entry.size }
    }
  }

  /// Removes a file; whether it is gone.
  @discardableResult
  func remove(_ name: String) -> Bool {
    unlink(path.appending(name).cString) == 0 || errno == ENOENT
  }

  /// Removes a file unless somebody writes it; whether it is gone.
  @discardableResult
  func removePartial(_ name: String) -> Bool {
    guard let file = try? PartialFile.claim(name, in: self, makesFile: false) else { return false }
    file.remove()
    return true
  }
}
