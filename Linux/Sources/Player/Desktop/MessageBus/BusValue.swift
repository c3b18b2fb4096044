import CGtk

/// A value as it goes over the message bus, of the few types that the player's interfaces use.
///
/// *Concurrency*: a value without references.
enum BusValue: Hashable {
  /// A truth, `b`.
  case boolean(Bool)
  /// A whole number, `x`.
  case integer(Int64)
  /// A whole number that is never below 0, `u`.
  case count(UInt32)
  /// A number, `d`.
  case number(Double)
  /// A text, `s`.
  case text(String)
  /// The path of an object, `o`.
  case path(String)
  /// Texts in their order, `as`.
  case texts([String])
  /// Values of any type under their names, `a{sv}`.
  case dictionary([String: BusValue])

  /// The type in the bus's own letters.
  var signature: String {
    switch self {
    case .boolean: "b"
    case .integer: "x"
    case .count: "u"
    case .number: "d"
    case .text: "s"
    case .path: "o"
    case .texts: "as"
    case .dictionary: "a{sv}"
    }
  }
}

extension BusValue {
  /// Reads a value from GLib's form of it; nothing where it is of a type that isn't read.
  ///
  /// - Parameter variant: The value, which stays the caller's.
  init?(_ variant: OpaquePointer) {
    let signature = String(cString: g_variant_get_type_string(variant))
    switch signature {
    case "b": self = .boolean(g_variant_get_boolean(variant) != 0)
    case "x": self = .integer(Int64(g_variant_get_int64(variant)))
    case "u": self = .count(g_variant_get_uint32(variant))
    case "d": self = .number(g_variant_get_double(variant))
    case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
    case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
    case "v":
      guard let inner = g_variant_get_variant(variant) else { return nil }
      defer { g_variant_unref(inner) }
      self.init(inner)
    default: return nil
    }
  }

  /// Reads the parts of a tuple; parts of a type that isn't read are left out.
  ///
  /// - Parameter tuple: The tuple, which stays the caller's.
  /// - Returns: the parts in their order.
  static func parts(of tuple: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(tuple)).compactMap { index in
      guard let part = g_variant_get_child_value(tuple, index) else { return nil }
      defer { g_variant_unref(part) }
      return BusValue(part)
    }
  }

  /// GLib's form of the value, with a floating reference: whoever takes it owns it.
  var variant: OpaquePointer? {
    switch self {
    case .boolean(let truth): g_variant_new_boolean(truth ? 1 : 0)
    case .integer(let number): g_variant_new_int64(gint64(number))
    case .count(let number): g_variant_new_uint32(number)
    case .number(let number): g_variant_new_double(number)
    case .text(let text): g_variant_new_string(text)
    case .path(let path): g_variant_new_object_path(path)
    case .texts(let texts):
      BusValue.array(ofType: "s", texts.map { g_variant_new_string($0) })
    case .dictionary(let values): BusValue.variant(of: values)
    }
  }

  /// GLib's form of a tuple of values, with a floating reference.
  static func tuple(_ values: [BusValue]) -> OpaquePointer? {
    let parts = values.map(\.variant)
    return g_variant_new_tuple(parts, gsize(parts.count))
  }

  private static func array(ofType type: String, _ elements: [OpaquePointer?]) -> OpaquePointer? {
    type.withCString {
      g_variant_new_array(g_variant_type_checked_($0), elements, gsize(elements.count))
    }
  }

  private static func variant(of values: [String: BusValue]) -> OpaquePointer? {
    let dictionary = g_variant_dict_new(nil)
    defer { g_variant_dict_unref(dictionary) }
    for (name, value) in values {
      g_variant_dict_insert_value(dictionary, name, value.variant)
    }
    return g_variant_dict_end(dictionary)
  }
}
