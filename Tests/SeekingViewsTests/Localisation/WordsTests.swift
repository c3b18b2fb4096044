import Foundation
import Seeking
@testable import SeekingViews
import Testing

/// What the views say, in each language of the catalogue.
@Suite struct WordsTests {
  private static func words(_ language: String) -> Words {
    Words(Locale(identifier: language))
  }

  @Test(arguments: [
    ("en", "Skip back 10 seconds", "Skip forward 1 second"),
    ("de", "10 Sekunden zurückspringen", "1 Sekunde vorspringen"),
    ("es", "Retroceder 10 segundos", "Avanzar 1 segundo"),
    ("fr", "Reculer de 10 secondes", "Avancer de 1 seconde"),
    ("ar", "تخطٍّ إلى الخلف: 10 ثوان", "تخطٍّ إلى الأمام: ثانية"),
    ("ar_EG", "تخطٍّ إلى الخلف: ١٠ ثوان", "تخطٍّ إلى الأمام: ثانية"),
    ("he", "דילוג אחורה: 10 שניות", "דילוג קדימה: 1 שניה"),
    ("ja", "10秒戻る", "1秒進む"),
  ])
  func skipsAreNamedWithTheLanguagesPlural(language: String, ten: String, one: String) {
    let words = Self.words(language)
    #expect(words.skip(.backward, by: 10).withPlainSpaces == ten)
    #expect(words.skip(.forward, by: 1).withPlainSpaces == one)
  }

  @Test(arguments: [
    ("pt_BR", "en_BR"), ("fa_IR", "en_IR"), ("hi_IN", "en_IN"), ("nl_NL", "en_NL"),
    ("zh_Hant_TW", "en_TW"), ("pt", "en"), ("ar_EG", "ar_EG"), ("es_419", "es_419"),
    ("de_CH", "de_CH"), ("en_GB", "en_GB"), ("ja", "ja"), ("he_IL", "he_IL"), ("fr_CA", "fr_CA"),
  ])
  func allWordsAreInALanguageOfTheCatalogue(locale: String, expected: String) {
    #expect(Self.words(locale).locale.identifier == expected)
  }

  @Test(arguments: ["pt_BR", "fa_IR", "hi_IN", "nl_NL", "zh_Hant_TW", "th"])
  func noSentenceIsInTwoLanguages(locale: String) {
    let (words, english) = (Self.words(locale), Self.words("en"))
    #expect(words.skip(.backward, by: 10) == english.skip(.backward, by: 10))
    #expect(words.position(35, of: 60) == english.position(35, of: 60))
    #expect(
      words.announcement(.moved(by: 30, to: 130)) == english.announcement(.moved(by: 30, to: 130)))
    #expect(words.chapter(3) == "Chapter 3")
    #expect(words.clock(725) == "12:05")
    #expect(words.rate(2) == "2×")
  }

  @Test func aRegionKeepsItsNumbers() {
    #expect(Self.words("en_DE").number(1.5) == Self.words("nl_DE").number(1.5))
  }

  @Test(arguments: [
    (7.5, "7.5 seconds"), (90, "90 seconds"), (120, "2 minutes"), (330, "5 minutes, 30 seconds"),
    (.nan, "unknown time"), (.infinity, "unknown time"),
  ])
  func stepsAreCalledInSecondsBelowTwoMinutes(step: Double, expected: String) {
    #expect(Self.words("en").stepLength(MediaSeconds(step)) == expected)
  }

  @Test(arguments: [
    (Announcement.moved(by: 30, to: 130), "Forward 30 seconds, 2 minutes, 10 seconds"),
    (.moved(by: -7.5, to: nil), "Back 7.5 seconds"),
    (.moved(by: 100, to: nil), "Forward 1 minute, 40 seconds"),
    (.arrived(at: 3725), "At 1 hour, 2 minutes, 5 seconds"),
    (.edge(.start), "At the start"),
    (.edge(.end), "At the end"),
  ])
  func whatIsOverIsAnnounced(announcement: Announcement, expected: String) {
    #expect(Self.words("en").announcement(announcement) == expected)
  }

  @Test func anAnnouncementFollowsTheLanguage() {
    let announcement = Announcement.moved(by: -30, to: 130)
    #expect(
      Self.words("de").announcement(announcement) == "30 Sekunden zurück, 2 Minuten und 10 Sekunden"
    )
    #expect(Self.words("ja").announcement(announcement) == "30秒戻りました、2分 10秒")
  }

  @Test(arguments: [
    ("en", 20, "+20 s"), ("en", -20, "-20 s"), ("en", 7.5, "+7.5 s"), ("de", 7.5, "+7,5 s"),
    ("en", 0, "+0 s"), ("ja", 20, "+20秒"), ("ar_EG", 20, "\u{61C}+٢٠ ث"),
  ])
  func talliesHaveASignAndTheLocalesDigits(language: String, tally: Double, expected: String) {
    #expect(Self.words(language).tally(MediaSeconds(tally)) == expected)
  }

  @Test(arguments: [
    ("en", 7, "0:07"), ("en", 725.9, "12:05"), ("en", 3723, "1:02:03"), ("en", -3, "0:00"),
    ("en", .nan, "–:––"), ("ar_EG", 725, "١٢:٠٥"), ("en", 129.999_999_9, "2:10"),
  ])
  func clocksShowWholeSeconds(language: String, time: Double, expected: String) {
    #expect(Self.words(language).clock(MediaSeconds(time)) == expected)
    #expect(Self.words(language).remaining(MediaSeconds(time)) == "−" + expected)
  }

  @Test(arguments: [(0.35, "35%"), (2, "100%"), (-1, "0%"), (.nan, "0%"), (0.999, "100%")])
  func sharesArePerCent(share: Double, expected: String) {
    #expect(Self.words("en").share(share) == expected)
  }

  @Test(arguments: [
    ("en", "35 seconds of 1 minute, Overture"), ("fr", "35 secondes sur 1 minute, Overture"),
    ("ja", "1分中35秒、Overture"),
  ])
  func aPositionSaysTheLengthAndTheChapter(language: String, expected: String) {
    let words = Self.words(language)
    let position = words.position(words.position(35, of: 60), inChapter: "Overture")
    #expect(position.withPlainSpaces == expected)
  }

  @Test(
    arguments: [
      (1.0, false, nil), (0.5, false, "½ speed"), (0.25, false, "¼ speed"), (0.1, false, "Fine"),
      (nil, false, nil), (nil, true, "Release to undo"), (1, true, "Release to undo"),
    ] as [(Double?, Bool, String?)])
  func aDragSaysWhatIsNotPlain(speed: Double?, isBack: Bool, expected: String?) {
    #expect(Self.words("en").scrubHint(speed: speed, isBackAtStart: isBack) == expected)
  }
}

extension String {
  /// The text with a plain space for each that doesn't break, as some languages write before units.
  fileprivate var withPlainSpaces: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
