import MPVPlayback
import MediaLocations
import Seeking
import Testing

@testable import Player

@Suite("Sentences for failures")
struct FailureSentenceTests {
  private static let failures: [MediaFailure] = [
    .missing, .unreadable, .folder, .empty, .notMedia, .incomplete, .noStreams,
    .playlistRefused, .schemeRefused, .unreachable, .outputUnavailable, .broken,
  ]

  private func sentence(_ failure: MediaFailure, path: String) -> String {
    FailureSentence.text(
      for: .media(failure, at: .file(path: FilePath(path)), detail: "the detail"))
  }

  @Test(arguments: failures)
  func `name the file, not its folder`(failure: MediaFailure) {
    let text = sentence(failure, path: "/home/me/My film.mkv")
    #expect(text.contains("“My film.mkv”"))
    #expect(!text.contains("/home/me"))
    #expect(!text.contains("%@"))
  }

  @Test func `are all different`() {
    let sentences = Set(Self.failures.map { sentence($0, path: "x") })
    #expect(sentences.count == Self.failures.count)
  }

  @Test(arguments: [
    ("a\nb", "“a␤b”"), ("a\r\nb\t", "“a␤b␤”"), ("it's \"quoted\"", "“it's \"quoted\"”"),
    ("50%@.mkv", "“50%@.mkv”"), ("a\u{9B}b\u{202E}c", "“a␤b␤c”"),
  ])
  func `stay one line whatever the name is`(name: String, shown: String) {
    let text = sentence(.missing, path: "/tmp/" + name)
    #expect(text.contains(shown))
    #expect(!text.contains { $0.isNewline })
  }

  @Test func `leave out the middle of a name that is too long`() {
    let name = String(repeating: "a", count: 60) + String(repeating: "b", count: 5000) + "c.mkv"
    let shown = ShownName.text(name)
    #expect(shown.count == ShownName.longest)
    #expect(shown.hasPrefix("aaaa") && shown.hasSuffix("bc.mkv") && shown.contains("…"))
    #expect(sentence(.missing, path: name).contains("“\(shown)”"))
    let fitting = String(repeating: "x", count: ShownName.longest)
    #expect(ShownName.text(fitting) == fitting)
    #expect(ShownName.text("abcdef", limit: 4) == "ab…f")
  }

  @Test func `say where a file ends that is cut off`() {
    let text = FailureSentence.earlyEnd(of: .file(path: "/home/me/half.mkv"), at: 44.9)
    #expect(text.contains("“half.mkv” already ends at 0:44"))
  }

  @Test func `name a stream by its address`() {
    let error = MPVPlaybackError.media(
      .unreachable, at: .stream(url: "http://example.org/film"), detail: "")
    #expect(FailureSentence.text(for: error).contains("“http://example.org/film”"))
  }
}
