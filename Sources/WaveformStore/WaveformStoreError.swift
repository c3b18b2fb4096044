#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a media file can't be told apart from others, or a waveform isn't kept on the disk.
///
/// Its description says it in a sentence, and what to do.
public struct WaveformStoreError: Error, Equatable, Sendable {
  /// What the system was asked for.
  public enum Operation: Equatable, Sendable {
    /// To make a folder.
    case makeFolder
    /// To open a file.
    case open
    /// To read a file, or what is known of it.
    case read
    /// To lock a file against other programs.
    case lock
    /// To write to a file.
    case write
    /// To see a file's bytes to the disk.
    case synchronise
    /// To give a file its name.
    case rename
  }

  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The system refused, with this number of `errno`.
    case system(Operation, code: Int32)
    /// What stands there isn't a regular file.
    case notAFile
    /// The media changed while it was read.
    case mediaChanged
    /// Another recorder, here or in another program, is writing this waveform.
    case inUse
    /// The waveform has so many bytes, which is more than the cache may have.
    case largerThanCache(byteCount: Int64)
    /// No folder is known to keep waveforms in: neither `XDG_CACHE_HOME` nor `HOME` says one.
    case noFolder
  }

  /// What is wrong.
  public let problem: Problem
  /// The file or folder, for showing; bytes that are no UTF-8 are replaced.
  public let path: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - path: The file or folder, for showing.
  public init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }

  /// Makes an error of the reason that the system gave last.
  static func system(_ operation: Operation, path: borrowing Path) -> Self {
    let code = errno
    return Self(.system(operation, code: code), path: path.text)
  }
}

extension WaveformStoreError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in English.
  public var description: String { "\(path): \(problem)" }
}

extension WaveformStoreError.Problem: CustomStringConvertible {
  /// What is wrong, and what to do, in English.
  public var description: String {
    switch self {
    case .system(let operation, let code):
      "can't \(operation): \(String(cString: strerror(code)))"
    case .notAFile: "isn't a regular file; give one, or move it out of the way"
    case .mediaChanged: "changed while it was read; read it again once it is finished"
    case .inUse: "is being written by another program, whose result can be used when it is done"
    case .largerThanCache(let count):
      "needs \(count) bytes, more than the whole cache may have; raise its limit"
    case .noFolder: "no folder is known for the cache; set HOME or XDG_CACHE_HOME"
    }
  }
}

extension WaveformStoreError.Operation: CustomStringConvertible {
  /// What was to be done, in English.
  public var description: String {
    switch self {
    case .makeFolder: "make the folder"
    case .open: "open the file"
    case .read: "read the file"
    case .lock: "lock the file"
    case .write: "write the file"
    case .synchronise: "bring the file to the disk"
    case .rename: "rename the file"
    }
  }
}
