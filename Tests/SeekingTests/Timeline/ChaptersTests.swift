import Seeking
import Testing

@Suite("Chapters")
struct ChaptersTests {
  private let chapters = Chapters([0, 120, 300])

  @Test(arguments: [(0.0, 0), (119.9, 0), (120, 1), (299, 1), (300, 2), (9000, 2)])
  func `hold the places from their start on`(place: Double, index: Int) {
    #expect(chapters.index(at: MediaSeconds(place)) == index)
  }

  @Test(arguments: [(0.0, 120.0), (119.9, 120), (120, 300), (299.9, 300)])
  func `lead on to the next one`(place: Double, next: Double) {
    #expect(chapters.next(after: MediaSeconds(place)) == MediaSeconds(next))
  }

  @Test func `end with the last one`() {
    #expect(chapters.next(after: 300) == nil)
    #expect(chapters.next(after: 5000) == nil)
  }

  @Test(arguments: [
    (200.0, 120.0), (123.1, 120), (123, 0), (120, 0), (119, 0), (301, 120), (304, 300), (2, 0),
    (0, 0),
  ])
  func `begin anew before they go back`(place: Double, previous: Double) {
    #expect(chapters.previous(before: MediaSeconds(place)) == MediaSeconds(previous))
  }

  @Test func `have nothing before the first one`() {
    let late = Chapters([60, 120])
    #expect(late.index(at: 59) == nil)
    #expect(late.previous(before: 59) == nil)
    #expect(late.next(after: 59) == 60)
    #expect(late.previous(before: 61) == 60)
  }

  @Test func `stand in order, each once, whatever order they come in`() {
    let mixed = [300, 0, MediaSeconds(.nan), 120, 120, MediaSeconds(.infinity)]
    #expect(Chapters(mixed) == chapters)
    #expect(Chapters([MediaSeconds(.nan)]) == Chapters())
  }

  @Test func `may be none`() {
    #expect(Chapters().index(at: 10) == nil)
    #expect(Chapters().next(after: 10) == nil)
    #expect(Chapters().previous(before: 10) == nil)
  }
}
