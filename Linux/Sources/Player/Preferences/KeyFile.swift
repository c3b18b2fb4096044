import CGtk
import Localisation

/// A text of groups, keys and values, as GLib reads and writes them; what isn't touched stays as it is.
///
/// *Lifetime*: it owns GLib's object. *Concurrency*: used where it was made.
final class KeyFile {
  /// Why a text is no key file, in GLib's words and the user's language.
  struct Damage: Error, Hashable {
    let reason: String
  }

  private let file: OpaquePointer

  /// Makes a file without groups.
  init() {
    guard let file = g_key_file_new() else {
      preconditionFailure("GLib makes every object that is asked of it")
    }
    self.file = file
  }

  /// Reads the bytes of a key file.
  convenience init(_ bytes: [UInt8]) throws(Damage) {
    self.init()
    // A crash of the machine may leave a file of zeros, which GLib takes for an empty one.
    if bytes.contains(0) { throw Damage(reason: Translations.text("it is no text")) }
    let flags = GKeyFileFlags(
      rawValue: G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let isRead = bytes.withUnsafeBytes { bytes in
      // No bytes may have no address, which GLib would refuse.
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress, !bytes.isEmpty else {
        return true
      }
      return g_key_file_load_from_data(file, start, gsize(bytes.count), flags, &error) != 0
    }
    defer { g_clear_error(&error) }
    if !isRead { throw Damage(reason: error.map { String(cString: $0.pointee.message) } ?? "") }
  }

  deinit {
    g_key_file_unref(file)
  }

  /// The value of a key, or nothing where there is none that can be read.
  subscript(group: String, key: String) -> String? {
    get {
      guard let value = g_key_file_get_string(file, group, key, nil) else { return nil }
      defer { g_free(value) }
      return String(cString: value)
    }
    set {
      if let newValue { g_key_file_set_string(file, group, key, newValue) }
    }
  }

  /// The file as it is written.
  var bytes: [UInt8] {
    var count: gsize = 0
    guard let data = g_key_file_to_data(file, &count, nil) else { return [] }
    defer { g_free(data) }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
