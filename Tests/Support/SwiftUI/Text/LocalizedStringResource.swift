// What Foundation of Apple's platforms has and Foundation on Linux lacks: sentences that are looked
// up in a table of translations.

extension String {
  /// A sentence, and the values that stand in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let sentence: Sentence

    /// Makes a sentence without values.
    init(_ value: String) { sentence = Sentence(value) }

    /// Makes a sentence without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a sentence with values.
    public init(stringInterpolation: StringInterpolation) {
      sentence = stringInterpolation.sentence
    }

    /// Collects the parts of a string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var sentence = Sentence()

      /// Makes an empty collection.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the sentence.
      public mutating func appendLiteral(_ literal: String) { sentence.append(literal) }

      /// Adds a value.
      public mutating func appendInterpolation(_ string: String) {
        sentence.append(.string(string))
      }
    }
  }

  /// The words of a resource, in the language of its locale.
  public init(localized resource: LocalizedStringResource) { self = resource.words }
}

extension String.LocalizationValue: @unchecked Sendable {}

/// A sentence that is looked up later, in a locale of its own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table of translations is.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In a bundle.
    case atURL(URL)
  }

  /// Whose language it is.
  var locale: Locale
  private let value: String.LocalizationValue
  private let table: String?
  private let folder: URL

  /// Makes a sentence that is looked up later.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    (value, self.table, self.locale) = (keyAndValue, table, locale)
    switch bundle {
    case .main: folder = Bundle.main.bundleURL
    case .atURL(let url): folder = url
    }
  }

  /// Makes a sentence without values that is looked up later in the app.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a sentence with values that is looked up later in the app.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var words: String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return value.sentence.string(table: table, in: folder, environment)
  }
}
