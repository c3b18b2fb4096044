@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("Words in the model") struct TextTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalogue = #"""
      {"sourceLanguage": "en", "strings": {
        "Skip back %@": {"localizations": {"de": {"stringUnit": {"value": "%@ zurück"}}}},
        "%@ of %@": {"localizations": {"de": {"stringUnit": {"value": "von %2$@ bis %1$@, 100 %%"}}}},
        "%lld taps": {"localizations": {"ar": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one"}}, "two": {"stringUnit": {"value": "two"}},
          "few": {"stringUnit": {"value": "few %lld"}}, "many": {"stringUnit": {"value": "many"}},
          "other": {"stringUnit": {"value": "other"}}}}}}}
      }}
      """#
    try Data(catalogue.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    bundle = try #require(Bundle(path: folder.path))
  }

  private func words(_ text: Text, _ language: String) -> [String] {
    let host = ViewHost(size: .zero) { text }
    host.settings.locale = Locale(identifier: language)
    return host.texts
  }

  @Test("are looked up in the bundle's table, in the language of the environment")
  func translated() throws {
    let text = Text("Skip back \("10 s")", bundle: bundle)
    #expect(words(text, "de_AT") == ["10 s zurück"])
    #expect(words(text, "fr") == ["Skip back 10 s"])
    #expect(words(Text("\("a") of \("b")", bundle: bundle), "de") == ["von b bis a, 100 %"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test(
    "have the plural of the language",
    arguments: [
      (1, "one"), (2, "two"), (3, "few ٣"), (103, "few ١٠٣"), (11, "many"), (100, "other"),
    ]
  )
  func plural(count: Int, expected: String) {
    #expect(words(Text("\(count) taps", bundle: bundle), "ar_EG") == [expected])
  }
}
