/// A place in media, or a length of it, in seconds.
///
/// It is a type apart from `EventTime` and from fractions of a width, so that they can't be mixed up.
public struct MediaSeconds: Hashable, Comparable, Sendable {
  /// The number of seconds.
  public var value: Double

  /// Makes a place or a length from a number of seconds.
  public init(_ value: Double) {
    self.value = value
  }

  /// Whether the number is neither infinite nor not-a-number.
  public var isFinite: Bool { value.isFinite }

  /// The length without its sign.
  public var magnitude: MediaSeconds { MediaSeconds(value.magnitude) }

  /// Whether one place comes before another.
  public static func < (one: MediaSeconds, other: MediaSeconds) -> Bool {
    one.value < other.value
  }
}

extension MediaSeconds: AdditiveArithmetic {
  /// The start of the media.
  public static let zero = MediaSeconds(0)

  /// The sum of two lengths, or the place that lies a length after another.
  public static func + (one: MediaSeconds, other: MediaSeconds) -> MediaSeconds {
    MediaSeconds(one.value + other.value)
  }

  /// The length from one place to another.
  public static func - (one: MediaSeconds, other: MediaSeconds) -> MediaSeconds {
    MediaSeconds(one.value - other.value)
  }

  /// The length in the other direction.
  public static prefix func - (length: MediaSeconds) -> MediaSeconds {
    MediaSeconds(-length.value)
  }

  /// A length taken a number of times.
  public static func * (length: MediaSeconds, times: Double) -> MediaSeconds {
    MediaSeconds(length.value * times)
  }
}

extension MediaSeconds: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a place or a length from a literal such as `2.5`.
  public init(floatLiteral value: Double) {
    self.value = value
  }

  /// Makes a place or a length from a literal such as `10`.
  public init(integerLiteral value: Int) {
    self.value = Double(value)
  }
}
