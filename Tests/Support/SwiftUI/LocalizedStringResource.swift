// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Foundation of Apple's platforms has and Foundation on Linux lacks: sentences that are looked up
// in a package's string catalogue. The catalogue is read as it stands in the sources.
public import Foundation
import Synchronization

extension String {
  /// A sentence and the values that stand in it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The sentence as catalogues have it, with “%@” for each value.
    fileprivate let key: String
    fileprivate let values: [String]

    public init(_ value: String) {
      (key, values) = (value, [])
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        values.append(string)
      }
    }
  }

  /// The words of a resource, in the language of its locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.words
  }
}

/// A sentence that is looked up later, in a locale of its own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the catalogue is.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
  }

  public var locale: Locale
  private let value: String.LocalizationValue
  private let table: String
  private let folder: URL

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (value, self.table, self.locale) = (keyAndValue, table ?? "Localizable", locale)
    switch bundle {
    case .main: folder = Bundle.main.bundleURL
    case .atURL(let url): folder = url
    }
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var key: String { value.key }

  fileprivate var words: String {
    let catalogue = StringCatalogue.at(folder.appendingPathComponent("\(table).xcstrings"))
    let language = locale.language.languageCode?.identifier ?? "en"
    return filled(catalogue.translation(of: value.key, language: language) ?? value.key)
  }

  /// A translation with the values in the places of “%@”, or of “%1$@” and so on.
  private func filled(_ translation: String) -> String {
    var next = value.values.makeIterator()
    return translation.replacing(/%(?:%|(\d+)\$@|@)/) { place in
      if place.output.0 == "%%" { return "%" }
      guard let number = place.output.1.flatMap({ Int($0) }) else { return next.next() ?? "" }
      return value.values.indices.contains(number - 1) ? value.values[number - 1] : ""
    }
  }
}

/// A string catalogue as Xcode writes it, as far as plain sentences go.
private struct StringCatalogue: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable, Sendable {
    let stringUnit: StringUnit?
  }

  struct StringUnit: Decodable, Sendable {
    let value: String
  }

  let strings: [String: Entry]

  private static let read = Mutex<[URL: StringCatalogue]>([:])

  /// The catalogue in a file, which is read once; one without sentences where there is none.
  static func at(_ url: URL) -> StringCatalogue {
    read.withLock { read in
      if let catalogue = read[url] { return catalogue }
      let catalogue = (try? Data(contentsOf: url)).flatMap {
        try? JSONDecoder().decode(StringCatalogue.self, from: $0)
      }
      read[url] = catalogue ?? StringCatalogue(strings: [:])
      return read[url] ?? StringCatalogue(strings: [:])
    }
  }

  func translation(of key: String, language: String) -> String? {
    strings[key]?.localizations?[language]?.stringUnit?.value
  }
}
