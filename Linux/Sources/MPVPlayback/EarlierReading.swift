import Seeking

/// How much earlier than a seek's target the player has to begin to read for an exact seek to be one.
///
/// Formats without an index, such as MPEG-TS, lead to the first keyframe after a place rather than
/// the one before it. Reading from earlier on cures that, at the cost of decoding more; so it is
/// tried only in media where a seek has landed beyond its target, and kept there.
///
/// *Lifetime*: one for each media. *Concurrency*: a value without references.
struct EarlierReading {
  /// The seconds that are tried one after the other: more than the usual distance between two
  /// keyframes, and more than the longest one of broadcasts.
  static let steps: [Double] = [3, 12]

  /// The seconds by which reading begins earlier, 0 as long as that wasn't needed.
  private(set) var seconds = 0.0
  private var tries = 0

  /// An exact seek has landed.
  ///
  /// - Parameters:
  ///   - place: where it landed, in seconds of media.
  ///   - target: where it was to lead.
  ///   - atEnd: whether playback is at its end, beyond which there is nothing to find.
  /// - Returns: Whether it is to be tried again, with the present `seconds`.
  mutating func retries(landingAt place: MediaSeconds, of target: MediaSeconds, atEnd: Bool) -> Bool
  {
    guard !atEnd, place - target > SeekProgress.tolerance, tries < Self.steps.count else {
      return false
    }
    seconds = Self.steps[tries]
    tries += 1
    return true
  }
}
