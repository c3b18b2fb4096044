/// A text's name in a table of translations, and what is put into the translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let sentence: Sentence

  /// Makes a key without arguments.
  public init(_ value: String) { sentence = Sentence(value) }

  /// Makes a key without arguments.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key with arguments.
  public init(stringInterpolation: StringInterpolation) { sentence = stringInterpolation.sentence }

  /// Collects the parts of a string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var sentence = Sentence()

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the name.
    public mutating func appendLiteral(_ literal: String) { sentence.append(literal) }

    /// Adds a text as an argument.
    public mutating func appendInterpolation(_ string: String) { sentence.append(.string(string)) }

    /// Adds a number as an argument.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      sentence.append(value.formatArgument)
    }
  }
}

/// A number that can be put into a translation.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension _FormatSpecifiable {
  fileprivate var formatArgument: FormatArgument {
    switch self {
    case let integer as Int: .integer(integer)
    case let number as Double: .number(number)
    case let length as CGFloat: .number(Double(length))
    default: .string("\(self)")
    }
  }
}
