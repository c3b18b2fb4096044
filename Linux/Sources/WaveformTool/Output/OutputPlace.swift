import Glibc
import MediaLocations

/// Where a finished file goes: to a path, or to standard output.
enum OutputPlace: Hashable {
  /// Into a file, in the place of whatever is there.
  case file(FilePath)
  /// Into something that is no file, such as a pipe or a device.
  case device(FilePath)
  /// To standard output.
  case standardOutput

  /// Makes the place for a path.
  init(_ path: FilePath) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else {
      self = .file(path)
      return
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    self = isFile ? .file(Self.target(of: path)) : .device(path)
  }

  /// Begins the file, beside its place where it has one.
  func begin() throws(WaveformToolError) -> UnfinishedFile {
    switch self {
    case .file(let path): try UnfinishedFile(in: path.folder)
    case .device, .standardOutput: try UnfinishedFile(in: Self.temporaryFolder)
    }
  }

  /// Puts the finished file into its place.
  func finish(_ file: UnfinishedFile) throws(WaveformToolError) {
    switch self {
    case .file(let path): try file.name(path)
    case .standardOutput: try file.copy(to: STDOUT_FILENO, called: "-")
    case .device(let path):
      let descriptor = open(path.cString, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system(path) }
      defer { close(descriptor) }
      try file.copy(to: descriptor, called: path)
    }
  }

  /// Whether this is the same file as one that is read.
  func isSame(as input: FilePath) -> Bool {
    guard case .file(let path) = self else { return false }
    var own = stat()
    var other = stat()
    return stat(path.cString, &own) == 0 && stat(input.cString, &other) == 0
      && own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// The file that a symbolic link stands for, so that the link stays.
  private static func target(of path: FilePath) -> FilePath {
    guard let resolved = realpath(path.cString, nil) else { return path }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  private static var temporaryFolder: FilePath {
    getenv("TMPDIR").map { FilePath(cString: $0) } ?? "/var/tmp"
  }
}
