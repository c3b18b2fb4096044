import Glibc
import Localisation

/// What a program says to the terminal, or to whoever reads its output.
///
/// *Concurrency*: any thread.
public enum Terminal {
  /// Writes a text as it is to standard output, or to standard error where it wasn't asked for.
  ///
  /// Where nobody reads it any more, that's no reason to do anything else.
  public static func show(_ text: String, asError: Bool = false) {
    write(text, to: asError ? STDERR_FILENO : STDOUT_FILENO)
  }

  /// Writes to standard output what was asked for, and says where it can't be written.
  ///
  /// - Parameter text: What was asked for.
  /// - Returns: The exit code of a program that had nothing else to do.
  public static func answer(_ text: String) -> Int32 {
    if let reason = write(text, to: STDOUT_FILENO) {
      complain(Translations.text("What was asked for can't be written: %@.", reason))
      return ExitCode.failed
    }
    return ExitCode.fine
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

  /// Writes all of a text; what it gives back is why it can't.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
