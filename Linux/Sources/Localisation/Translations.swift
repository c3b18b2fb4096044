import CGLib
import Glibc

/// The words of SeekKit in the user's language: gettext for texts and plurals, the C library for
/// numbers.
///
/// Every text is a literal in one piece, so that `xgettext` finds it; `%@` stands for what is put in.
///
/// *Concurrency*: any thread, once `begin` has returned.
public enum Translations {
  private static let domain = "seekkit"

  /// Takes up the user's language: call it before any text, and again where a toolkit has set the
  /// locale since.
  ///
  /// The catalogues lie where `make install` puts them, relative to the program, or where the
  /// environment variable `SEEKKIT_LOCALE_DIR` says. libmpv refuses to work where numbers have a
  /// decimal comma, so that part of the locale stays neutral.
  public static func begin() {
    setlocale(LC_ALL, "")
    setlocale(LC_NUMERIC, "C")
    bindtextdomain(domain, folder())
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// A text in the user's language; as it is where there is no translation.
  public static func text(_ original: String) -> String {
    // Without a translation, gettext returns the very pointer that it was given.
    original.withCString { pointer in
      dgettext(domain, pointer).map { String(cString: $0) } ?? original
    }
  }

  /// A text with something put in for its `%@`.
  public static func text(_ original: String, _ inserted: String) -> String {
    text(original).replacing("%@", with: inserted, maxReplacements: 1)
  }

  /// A text with two things put in, in this order.
  public static func text(_ original: String, _ first: String, _ second: String) -> String {
    text(original)
      .split(separator: "%@", omittingEmptySubsequences: false)
      .enumerated()
      .reduce(into: "") { result, part in
        result += part.element
        if part.offset == 0 { result += first }
        if part.offset == 1 { result += second }
      }
  }

  /// A text that depends on a number, which stands for its `%@`.
  ///
  /// A number that isn't whole takes the form of many.
  public static func plural(_ one: String, _ many: String, _ count: Double) -> String {
    let isWhole = count.rounded() == count && count.magnitude < 1e9
    // A hundred has the form of many in every language, with its number in it.
    let form = isWhole ? UInt(count.magnitude) : 100
    let text = one.withCString { one in
      many.withCString { many in
        dngettext(domain, one, many, form).map { String(cString: $0) }
      }
    }
    return (text ?? many).replacing("%@", with: number(count), maxReplacements: 1)
  }

  /// A number as the user's language writes it, with one decimal at most.
  public static func number(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    let decimals: Int32 = tenths.rounded() == tenths ? 0 : 1
    let locale = newlocale(LC_NUMERIC_MASK, "", nil)
    let previous = locale.map { uselocale($0) }
    defer {
      if let previous { uselocale(previous) }
      if let locale { freelocale(locale) }
    }
    return withVaList([decimals, tenths]) { arguments in
      guard let text = g_strdup_vprintf("%.*f", arguments) else { return String(tenths) }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private static func folder() -> String {
    if let given = getenv("SEEKKIT_LOCALE_DIR") { return String(cString: given) }
    return InstalledFiles.share + "/locale"
  }
}
