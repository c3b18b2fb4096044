/// The chapters of media by where they start, and the way from one to the next.
///
/// *Concurrency*: a value without references.
public struct Chapters: Sendable, Hashable {
  /// Further than this into a chapter, going back means its own start: the usual rule of players.
  public static let restartAfter: MediaSeconds = 3

  /// Where the chapters start, in seconds of media, rising and each only once.
  public let starts: [MediaSeconds]

  /// Makes chapters from where they start, in any order; starts that aren't finite are left out.
  ///
  /// *Complexity*: O(n log n).
  public init(_ starts: [MediaSeconds] = []) {
    var ordered: [MediaSeconds] = []
    for start in starts.filter({ $0.isFinite }).sorted() where ordered.last != start {
      ordered.append(start)
    }
    self.starts = ordered
  }

  /// The number of the chapter that a place lies in, counted from 0; nothing before the first one.
  ///
  /// *Complexity*: O(log n).
  public func index(at place: MediaSeconds) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Where the next chapter starts, or nothing in the last one.
  public func next(after place: MediaSeconds) -> MediaSeconds? {
    let next = index(at: place).map { $0 + 1 } ?? 0
    return next < starts.count ? starts[next] : nil
  }

  /// Where going back by a chapter leads to.
  ///
  /// - Parameter place: where playback stands, in seconds of media.
  /// - Returns: the start of the place's own chapter, or the one before it where the place lies
  ///   within `restartAfter` of the start; nothing before the first chapter.
  public func previous(before place: MediaSeconds) -> MediaSeconds? {
    guard let index = index(at: place) else { return nil }
    let isRestart = place - starts[index] > Self.restartAfter || index == 0
    return starts[isRestart ? index : index - 1]
  }
}
