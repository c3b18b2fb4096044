import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("Chapters of a scrubber") struct ScrubberChaptersTests {
  private nonisolated static func chapter(_ start: Double, _ title: String) -> ScrubberChapter {
    ScrubberChapter(start: start, title: title)
  }

  @Test(
    "stand in order, each start only once, within the media",
    arguments: [
      ([], 100, []),
      ([chapter(50, "b"), chapter(0, "a"), chapter(99.9, "c")], 100, ["a", "b", "c"]),
      ([chapter(50, "first"), chapter(0, "a"), chapter(50, "second")], 100, ["a", "first"]),
      (
        [chapter(-1, "x"), chapter(100, "x"), chapter(.nan, "x"), chapter(.infinity, "x")], 100, []
      ),
      ([chapter(0, "a")], nil, []),
    ] as [([ScrubberChapter], MediaSeconds?, [String])])
  func order(chapters: [ScrubberChapter], duration: MediaSeconds?, titles: [String]) {
    let ordered = ScrubberChapters(chapters).within(duration)
    #expect(ordered.titled.map(\.title) == titles)
    #expect(ordered.starts.starts == ordered.titled.map { MediaSeconds($0.start) })
  }

  @Test("are the same whether the duration is told before or after")
  func orderOfMethods() {
    let chapters = [Self.chapter(50, "b"), Self.chapter(0, "a"), Self.chapter(150, "c")]
    let plain = WaveformScrubber(samples: [], progress: .constant(0))
    let before = plain.duration(100).chapters(chapters)
    let after = plain.chapters(chapters).duration(100)
    #expect(before.titledChapters.map(\.title) == ["a", "b"])
    #expect(after.titledChapters == before.titledChapters)
    #expect(after.duration(200).titledChapters.map(\.title) == ["a", "b", "c"])
    #expect(after.duration(nil).titledChapters.isEmpty)
    #expect(after.duration(.nan).chapters.starts.isEmpty)
  }

  // Looking for each of them among all of them would take hours.
  @Test("are found quickly among many", .timeLimit(.minutes(1)))
  func many() {
    let chapters = (0..<20_000).map { Self.chapter(Double($0), "\($0)") }
    let control = WaveformScrubber(samples: [], progress: .constant(0))
      .duration(20_000).chapters(chapters.reversed())
    for index in stride(from: 0, to: 20_000, by: 101) {
      #expect(control.chapterTitle(at: (Double(index) + 0.5) / 20_000) == "\(index)")
    }
  }
}
