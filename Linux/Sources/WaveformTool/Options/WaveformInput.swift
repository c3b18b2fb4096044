import Glibc
import MediaLocations

/// What a waveform is made of.
enum WaveformInput: Hashable {
  /// A file, or an address on the network.
  case location(MediaLocation)
  /// What comes in on standard input.
  case standardInput

  /// Makes an input from what a user typed.
  init(argument: FilePath) {
    self = argument == "-" ? .standardInput : .location(MediaLocation(argument: argument))
  }

  /// Where FFmpeg finds it.
  var location: MediaLocation {
    switch self {
    case .location(let location): location
    case .standardInput: .file(path: "/dev/stdin")
    }
  }

  /// The name to show, and to put into lines for machines.
  var name: String {
    switch self {
    case .location(let location): location.text
    case .standardInput: "-"
    }
  }
}

extension WaveformInput {
  /// The name of the file that its waveform becomes in a folder.
  func outputName(_ kind: OutputKind) -> FilePath {
    guard case .location(let location) = self else { return FilePath("stdin." + kind.rawValue) }
    let name =
      switch location {
      case .file(let path): path.fileName
      case .stream(let url): FilePath(url).fileName
      }
    let ending = name.fileExtension.utf8.count
    let stem = ending == 0 ? Array(name.bytes) : Array(Array(name.bytes).dropLast(ending + 1))
    return FilePath(bytes: stem + Array(("." + kind.rawValue).utf8))
  }

  /// Whether it's something that can be read once, such as a pipe.
  var isPipe: Bool {
    guard case .file(let path) = location else { return false }
    var status = stat()
    return stat(path.cString, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
