import Synchronization

/// A table of translations: a file such as Localizable.xcstrings, as Xcode writes it.
struct StringCatalogue: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
  }

  private struct Unit: Decodable, Sendable {
    var value: String
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  private static let cache = Mutex<[URL: StringCatalogue?]>([:])

  /// The translations of a file, which is read once, or nil where they can't be read.
  static func at(_ url: URL) -> StringCatalogue? {
    cache.withLock { cache in
      if let known = cache[url] { return known }
      let read = (try? Data(contentsOf: url)).flatMap {
        try? JSONDecoder().decode(StringCatalogue.self, from: $0)
      }
      cache.updateValue(read, forKey: url)
      return read
    }
  }

  /// The translation of a sentence, with its format specifiers, or nil where there is none.
  func translation(of sentence: Sentence, for locale: Locale) -> String? {
    let language = locale.language.languageCode?.identifier ?? sourceLanguage
    guard let localizations = strings[sentence.key]?.localizations else { return nil }
    guard let found = localizations[language] ?? localizations[sourceLanguage] else { return nil }
    if let unit = found.stringUnit { return unit.value }
    let number = sentence.arguments.lazy.compactMap { argument -> Int? in
      if case .integer(let integer) = argument { integer } else { nil }
    }.first
    let plural = found.variations?.plural
    let category = PluralCategory.of(number ?? 0, in: language)
    return (plural?[category.rawValue] ?? plural?["other"])?.stringUnit?.value
  }
}

/// The form that a word takes beside a number.
enum PluralCategory: String {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The category of a whole number, by the rules of Unicode CLDR 44 for the languages of the
  /// project.
  static func of(_ number: Int, in language: String) -> PluralCategory {
    switch (language, number) {
    case ("ja", _): .other
    case ("ar", 0): .zero
    case (_, 1), ("fr", 0): .one
    case ("ar", 2), ("he", 2): .two
    case ("ar", _) where (3...10).contains(number % 100): .few
    case ("ar", _) where number % 100 >= 11: .many
    default: .other
    }
  }
}
