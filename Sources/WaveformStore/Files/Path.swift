/// A path as C takes it: bytes that nobody has to have written in UTF-8, and a zero.
struct Path: Hashable, Sendable {
  let cString: [CChar]

  /// Copies a path that C has.
  init(_ path: UnsafePointer<CChar>) {
    var count = 0
    while path[count] != 0 { count += 1 }
    cString = Array(UnsafeBufferPointer(start: path, count: count + 1))
  }

  private init(bytes: [CChar]) { cString = bytes + [0] }

  /// The path of something within this folder.
  func appending(_ name: String) -> Path {
    let bytes = cString.dropLast()
    let separator = bytes.last == slash ? [] : [slash]
    return Path(bytes: bytes + separator + name.utf8.map { CChar(bitPattern: $0) })
  }

  /// The folder that this is in; nothing for the root and for names alone.
  var parent: Path? {
    let bytes = cString.dropLast()
    guard let last = bytes.lastIndex(of: slash), last > 0 else { return nil }
    return Path(bytes: Array(bytes[..<last]))
  }

  /// Whether the path begins at the root.
  var isAbsolute: Bool { cString.first == slash }

  /// The path for showing: what is no UTF-8 becomes �.
  var text: String {
    String(decoding: cString.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

private let slash = CChar(bitPattern: UInt8(ascii: "/"))
