/// Which way time runs across the surface, whatever way the language is written.
///
/// One setting that zones, keys, overlay and bar follow together.
public enum TimelineDirection: Sendable, Hashable {
  /// Time runs to the right: the right half skips forward.
  case leftToRight
  /// Time runs to the left: the left half skips forward.
  case rightToLeft
}
