import Glibc

/// Where media stands: a file's path, or an address on the network.
enum MediaLocation: Hashable {
  case file(path: String)
  case network(url: String)

  /// Tells paths and addresses apart: what begins with a scheme and `://` is an address, and one
  /// of the scheme `file` is a path again.
  init(_ text: String) {
    guard let scheme = Self.scheme(of: text) else {
      self = .file(path: text)
      return
    }
    guard scheme.lowercased() == "file" else {
      self = .network(url: text)
      return
    }
    let rest = text.dropFirst(scheme.count + 3)
    let path = rest.drop { $0 != "/" }
    self = .file(path: Self.percentDecoded(path))
  }

  /// Makes sure that a regular file stands at a path and may be read.
  ///
  /// FFmpeg would open a pipe too, and hang there without asking whether it was cancelled.
  static func checkFile(_ path: String) throws(AudioDecodingError) {
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

  private static func scheme(of text: String) -> Substring? {
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard scheme.first?.isLetter == true else { return nil }
    return text.dropFirst(scheme.count).hasPrefix("://") ? scheme : nil
  }

  /// Bytes written as `%` and two hexadecimal digits become those bytes; anything else stays.
  private static func percentDecoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), let decoded = hexadecimal(digits) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ isxdigit(Int32($0)) != 0 }) else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
