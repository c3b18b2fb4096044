import Localisation
public import Seeking

/// What screen readers say once something is over.
public enum AnnouncementText {
  /// An announcement in words, such as “Forward 30 seconds, 2 minutes 10 seconds”.
  ///
  /// - Parameter announcement: what is to be said; times that aren't finite are called unknown.
  /// - Returns: the words, with the numbers and plurals of the user's language.
  public static func text(_ announcement: Announcement) -> String {
    switch announcement {
    case .moved(let length, let place?):
      // Translators: how far playback was moved, such as “Forward 30 seconds”, and the place
      // where it is now, such as “2 minutes 10 seconds”.
      Translations.text("%@, %@", movement(length), SpokenTime.length(place))
    case .moved(let length, nil):
      movement(length)
    case .arrived(let place):
      // Translators: where playback is now, such as “2 minutes 10 seconds”.
      Translations.text("At %@", SpokenTime.length(place))
    case .edge(.start):
      Translations.text("At the start")
    case .edge(.end):
      Translations.text("At the end")
    }
  }

  private static func movement(_ length: MediaSeconds) -> String {
    if length < 0 {
      // Translators: how far playback was moved, such as “30 seconds”.
      Translations.text("Back %@", tally(length.magnitude))
    } else {
      // Translators: how far playback was moved, such as “30 seconds”.
      Translations.text("Forward %@", tally(length.magnitude))
    }
  }

  /// A length that is rounded as the tally on the picture is, to whole seconds from a minute on.
  private static func tally(_ length: MediaSeconds) -> String {
    let tenths = (length.value * 10).rounded() / 10
    guard tenths < 60 else { return SpokenTime.length(MediaSeconds(tenths.rounded())) }
    return Translations.plural("%@ second", "%@ seconds", tenths)
  }
}
