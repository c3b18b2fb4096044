import Testing

@testable import Player

@Suite("Names in menus")
struct MnemonicTests {
  @Test(arguments: [
    ("plain", "plain"), ("a_b", "a__b"), ("__", "____"), ("_", "__"), ("<b>&amp;", "<b>&amp;"),
  ])
  func `keep their underscores`(name: String, label: String) {
    #expect(Mnemonic.escape(name) == label)
  }
}
