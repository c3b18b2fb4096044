import Glibc
import MediaLocations

/// What is asked of a file before FFmpeg may open it.
enum RegularFile {
  /// Makes sure that a regular file stands at a path and may be read.
  ///
  /// FFmpeg would open a pipe too, and hang there without asking whether it was cancelled; so that has to
  /// be allowed.
  static func check(_ path: FilePath, allowsPipes: Bool) throws(AudioDecodingError) {
    guard !path.bytes.contains(0) else { throw .missing(location: path.text) }
    // Opening a pipe just to look would already be heard at its other end.
    if allowsPipes, isPipe(path) { return }
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .missing(location: path.text)
        : .unreadable(location: path.text, reason: ffmpegErrorText(-code))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(location: path.text)
    }
  }

  private static func isPipe(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
