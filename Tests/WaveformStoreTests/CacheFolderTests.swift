import Foundation
import Testing

@testable import WaveformStore

@Suite("Cache folder")
struct CacheFolderTests {
  @Test(
    "The place follows from the environment",
    arguments: [
      ("/c", "/h", "/c/seekkit/waveforms"), ("/c/", nil, "/c/seekkit/waveforms"),
      ("relative", "/h", "/h/.cache/seekkit/waveforms"), ("", "/h", "/h/.cache/seekkit/waveforms"),
      (nil, "/", "/.cache/seekkit/waveforms"), (nil, nil, nil), (nil, "", nil), ("c", "h", nil),
    ] as [(String?, String?, String?)])
  func place(cacheHome: String?, home: String?, place: String?) {
    func withCString(
      _ text: String?, _ body: (UnsafePointer<CChar>?) -> String?
    ) -> String? {
      text.map { $0.withCString { body($0) } } ?? body(nil)
    }
    let found = withCString(cacheHome) { cacheHome in
      withCString(home) { CacheFolder(cacheHome: cacheHome, home: $0)?.path.text }
    }
    #expect(found == place)
  }

  @Test("Folders are made for the user alone, and ones that exist stay as they are")
  func permissions() throws {
    let folder = TestFolder()
    let cache = CacheFolder(Path(folder.file("a/b/c")))
    try cache.create()
    for name in ["a", "a/b", "a/b/c"] { #expect(mode(folder.file(name)) == 0o700) }
    #expect(mode(folder.path) == 0o755)
    chmod(folder.file("a/b/c"), 0o750)
    try cache.create()
    #expect(mode(folder.file("a/b/c")) == 0o750)
  }

  @Test("A waveform is the user's alone")
  func filePermissions() throws {
    let studio = try Studio()
    let recorder = studio.record(1)
    #expect(mode(studio.folder.file(studio.partial)) == 0o600)
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(mode(studio.folder.file(studio.complete)) == 0o600)
  }

  @Test(
    "Names of our own making are known",
    arguments: [
      ("0123456789abcdef.pyramid", true), ("0123456789abcdef.pyramid.partial", true),
      ("0123456789ABCDEF.pyramid", false), ("0123456789abcde.pyramid", false),
      ("0123456789abcdef0.pyramid", false), ("0123456789abcdef.pyramid.bak", false),
      ("0123456789abcdef", false), ("", false), ("é123456789abcdef.pyramid", false),
    ])
  func names(name: String, isOurs: Bool) {
    #expect((CacheName(name) != nil) == isOurs)
  }

  @Test("A name has all of its digits", arguments: 0..<64)
  func digits(seed: UInt8) {
    let name = CacheName(identity: [seed])
    #expect(CacheName(name.complete) == name)
    #expect(CacheName(name.partial) == name)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }
}
