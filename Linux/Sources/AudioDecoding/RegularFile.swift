import Glibc

/// What is asked of a file before FFmpeg may open it.
enum RegularFile {
  /// Makes sure that a regular file stands at a path and may be read.
  ///
  /// FFmpeg would open a pipe too, and hang there without asking whether it was cancelled.
  static func check(_ path: String) throws(AudioDecodingError) {
    guard !path.utf8.contains(0) else { throw .missing(location: path) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .missing(location: path)
        : .unreadable(location: path, reason: ffmpegErrorText(-code))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(location: path)
    }
  }
}
