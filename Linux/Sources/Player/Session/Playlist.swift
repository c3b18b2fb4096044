import MPVPlayback
import MediaLocations

/// The files to play in their order, and which of them is the present one.
///
/// *Concurrency*: a value without references.
struct Playlist {
  private(set) var locations: [MediaLocation]
  private(set) var index = 0
  private var failed: Set<Int> = []

  init(_ locations: [MediaLocation]) {
    self.locations = locations
  }

  var current: MediaLocation? { locations.indices.contains(index) ? locations[index] : nil }
  var hasNext: Bool { index + 1 < locations.count }
  var hasPrevious: Bool { previousIndex != nil }

  /// The nearest file before the present one that could be played, as far as is known.
  private var previousIndex: Int? { (0..<index).last { !failed.contains($0) } }

  /// Whether there were files and none of them could be played.
  var allFailed: Bool { !locations.isEmpty && failed.count == locations.count }

  /// Goes on to the file after the present one.
  mutating func advance() -> MediaLocation? {
    guard hasNext else { return nil }
    index += 1
    return current
  }

  /// Goes back to the file before the present one, past those that couldn't be played.
  mutating func goBack() -> MediaLocation? {
    guard let previousIndex else { return nil }
    index = previousIndex
    return current
  }

  /// Remembers that the present file couldn't be played.
  mutating func markFailed() {
    failed.insert(index)
  }
}
