#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The folder that waveforms are kept in.
struct CacheFolder: Hashable {
  let path: Path

  /// The user's own, by the XDG Base Directory Specification 0.8: below `XDG_CACHE_HOME` where that
  /// is absolute, or else below `.cache` at home.
  init?(cacheHome: UnsafePointer<CChar>?, home: UnsafePointer<CChar>?) {
    if let base = cacheHome.map({ Path($0) }), base.isAbsolute {
      path = base.appending("seekkit").appending("waveforms")
    } else if let base = home.map({ Path($0) }), base.isAbsolute {
      path = base.appending(".cache").appending("seekkit").appending("waveforms")
    } else {
      return nil
    }
  }

  init(_ path: Path) { self.path = path }

  /// Makes the folder, and those that it is in, for the user alone; ones that exist stay as they
  /// are.
  func create() throws(WaveformStoreError) { try Self.create(path) }

  private static func create(_ path: Path) throws(WaveformStoreError) {
    if mkdir(path.cString, 0o700) == 0 || errno == EEXIST { return }
    let code = errno
    guard code == ENOENT, let parent = path.parent else {
      throw WaveformStoreError(.system(.makeFolder, code: code), path: path.text)
    }
    try create(parent)
    guard mkdir(path.cString, 0o700) == 0 || errno == EEXIST else {
      throw .system(.makeFolder, path: path)
    }
  }

  /// A waveform in the folder.
  struct Entry: Equatable {
    let name: String
    let isPartial: Bool
    /// Bytes of the disk.
    let size: Int64
    let lastUse: FileTime
  }

  /// All waveforms in the folder; nothing else in it counts.
  func entries() -> [Entry] {
    fileNames().compactMap { name in
      guard let cacheName = CacheName(name),
        let status = FileStatus(at: path.appending(name)), status.isRegular
      else { return nil }
      return Entry(
        name: name, isPartial: name == cacheName.partial, size: status.sizeOnDisk,
        lastUse: status.modificationTime)
    }
  }

  private func fileNames() -> [String] {
    guard let folder = opendir(path.cString) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        })
    }
    return names
  }
}
