/// The places that jumps were made from, to go back to exactly, and forth again.
///
/// *Lifetime*: one a file. *Concurrency*: a value without references.
public struct SeekHistory: Sendable, Hashable {
  /// The most places that are kept; the oldest go first.
  public static let limit = 100

  private var past: [MediaSeconds] = []
  private var future: [MediaSeconds] = []

  /// Makes an empty history.
  public init() {}

  /// Whether there is a place to go back to.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a place to go forth to again.
  public var canRedo: Bool { !future.isEmpty }

  /// Records that a jump is made from a place.
  public mutating func record(_ origin: MediaSeconds) {
    past.append(origin)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// Takes back the newest jump: the place to go to, or nothing.
  public mutating func undo(from current: MediaSeconds) -> MediaSeconds? {
    guard let place = past.popLast() else { return nil }
    future.append(current)
    return place
  }

  /// Makes the jump again that was taken back last: the place to go to, or nothing.
  public mutating func redo(from current: MediaSeconds) -> MediaSeconds? {
    guard let place = future.popLast() else { return nil }
    past.append(current)
    return place
  }

  /// Takes back the newest jump where a seek is possible.
  ///
  /// - Parameter playhead: where playback stands, and may go.
  /// - Returns: the place to go to, as near as the range has it; nothing where there is no jump, or
  ///   nowhere to seek.
  public mutating func undo(from playhead: Playhead) -> MediaSeconds? {
    guard let range = playhead.range, playhead.position.isFinite else { return nil }
    return undo(from: playhead.position).map(range.clamp)
  }

  /// Makes the jump again that was taken back last, where a seek is possible.
  ///
  /// - Parameter playhead: where playback stands, and may go.
  /// - Returns: the place to go to, as near as the range has it; nothing where there is no jump, or
  ///   nowhere to seek.
  public mutating func redo(from playhead: Playhead) -> MediaSeconds? {
    guard let range = playhead.range, playhead.position.isFinite else { return nil }
    return redo(from: playhead.position).map(range.clamp)
  }
}
