import Seeking
import Testing

@Suite("What is said of a run")
struct AnnouncementTests {
  private func announcement(
    of skips: [(SkipDirection, from: Double)], in range: ClosedRange<Double> = 0...600
  ) -> Announcement? {
    var run = SkipRun()
    for (direction, position) in skips {
      _ = run.skip(direction, by: 10, from: Playhead(at: position, in: range), at: ms(0))
    }
    return run.end().map(Announcement.init)
  }

  @Test func `is how far it went, and where to`() {
    #expect(announcement(of: [(.forward, 100), (.forward, 110)]) == .moved(by: 20, to: 120))
    #expect(announcement(of: [(.backward, 100)]) == .moved(by: -10, to: 90))
  }

  @Test func `is what was really moved at an end`() {
    #expect(announcement(of: [(.forward, 596), (.forward, 600)]) == .moved(by: 4, to: 600))
  }

  @Test func `is the end where nothing moved`() {
    #expect(announcement(of: [(.forward, 600), (.forward, 600)]) == .edge(.end))
    #expect(announcement(of: [(.backward, 0)]) == .edge(.start))
  }

  @Test func `names no place where nobody knows it`() {
    var run = SkipRun()
    _ = run.skip(.forward, by: 10, from: nil, at: ms(0))
    #expect(run.end().map(Announcement.init) == .moved(by: 10, to: nil))
  }

  @Test func `is nothing where there was no skip`() {
    #expect(announcement(of: []) == nil)
  }
}
