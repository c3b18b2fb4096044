import MediaLocations
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("a.mkv".utf8.map { $0 }, "a.mkv"), ([], ""), (Array("\u{FC}".utf8), "\u{FC}"),
    ([0xE9], "\u{FFFD}"), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0x0A], "\n"),
  ])
  func bytes(_ bytes: [UInt8], areShownAs text: String) {
    let path = FilePath(bytes: bytes)
    #expect(path.text == text)
    #expect(Array(path.bytes) == bytes)
    #expect(path.cString == bytes.map { CChar(bitPattern: $0) } + [0])
    #expect(FilePath(cString: path.cString) == path)
  }

  @Test func namesThatAreShownAlikeAreDifferent() {
    let names = [[0xE9], [0xE8], Array("\u{FFFD}".utf8)].map { FilePath(bytes: $0) }
    #expect(Set(names).count == 3)
    #expect(Set(names.map(\.text)).count == 1)
  }

  @Test func aTextIsItsUTF8() {
    #expect(FilePath("/\u{E9}") == FilePath(bytes: [0x2F, 0xC3, 0xA9]))
    #expect("x" == FilePath("x"))
  }

  @Test(arguments: [
    ("/a" as FilePath, true), ("/", true), ("a/", false), ("", false), ("/\u{301}", true),
  ])
  func path(_ path: FilePath, isAbsolute expected: Bool) {
    #expect(path.isAbsolute == expected)
  }

  @Test func aTextGoesInFront() {
    #expect(FilePath(bytes: [0xE9]).prefixed(by: "./") == FilePath(bytes: [0x2E, 0x2F, 0xE9]))
  }
}
