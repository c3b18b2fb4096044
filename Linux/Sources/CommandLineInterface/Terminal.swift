import Glibc

/// What a program says to the terminal, or to whoever reads its output.
///
/// *Concurrency*: any thread.
public enum Terminal {
  /// Writes a text as it is to standard output, or to standard error where it wasn't asked for.
  public static func show(_ text: String, asError: Bool = false) {
    write(text, to: asError ? STDERR_FILENO : STDOUT_FILENO)
  }

  /// Says on standard error what went wrong, in a line of its own.
  ///
  /// - Parameter sentence: what happened, where, and what to do.
  public static func complain(_ sentence: String) {
    write("seekkit: \(sentence)\n", to: STDERR_FILENO)
  }

  /// The width of the terminal that a file is, in columns; 80 where nobody knows.
  ///
  /// - Parameter descriptor: The file.
  /// - Returns: The number of columns, above 0.
  public static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private static func write(_ text: String, to descriptor: Int32) {
    // A reader that has gone away is no reason to do anything else.
    _ = text.utf8CString.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count - 1) }
  }
}
