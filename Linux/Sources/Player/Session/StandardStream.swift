import Glibc

/// The standard streams as values that Swift may share: C's own are variables.
enum StandardStream {
  /// Writes a text to a standard stream by its descriptor.
  static func write(_ text: String, to descriptor: Int32) {
    // A reader that has gone away is no reason to do anything else.
    _ = text.utf8CString.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count - 1) }
  }
}
