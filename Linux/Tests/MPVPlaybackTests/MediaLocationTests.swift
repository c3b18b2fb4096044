import Glibc
import MediaLocations
import Seeking
import Testing

@testable import MPVPlayback

struct MediaLocationTests {
  @Test(arguments: [
    ("/no/such.mkv", MediaLocation.file(path: "/no/such.mkv")),
    ("such.mkv", .file(path: "such.mkv")),
    ("--help", .file(path: "--help")),
    ("a:b", .file(path: "a:b")),
    ("://x", .file(path: "://x")),
    ("1a://x", .file(path: "1a://x")),
    ("http://a.example/x", .stream(url: "http://a.example/x")),
    ("edl://x", .stream(url: "edl://x")),
    ("file:///no/a%20b%2525%zz.mkv", .file(path: "/no/a b%25%zz.mkv")),
    ("file://localhost/no/a", .file(path: "/no/a")),
    ("FILE:///no/a", .file(path: "/no/a")),
    ("file://elsewhere/a", .stream(url: "file://elsewhere/a")),
    ("file:///no/a%00b", .file(path: "/no/a%00b")),
  ])
  func argument(_ text: String, is location: MediaLocation) {
    #expect(MediaLocation(argument: text) == location)
  }

  /// `lat\u{E9}in.mkv` in Latin-1, which is no UTF-8.
  private static let latin = FilePath(bytes: Array("/no/lat".utf8) + [0xE9] + Array("in.mkv".utf8))

  @Test(arguments: [latin, "file:///no/lat%E9in.mkv", latin.prefixed(by: "file://")])
  func namesKeepTheirBytes(_ argument: FilePath) {
    let location = MediaLocation(argument: argument)
    #expect(location == .file(path: Self.latin))
    #expect(location.text == "/no/lat\u{FFFD}in.mkv")
    #expect(location.playerArgument == Self.latin)
  }

  @Test func whatExistsIsAFile() throws {
    let folder = try MediaFolder()
    _ = try folder.makeFolder("http:")
    let path = try folder.write("x", as: "http:/a")
    #expect(MediaLocation(argument: path) == .file(path: FilePath(path)))
  }

  @Test(arguments: [
    (MediaLocation.file(path: "/a"), "/a" as FilePath), (.file(path: "--a"), "./--a"),
    (.file(path: "edl://a"), "./edl://a"), (.stream(url: "http://a"), "http://a"),
  ])
  func location(_ location: MediaLocation, isGivenAs argument: FilePath) {
    #expect(location.playerArgument == argument)
  }

  @Test(arguments: [
    (0.0, "0.000000"), (1.5, "1.500000"), (0.000_001, "0.000001"), (-2.25, "-2.250000"),
    (12_345.678_901_2, "12345.678901"), (59.999_999_9, "60.000000"),
    (1e300, "9000000000000.000000"), (-1e13, "-9000000000000.000000"),
  ])
  func seconds(_ seconds: Double, areWrittenAs text: String) {
    #expect(MediaSeconds(seconds).playerArgument == text)
  }

  @Test(arguments: [
    (ENOENT, MediaFailure.missing), (ENOTDIR, .missing), (EACCES, .unreadable), (EIO, .unreadable),
  ])
  func systemError(_ number: CInt, means failure: MediaFailure) {
    #expect(MediaFileCheck.failure(ofError: number).0 == failure)
  }
}
