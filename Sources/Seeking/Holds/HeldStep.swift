/// How far one step of a held button goes.
public enum HeldStep {
  /// A step of a hold is at most this share of the media, so that no film is crossed in seconds.
  public static let largestShare = 1.0 / 60

  /// The length of a held step in seconds of media.
  ///
  /// - Parameters:
  ///   - step: the length of a single step.
  ///   - factor: how many times its length the step goes; see `HoldAcceleration`.
  ///   - range: the stretch that can be sought, or nothing where nobody knows.
  /// - Returns: the step times the factor, or a sixtieth of the range where that is less.
  public static func length(
    of step: MediaSeconds, factor: Int = 1, in range: SeekableRange?
  ) -> MediaSeconds {
    let length = step * Double(factor)
    guard let range, range.length > 0 else { return length }
    return min(length, range.length * largestShare)
  }
}
