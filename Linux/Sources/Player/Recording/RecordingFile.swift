import Glibc
import MediaLocations

/// A text file that is written line by line, so that what was recorded is there also after a crash.
///
/// *Lifetime*: open from `init` until it goes. *Concurrency*: used from the main actor.
@MainActor
final class RecordingFile {
  private let file: UnsafeMutablePointer<FILE>

  /// Opens a file in place of what is there; nothing where that can't be done.
  init?(path: FilePath) {
    guard let file = fopen(path.cString, "w") else { return nil }
    self.file = file
  }

  isolated deinit {
    fclose(file)
  }

  /// Adds lines.
  func write(_ lines: [String]) {
    for line in lines { fputs(line + "\n", file) }
    fflush(file)
  }
}
