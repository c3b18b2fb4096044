import Glibc
import MediaLocations

/// What can be said of a file before and after the player has tried it.
enum MediaFileCheck {
  /// Why there is no use in opening the file; nothing where the player may try.
  ///
  /// - Complexity: O(1); asks the file system only.
  static func failure(ofPath path: FilePath) -> (MediaFailure, detail: String)? {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return failure(ofError: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, "")
    case S_IFREG where status.st_size == 0: return (.empty, "")
    default: break
    }
    return access(path.cString, R_OK) == 0 ? nil : failure(ofError: errno)
  }

  /// What the system's error number means for media.
  static func failure(ofError number: CInt) -> (MediaFailure, detail: String) {
    let detail = String(cString: strerror(number))
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: return (.missing, detail)
    default: return (.unreadable, detail)
    }
  }

  /// Whether a file that is no media is a list of other files.
  ///
  /// - Complexity: O(1); reads 512 bytes at most.
  static func isPlaylist(atPath path: FilePath) -> Bool {
    let name = path.text.lowercased()
    return playlistSuffixes.contains(where: name.hasSuffix)
      || isPlaylist(beginning: firstBytes(ofPath: path))
  }

  /// Whether a file is MP4, which is of no use without the index that comes last in many.
  ///
  /// - Complexity: O(1); reads 512 bytes at most.
  static func isMP4(atPath path: FilePath) -> Bool {
    CutOffFile.isMP4(beginning: firstBytes(ofPath: path))
  }

  /// Whether bytes at a file's beginning are those of a list of other files.
  static func isPlaylist(beginning bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return playlistPrefixes.contains(where: text.hasPrefix)
  }

  private static let playlistSuffixes = [
    ".m3u", ".m3u8", ".pls", ".cue", ".edl", ".xspf", ".asx", ".ram", ".ffconcat", ".mpd",
  ]

  private static let playlistPrefixes = [
    "#extm3u", "[playlist]", "[reference]", "# mpv edl", "mplayer edl", "ffconcat version",
    "<asx", "<smil", "<playlist", "<mpd", "<?xml",
  ]

  private static func firstBytes(ofPath path: FilePath) -> [UInt8] {
    var status = stat()
    // Reading from a pipe would wait, and take what the player needs.
    guard stat(path.cString, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let file = open(path.cString, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }
}
