import Glibc

/// Where media lies: in a file of this machine, or behind an address.
///
/// What is a file stays a file, whatever its name looks like: `--help`, `edl://x` and `http:a` are
/// names as good as any other.
public enum MediaLocation: Sendable, Hashable {
  /// A file, by an absolute path or one from the working directory.
  case file(path: String)
  /// A stream, by its address.
  case stream(url: String)

  /// Makes a location from what a user typed or dropped.
  ///
  /// A path that exists is a file; a `file:` address is the file that it names; anything else that
  /// begins with a scheme is a stream; and the rest is a file, which then is missing.
  public init(argument: String) {
    if access(argument, F_OK) == 0 {
      self = .file(path: argument)
    } else if let path = MediaLocation.path(ofFileURL: argument) {
      self = .file(path: path)
    } else if MediaLocation.scheme(of: argument) != nil {
      self = .stream(url: argument)
    } else {
      self = .file(path: argument)
    }
  }

  /// The path or the address, as it was given.
  public var text: String {
    switch self {
    case .file(let path): path
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
  private static func path(ofFileURL text: String) -> String? {
    guard scheme(of: text) == "file" else { return nil }
    let rest = text.dropFirst("file://".count)
    let path = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
    return path.hasPrefix("/") ? decodingPercents(in: path) : nil
  }

  /// The text with every `%41` replaced by the byte it stands for.
  private static func decodingPercents(in text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
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
    return String(decoding: bytes, as: UTF8.self)
  }
}
