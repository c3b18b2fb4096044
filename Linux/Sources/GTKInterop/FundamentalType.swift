import CGtk

/// Fundamental types of GObject, whose macros can't be imported: their numbers times 4.
enum FundamentalType {
  /// The type `G_TYPE_BOOLEAN`.
  static let boolean = GType(5 << 2)
  /// The type `G_TYPE_STRING`.
  static let string = GType(16 << 2)
}
