#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI
import Synchronization

/// The words of the views, in the language of a locale: the one place where views get them.
///
/// A view makes one of `@Environment(\.locale)`, so that its words change with it. Numbers, lengths
/// and their plurals are Foundation's; sentences are the string catalogue's.
struct Words {
  /// Whose language, digits and plurals the words have: a language that the catalogue has.
  let locale: Locale

  /// The words of a locale, or English ones for its region where the catalogue lacks its language.
  ///
  /// Foundation has lengths of time in many more languages than the catalogue has sentences, so the
  /// catalogue is asked which one it speaks: no sentence is to be in two.
  init(_ locale: Locale) {
    self.locale = locale.speaking(Self.language(for: locale))
  }

  /// The languages that the catalogue was found to speak, by the identifiers of locales: views make
  /// words at each frame.
  private static let languages = Mutex<[String: String]>([:])

  private static func language(for locale: Locale) -> String {
    languages.withLock { languages in
      if let language = languages[locale.identifier] { return language }
      let language = text("en", in: locale)
      languages[locale.identifier] = language
      return language
    }
  }

  /// Looks a sentence up in the string catalogue, which has it under its English words.
  func text(_ sentence: String.LocalizationValue) -> String {
    Self.text(sentence, in: locale)
  }

  private static func text(_ sentence: String.LocalizationValue, in locale: Locale) -> String {
    let bundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
    return String(localized: LocalizedStringResource(sentence, locale: locale, bundle: bundle))
  }
}

extension Locale {
  /// The same region, digits and calendar with another language.
  fileprivate func speaking(_ language: String) -> Locale {
    let code = LanguageCode(language)
    guard code != self.language.languageCode else { return self }
    var components = Components(locale: self)
    components.languageComponents = Language.Components(languageCode: code, region: region)
    return Locale(components: components)
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
