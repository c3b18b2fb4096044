import Glibc

/// Where media lies: in a file of this machine, or behind an address.
///
/// What is a file stays a file, whatever its name looks like: `--help`, `edl://x` and `http:a` are
/// names as good as any other.
public enum MediaLocation: Sendable, Hashable {
  /// A file, by an absolute path or one from the working directory.
  case file(path: FilePath)
  /// A stream, by its address.
  case stream(url: String)

  /// Makes a location from what a user typed or dropped.
  ///
  /// A path that exists is a file; a `file:` address is the file that it names; anything else that
  /// begins with a scheme is a stream; and the rest is a file, which then is missing.
  public init(argument: FilePath) {
    if access(argument.cString, F_OK) == 0 {
      self = .file(path: argument)
    } else if let path = MediaLocation.path(ofFileURL: argument) {
      self = .file(path: path)
    } else if MediaLocation.scheme(of: argument.text) != nil {
      self = .stream(url: argument.text)
    } else {
      self = .file(path: argument)
    }
  }

  /// Makes a location from what a user typed or dropped, where that is a text.
  public init(argument: String) {
    self.init(argument: FilePath(argument))
  }

  /// The path or the address, for showing.
  public var text: String {
    switch self {
    case .file(let path): path.text
    case .stream(let url): url
    }
  }
}

extension MediaLocation {
  /// The scheme that an address begins with, in lower case; nothing where there is none.
  public static func scheme(of text: String) -> String? {
    guard let end = text.firstIndex(of: ":"), text[end...].hasPrefix("://") else { return nil }
    let scheme = text[..<end]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return scheme.lowercased()
  }

  /// The path in a `file:` address of this machine, with its per cent signs resolved.
  private static func path(ofFileURL url: FilePath) -> FilePath? {
    guard scheme(of: url.text) == "file" else { return nil }
    let rest = url.bytes.dropFirst("file://".utf8.count)
    let host = "localhost"
    let isNamed = rest.starts(with: "\(host)/".utf8)
    let path = FilePath(bytes: decodingPercents(in: rest.dropFirst(isNamed ? host.utf8.count : 0)))
    return path.isAbsolute ? path : nil
  }

  /// The bytes with every `%41` replaced by the byte it stands for.
  private static func decodingPercents(in escaped: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(escaped)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), decoded != 0
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
