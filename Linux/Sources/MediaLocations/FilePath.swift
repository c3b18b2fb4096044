import Glibc

/// A file's path as the system has it: bytes that nobody has to have written in UTF-8.
///
/// Its bytes go to C just as they came from there; only what is shown has those replaced that are no
/// UTF-8.
public struct FilePath: Sendable, Hashable {
  /// The path as C takes it, with the zero at its end.
  public let cString: [CChar]

  /// Makes a path of its bytes, without a zero at their end.
  public init(bytes: some Sequence<UInt8>) {
    cString = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Makes a path of a text, in UTF-8.
  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// Makes a path of one that C has.
  public init(cString: UnsafePointer<CChar>) {
    self.cString = Array(UnsafeBufferPointer(start: cString, count: strlen(cString) + 1))
  }

  /// The bytes, without the zero at their end.
  public var bytes: some Sequence<UInt8> {
    cString.dropLast().lazy.map { UInt8(bitPattern: $0) }
  }

  /// The path for showing: what is no UTF-8 becomes �.
  public var text: String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Whether the path begins at the root, and not at the working directory.
  public var isAbsolute: Bool {
    bytes.starts(with: "/".utf8)
  }

  /// The path with a text in front of it.
  public func prefixed(by text: String) -> FilePath {
    FilePath(bytes: Array(text.utf8) + bytes)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// Makes a path of a literal, in UTF-8.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension [FilePath] {
  /// Reads paths as C lists them.
  ///
  /// - Parameter words: Strings of bytes, behind the last of which stands nil; nothing is no path.
  /// - Complexity: O(*n*) in the bytes.
  public init(_ words: UnsafePointer<UnsafeMutablePointer<CChar>?>?) {
    self.init()
    guard var next = words else { return }
    while let word = next.pointee {
      append(FilePath(cString: word))
      next += 1
    }
  }
}

extension FilePath {
  /// The last part of the path: the name of a file in its folder.
  public var fileName: FilePath {
    let bytes = Array(bytes)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    return FilePath(bytes: bytes[(slash.map { $0 + 1 } ?? 0)...])
  }

  /// The path of the folder that the file lies in.
  public var folder: FilePath {
    let bytes = Array(bytes)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : FilePath(bytes: bytes[..<slash])
  }

  /// What stands behind the last dot of the name; empty where there is none, and for a hidden file.
  public var fileExtension: String {
    let name = Array(fileName.bytes)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self)
  }

  /// The path with a part more at its end.
  public func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: Array(bytes) + [UInt8(ascii: "/")] + Array(name.bytes))
  }
}
