import Localisation

/// A command line that makes no sense.
struct UsageError: Error {
  /// What is wrong with it, in the user's language.
  let sentence: String

  /// Makes an error.
  init(_ sentence: String) { self.sentence = sentence }

  /// Makes the error of a value that an option can't have.
  init(_ value: String, for option: some CommandOption, _ advice: String) {
    sentence =
      Translations.text("“%@” is no value for %@.", value, "--" + option.rawValue) + " " + advice
  }
}
