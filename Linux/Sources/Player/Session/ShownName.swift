/// Names of files, titles and addresses as they can be shown: in one line, and none too long.
enum ShownName {
  /// Characters beyond which a name is shortened: laying out thousands takes GTK seconds.
  static let longest = 100

  /// A name in one line, whatever characters it holds.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - limit: characters that it may have; of a longer one the middle is left out.
  /// - Returns: the name, with what a terminal or a line of text would take for orders made visible.
  static func text(_ name: String, limit: Int = longest) -> String {
    let start = name.prefix(limit + 1)
    guard start.count > limit else { return printable(start) }
    return printable(name.prefix(limit / 2)) + "…" + printable(name.suffix(limit - limit / 2 - 1))
  }

  private static func printable(_ text: Substring) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains(where: isOrder) ? "␤" : $0 })
  }

  /// Control characters, and those that turn the direction of what follows.
  private static func isOrder(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
