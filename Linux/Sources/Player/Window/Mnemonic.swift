/// Text for places that take an underscore for the mark of a key.
enum Mnemonic {
  /// The text with every underscore made plain.
  static func escape(_ text: String) -> String {
    text.replacing("_", with: "__")
  }
}
