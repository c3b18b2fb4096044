import CGLib
import Glibc

/// How the program ends, as a shell sees it.
enum ExitCode {
  /// Everything asked for was done.
  static let fine: Int32 = 0
  /// Something asked for could not be done.
  static let failed: Int32 = 1
  /// The command line makes no sense.
  static let wrongUsage: Int32 = 2
}

/// The program `seekkit`: it finds the command among its arguments and hands over to it.
///
/// A server that never plays installs no window toolkit's libraries, and a list of commands appears
/// in milliseconds: so the player is a program of its own, which `play` becomes.
enum Tool {
  /// The version of the whole of SeekKit.
  static let version = "0.1.0"

  /// Runs what `arguments` ask for; the first of them is the program's name.
  static func run(_ arguments: [String]) -> Int32 {
    switch arguments.dropFirst().first {
    case "play":
      return Player.become(arguments: Array(arguments.dropFirst(2)))
    case "--version":
      write("seekkit \(version)\n", to: STDOUT_FILENO)
      return ExitCode.fine
    case "--help", "-h", "help":
      write(usage, to: STDOUT_FILENO)
      return ExitCode.fine
    case nil:
      write(usage, to: STDERR_FILENO)
      return ExitCode.wrongUsage
    case .some(let command):
      let sentence = Translations.text("“%@” is not a command. Run “seekkit --help” for the list.")
      write("seekkit: \(sentence.replacing("%@", with: command))\n", to: STDERR_FILENO)
      return ExitCode.wrongUsage
    }
  }

  /// Writes a text to one of the standard streams.
  static func write(_ text: String, to descriptor: Int32) {
    // A reader that has gone away is no reason to do anything else.
    _ = text.utf8CString.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count - 1) }
  }

  private static var usage: String {
    """
    \(Translations.text("Usage:")) seekkit \(Translations.text("COMMAND")) […]

      play [\(Translations.text("OPTION"))…] [\(Translations.text("FILE"))…]   \
    \(Translations.text("play audio and video files; “seekkit play --help” lists the options"))
      --help                   \(Translations.text("show this list"))
      --version                \(Translations.text("show the version"))

    """
  }
}
