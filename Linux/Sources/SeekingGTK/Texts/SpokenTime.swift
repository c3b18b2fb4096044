import Localisation
public import Seeking

/// Places and lengths in words, for screen readers.
public enum SpokenTime {
  /// A length such as “1 minute 5 seconds”; parts that are 0 are left out.
  ///
  /// - Parameter length: seconds of media; rounded down, and nothing below 0.
  /// - Returns: the words; “unknown time” for a length that isn't finite.
  public static func length(_ length: MediaSeconds) -> String {
    guard let parts = TimeParts(length) else { return Translations.text("unknown time") }
    var words: [String] = []
    if parts.hours > 0 {
      words.append(Translations.plural("%@ hour", "%@ hours", Double(parts.hours)))
    }
    if parts.minutes > 0 {
      words.append(Translations.plural("%@ minute", "%@ minutes", Double(parts.minutes)))
    }
    if parts.seconds > 0 || words.isEmpty {
      words.append(Translations.plural("%@ second", "%@ seconds", Double(parts.seconds)))
    }
    return joined(words)
  }

  /// A place in media such as “35 seconds of 1 minute”.
  ///
  /// - Parameters:
  ///   - position: the place in seconds of media.
  ///   - duration: the length of the media.
  /// - Returns: the words.
  public static func position(_ position: MediaSeconds, of duration: MediaSeconds) -> String {
    Translations.text("%@ of %@", length(position), length(duration))
  }

  /// A share in words, such as “35 percent”; clamped to 0...1.
  public static func share(_ share: Double) -> String {
    let percent = share.isFinite ? (min(max(share, 0), 1) * 100).rounded() : 0
    return Translations.plural("%@ percent", "%@ percent", percent)
  }

  private static func joined(_ words: [String]) -> String {
    // Translators: two parts of a length of time, such as “1 minute” and “5 seconds”.
    words.dropFirst().reduce(words.first ?? "") { Translations.text("%@ %@", $0, $1) }
  }
}
