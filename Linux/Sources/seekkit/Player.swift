import CGLib
import CommandLineInterface
import Glibc
import Localisation

/// The player's own program, which this one turns into.
enum Player {
  private static let program = "seekkit-player"

  /// Replaces this process by the player; returns only where that fails.
  static func become(arguments: ArgumentVector) -> Int32 {
    for path in candidates { execute(path, arguments) }
    Terminal.complain(
      Translations.text(
        "The program “seekkit-player” is missing. Install it beside “seekkit”, or in the PATH."))
    return ExitCode.failed
  }

  /// Where the player is looked for: beside this program, then in the PATH.
  private static var candidates: [String] {
    let found = g_find_program_in_path(program)
    defer { g_free(found) }
    return [beside(), found.map { String(cString: $0) }].compactMap { $0 }
  }

  private static func beside() -> String? {
    guard let own = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(own) }
    guard let folder = g_path_get_dirname(own) else { return nil }
    defer { g_free(folder) }
    return String(cString: folder) + "/" + program
  }

  private static func execute(_ path: String, _ arguments: ArgumentVector) {
    let name = strdup(path)
    defer { free(name) }
    let count = Int(g_strv_length(arguments))
    let words = [name] + UnsafeBufferPointer(start: arguments, count: count) + [nil]
    _ = execv(path, words)
  }
}
