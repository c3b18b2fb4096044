#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI

/// The words of the views, in the language of a locale: the one place where views get them.
///
/// A view makes one of `@Environment(\.locale)`, so that its words change with it. Numbers, lengths
/// and their plurals are Foundation's; sentences are the string catalogue's.
struct Words {
  /// Whose language, digits and plurals the words have.
  let locale: Locale

  /// The words of a locale.
  init(_ locale: Locale) {
    self.locale = locale
  }

  /// Looks a sentence up in the string catalogue, which has it under its English words.
  func text(_ sentence: String.LocalizationValue) -> String {
    let bundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
    return String(localized: LocalizedStringResource(sentence, locale: locale, bundle: bundle))
  }
}

// MARK: - What is undone

extension Words {
  /// The name of the action that goes back to where the last jump was made from.
  var undo: String { text("Undo the last jump") }

  /// The name of the action that makes the jump again.
  var redo: String { text("Redo the jump") }
}

// MARK: - Announcements

extension Words {
  /// An announcement, such as “Forward 30 seconds, 2 minutes, 10 seconds”.
  func announcement(_ announcement: Announcement) -> String {
    switch announcement {
    case .moved(let length, let place?):
      text("\(movement(length)), \(tallyLength(place))")
    case .moved(let length, nil):
      movement(length)
    case .arrived(let place):
      text("At \(self.length(place))")
    case .edge(.start):
      text("At the start")
    case .edge(.end):
      text("At the end")
    }
  }

  private func movement(_ length: MediaSeconds) -> String {
    length < 0
      ? text("Back \(tallyLength(length.magnitude))")
      : text("Forward \(tallyLength(length.magnitude))")
  }
}
#endif
