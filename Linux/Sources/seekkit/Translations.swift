import CGLib
import Glibc

/// The program's words in the user's language, by gettext.
enum Translations {
  private static let domain = "seekkit"

  /// Takes up the user's language; call it once, before any word is shown.
  ///
  /// The catalogues lie where `make install` puts them, relative to the program, or where the
  /// environment variable `SEEKKIT_LOCALE_DIR` says.
  static func begin() {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder())
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// A text in the user's language; as it is where there is no translation.
  static func text(_ original: String) -> String {
    // Without a translation, gettext returns the very pointer that it was given.
    original.withCString { pointer in
      dgettext(domain, pointer).map { String(cString: $0) } ?? original
    }
  }

  private static func folder() -> String {
    if let given = getenv("SEEKKIT_LOCALE_DIR") { return String(cString: given) }
    let program = g_file_read_link("/proc/self/exe", nil)
    let folder = program.flatMap { g_path_get_dirname($0) }
    defer {
      g_free(program)
      g_free(folder)
    }
    return (folder.map { String(cString: $0) } ?? "/usr/bin") + "/../share/locale"
  }
}
