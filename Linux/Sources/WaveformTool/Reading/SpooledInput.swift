import Glibc
import MediaLocations

/// What comes through a pipe, kept in a file without a name so that it can be read twice.
///
/// *Lifetime*: the file is gone with it.
final class SpooledInput {
  /// The file as an input.
  let input: WaveformInput
  private let file: UnfinishedFile

  private static let bufferSize = 65_536

  /// Reads a pipe to its end.
  init(_ path: FilePath) throws(WaveformToolError) {
    let source = open(path.cString, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .unkeepable(reason: String(cString: strerror(errno))) }
    defer { close(source) }
    file = try OutputPlace.standardOutput.begin()
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unkeepable(reason: String(cString: strerror(errno))) }
      guard count > 0 else { break }
      try file.append(buffer[..<count])
    }
    input = .location(.file(path: try file.readingPath()))
  }
}
