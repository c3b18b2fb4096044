import CGLib
import CommandLineInterface
import Glibc
import Localisation

/// A program of its own that a command is, and that this one turns into.
enum Program: String {
  /// What `play` becomes.
  case player = "seekkit-player"
  /// What `waveform` becomes.
  case waveform = "seekkit-waveform"

  /// Replaces this process by the program; returns only where that fails.
  func become(arguments: ArgumentVector) -> Int32 {
    for path in candidates { execute(path, arguments) }
    Terminal.complain(
      Translations.text(
        "The program “%@” is missing. Install it beside “seekkit”, or in the PATH.", rawValue))
    return ExitCode.failed
  }

  /// Where it is looked for: beside this program, then in the PATH.
  private var candidates: [String] {
    let found = g_find_program_in_path(rawValue)
    defer { g_free(found) }
    return [besideThisOne(), found.map { String(cString: $0) }].compactMap { $0 }
  }

  private func besideThisOne() -> String? {
    guard let own = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(own) }
    guard let folder = g_path_get_dirname(own) else { return nil }
    defer { g_free(folder) }
    return String(cString: folder) + "/" + rawValue
  }

  private func execute(_ path: String, _ arguments: ArgumentVector) {
    let name = strdup(path)
    defer { free(name) }
    let count = Int(g_strv_length(arguments))
    let words = [name] + UnsafeBufferPointer(start: arguments, count: count) + [nil]
    _ = execv(path, words)
  }
}
