import Localisation
public import Seeking

/// What skips are called, on the picture and by screen readers.
public enum SkipText {
  /// How far a run has come, such as “+20 s” or “−7.5 s”.
  ///
  /// - Parameter tally: seconds of media with their sign.
  /// - Returns: the text, with one decimal at most.
  public static func tally(_ tally: MediaSeconds) -> String {
    let seconds = Translations.number(tally.magnitude.value)
    return tally < 0
      ? Translations.text("−%@ s", seconds) : Translations.text("+%@ s", seconds)
  }

  /// What a button does that skips once, such as “Skip forward 10 seconds”.
  ///
  /// - Parameters:
  ///   - direction: where it skips.
  ///   - step: how far, in seconds of media, without a sign.
  /// - Returns: the text, with the number and the plural of the user's language.
  public static func action(_ direction: SkipDirection, by step: MediaSeconds) -> String {
    switch direction {
    case .backward:
      Translations.plural("Skip back %@ second", "Skip back %@ seconds", step.value)
    case .forward:
      Translations.plural("Skip forward %@ second", "Skip forward %@ seconds", step.value)
    }
  }

  /// What a skip is called where nothing says how far it goes.
  static func action(_ direction: SkipDirection) -> String {
    switch direction {
    case .backward: Translations.text("Skip back")
    case .forward: Translations.text("Skip forward")
    }
  }

  /// The end of the media that a skip ran into.
  public static func edge(_ edge: RangeEdge) -> String {
    switch edge {
    case .start: Translations.text("Start")
    case .end: Translations.text("End")
    }
  }
}
