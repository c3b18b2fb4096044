/// What is put into a translation.
enum FormatArgument: Equatable {
  case string(String)
  case integer(Int)
  case number(Double)

  var specifier: String {
    switch self {
    case .string: "%@"
    case .integer: "%lld"
    case .number: "%lf"
    }
  }

  /// The argument in the language of an environment.
  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .integer(let integer):
      integer.formatted(.number.grouping(.never).locale(environment.locale))
    case .number(let number):
      number.formatted(
        .number.grouping(.never).precision(.fractionLength(6)).locale(environment.locale))
    }
  }
}

/// A text's name in a table of translations, and what is put into the translation.
struct Sentence: Equatable {
  /// The name, with a format specifier for each argument: "Skip back %@".
  private(set) var key = ""
  private(set) var arguments: [FormatArgument] = []

  /// Makes a sentence without arguments.
  init(_ key: String = "") { self.key = key }

  mutating func append(_ literal: String) { key += literal.replacing("%", with: "%%") }

  mutating func append(_ argument: FormatArgument) {
    key += argument.specifier
    arguments.append(argument)
  }

  /// The text in the language of an environment; without a translation, the key itself.
  ///
  /// - Parameters:
  ///   - table: the name of the table of translations.
  ///   - folder: the bundle with the table.
  ///   - environment: it has the locale.
  /// - Returns: the text.
  func string(table: String?, in folder: URL, _ environment: EnvironmentValues) -> String {
    let catalogue = StringCatalogue.at(
      folder.appending(path: "\(table ?? "Localizable").xcstrings"))
    let format = catalogue?.translation(of: self, for: environment.locale) ?? key
    guard !arguments.isEmpty else { return format }
    return fill(format, with: arguments.map { $0.string(in: environment) })
  }

  /// Puts arguments in the place of a format's specifiers, in order or by number ("%2$@").
  private func fill(_ format: String, with arguments: [String]) -> String {
    var next = 0
    return format.replacing(/%(?:%|(?:(\d+)\$)?(?:@|l?l?[du]|l?f))/) { found in
      guard found.output.0 != "%%" else { return "%" }
      let index = found.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = index + 1
      return arguments.indices.contains(index) ? arguments[index] : ""
    }
  }
}
