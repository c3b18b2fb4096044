#if canImport(SwiftUI)
import Seeking

/// Chapters in order, and where they start: put in order once, not at each look.
struct ScrubberChapters {
  /// The chapters by where they start, each start only once.
  let titled: [ScrubberChapter]
  /// Where they start: as many, in the same order.
  let starts: Chapters

  /// Makes chapters in any order; of two with the same start, the first counts, and one that doesn't
  /// start at 0 or later is none.
  ///
  /// - Complexity: O(*n* log *n*) in the chapters.
  init(_ chapters: [ScrubberChapter] = []) {
    let ordered = chapters.enumerated()
      .filter { (0..<Double.infinity).contains($0.element.start) }
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    var titled: [ScrubberChapter] = []
    for (_, chapter) in ordered where titled.last?.start != chapter.start {
      titled.append(chapter)
    }
    self.titled = titled
    starts = Chapters(titled.map { MediaSeconds($0.start) })
  }

  /// The chapters that start before the end of the media, in seconds; none where nobody knows it.
  ///
  /// - Complexity: O(1) where all of them do, else as `init(_:)`.
  func within(_ end: MediaSeconds?) -> ScrubberChapters {
    guard let end = end?.value else { return ScrubberChapters() }
    guard let last = titled.last, last.start >= end else { return self }
    return ScrubberChapters(titled.filter { $0.start < end })
  }
}
#endif
