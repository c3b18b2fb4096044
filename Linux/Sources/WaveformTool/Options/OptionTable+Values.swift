import CommandLineInterface
import Localisation
import WaveformFiles

// What options say, in the types that they are meant as.
extension OptionTable {
  /// The whole number of an option; nothing where it isn't given.
  func number(
    _ option: Option, in range: ClosedRange<Int64>
  ) throws(UsageError) -> Int64? {
    guard let text = text(option) else { return nil }
    guard let number = Int64(text), range.contains(number) else {
      throw UsageError(
        text, for: option,
        Translations.text(
          "Write a whole number from %@ to %@.", String(range.lowerBound), String(range.upperBound))
      )
    }
    return number
  }

  /// The level in decibels of an option; nothing where it isn't given.
  func level(
    _ option: Option, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = text(option) else { return nil }
    guard let level = Double(text), range.contains(level) else {
      throw UsageError(
        text, for: option,
        Translations.text(
          "Write a number of decibels from %@ to %@.", Translations.number(range.lowerBound),
          Translations.number(range.upperBound)))
    }
    return level
  }

  /// The seconds of an option; nothing where it isn't given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - advice: What to write instead where it is no time.
  /// - Returns: The seconds.
  /// - Throws: That it is no time.
  func seconds(_ option: Option, advice: String) throws(UsageError) -> Double? {
    guard let text = text(option) else { return nil }
    guard let seconds = ClockTimeParser.seconds(from: text) else {
      throw UsageError(text, for: option, advice)
    }
    return seconds
  }

  /// The one of some values that an option names; nothing where it isn't given.
  func choice<Value>(
    _ option: Option, _ value: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = text(option) else { return nil }
    guard let value = value(text) else { throw notAmongChoices(text, of: option) }
    return value
  }

  /// The error of a value that isn't one of an option's.
  func notAmongChoices(_ text: String, of option: Option) -> UsageError {
    UsageError(text, for: option, Translations.text("Write one of %@.", option.placeholder ?? ""))
  }

  /// The colour of an option; nothing where it isn't given.
  func colour(_ option: Option) throws(UsageError) -> Colour? {
    guard let text = text(option) else { return nil }
    guard let colour = Colour(text) else { throw noColour(text, for: option) }
    return colour
  }

  /// The colours of an option, with commas between them; nothing where it isn't given.
  func colours(_ option: Option) throws(UsageError) -> [Colour]? {
    guard let text = text(option) else { return nil }
    let colours = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Colour(String($0)) }
    guard colours.allSatisfy({ $0 != nil }) else { throw noColour(text, for: option) }
    return colours.compactMap { $0 }
  }

  private func noColour(_ text: String, for option: Option) -> UsageError {
    UsageError(
      text, for: option, Translations.text("Write a colour such as #3584e4 or #3584e480."))
  }

  /// The bits of a value by an option; nothing where it isn't given.
  func resolution(_ option: Option) throws(UsageError) -> WaveformDataHeader.Resolution? {
    guard let text = text(option) else { return nil }
    guard let bits = Int(text), let resolution = WaveformDataHeader.Resolution(rawValue: bits)
    else {
      throw UsageError(text, for: option, Translations.text("Write 8 or 16."))
    }
    return resolution
  }
}
