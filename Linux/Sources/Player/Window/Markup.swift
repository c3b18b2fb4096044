import CGtk

/// Text for places that take markup.
enum Markup {
  /// The text with everything that markup would take for its own made plain.
  static func escape(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
