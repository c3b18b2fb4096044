import CommandLineInterface
import Localisation

/// The program `seekkit`: it finds the command among its arguments and hands over to it.
///
/// A server that never plays installs no window toolkit's libraries, a list of commands appears in
/// milliseconds, and the player doesn't load FFmpeg twice: so each command is a program of its own,
/// which this one becomes.
enum Tool {
  /// Runs what `arguments` ask for; the first of them is the program's name.
  static func run(_ arguments: ArgumentVector) -> Int32 {
    // Started by hand there may be no name, and then there is nothing behind it either.
    let command = arguments[0].flatMap { _ in arguments[1] }.map { String(cString: $0) }
    switch command {
    case "play":
      return Program.player.become(arguments: arguments + 2)
    case "waveform":
      return Program.waveform.become(arguments: arguments + 2)
    case "--version":
      return Terminal.answer(Version.line)
    case "--help", "-h", "help":
      return Terminal.answer(usage)
    case nil:
      Terminal.show(usage, asError: true)
      return ExitCode.wrongUsage
    case .some(let command):
      Terminal.complain(
        Translations.text("“%@” is not a command. Run “seekkit --help” for the list.", command))
      return ExitCode.wrongUsage
    }
  }

  private static var usage: String {
    """
    \(Translations.text("Usage:")) seekkit \(Translations.text("COMMAND")) […]

      play [\(Translations.text("OPTION"))…] [\(Translations.text("FILE"))…]   \
    \(Translations.text("play audio and video files; “seekkit play --help” lists the options"))
      waveform [\(Translations.text("OPTION"))…] \(Translations.text("FILE"))…   \(waveform)
      --help                   \(Translations.text("show this list"))
      --version                \(Translations.text("show the version"))

    """
  }

  private static var waveform: String {
    Translations.text(
      "make waveforms of audio and video files; “seekkit waveform --help” lists the options")
  }
}
