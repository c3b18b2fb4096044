import CGLib
import CommandLineInterface
import Glibc
import MediaLocations

/// The options of a command; each one's raw value is its long name.
protocol CommandOption: RawRepresentable<String>, CaseIterable, Hashable {
  /// The letter that stands for the long name.
  var letter: Character? { get }
  /// What `--help` says of it.
  var description: String { get }
  /// What stands for the value in `--help`; nothing where the option takes none.
  var placeholder: String? { get }
  /// Whether the value is a path, which may hold any bytes.
  var isPath: Bool { get }
}

/// The variables that GLib's option parser writes into, and their table.
///
/// *Lifetime*: it lives as long as the parsing; what it found is read before it goes.
final class OptionTable<Option: CommandOption> {
  private typealias Text = UnsafeMutablePointer<CChar>?

  private let options = Array(Option.allCases)
  private let flags: UnsafeMutablePointer<gboolean>
  private let texts: UnsafeMutablePointer<Text>
  private let remaining = UnsafeMutablePointer<UnsafeMutablePointer<Text>?>.allocate(capacity: 1)
  private var words: [Text] = []

  init() {
    flags = .allocate(capacity: options.count)
    texts = .allocate(capacity: options.count)
    flags.initialize(repeating: 0, count: options.count)
    texts.initialize(repeating: nil, count: options.count)
    remaining.initialize(to: nil)
  }

  deinit {
    for index in options.indices { g_free(texts[index]) }
    g_strfreev(remaining.pointee)
    for word in words { free(word) }
    flags.deallocate()
    texts.deallocate()
    remaining.deallocate()
  }

  /// Has GLib read a command line.
  ///
  /// - Parameters:
  ///   - words: The words, the first of which is the command's name; what is read is taken out.
  ///   - context: How GLib reads, and what `--help` says besides.
  ///   - rest: What stands in `--help` for the words that are no options.
  /// - Throws: What GLib complains of.
  func read(
    _ words: inout ArgumentVector?, in context: OpaquePointer?, rest: String
  ) throws(UsageError) {
    g_option_context_add_main_entries(context, makeEntries(rest: rest), nil)
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_clear_error(&error) }
      throw UsageError(error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }

  private func makeEntries(rest: String) -> [GOptionEntry] {
    var entries = options.enumerated().map { index, option in
      let kind =
        option.isPath
        ? G_OPTION_ARG_FILENAME
        : option.placeholder == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING
      return GOptionEntry(
        long_name: copy(option.rawValue),
        short_name: CChar(bitPattern: option.letter?.asciiValue ?? 0), flags: 0, arg: kind,
        arg_data: kind == G_OPTION_ARG_NONE
          ? UnsafeMutableRawPointer(flags + index) : UnsafeMutableRawPointer(texts + index),
        description: copy(option.description),
        arg_description: option.placeholder.flatMap { copy($0) })
    }
    entries.append(
      GOptionEntry(
        long_name: copy(""), short_name: 0, flags: 0, arg: G_OPTION_ARG_FILENAME_ARRAY,
        arg_data: remaining, description: copy(""), arg_description: copy(rest)))
    return entries + [GOptionEntry()]
  }

  /// Whether an option without a value was given.
  func isSet(_ option: Option) -> Bool { index(of: option).map { flags[$0] != 0 } ?? false }

  /// The value of an option, or nothing where it wasn't given.
  func text(_ option: Option) -> String? { value(of: option).map { String(cString: $0) } }

  /// The value of an option as a path.
  func path(_ option: Option) -> FilePath? { value(of: option).map { FilePath(cString: $0) } }

  /// The words that are no options, as the file system's bytes give them.
  var files: [FilePath] { [FilePath](remaining.pointee) }

  private func index(of option: Option) -> Int? { options.firstIndex(of: option) }

  private func value(of option: Option) -> Text { index(of: option).flatMap { texts[$0] } }

  private func copy(_ text: String) -> UnsafePointer<CChar>? {
    let copy = strdup(text)
    words.append(copy)
    return copy.map { UnsafePointer($0) }
  }
}
