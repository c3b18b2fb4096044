import MediaLocations
import Seeking

extension MPVPlayer {
  /// What may be missing at the end, as a share of the duration, and in seconds of media: lengths
  /// are rounded, and the last frame is shown for a while.
  private static let tolerance = (share: 0.02, seconds: 1.0)

  /// Tells, once for each file, that it ends where its data does and not its duration.
  ///
  /// Right after a seek beyond the data the player is where it was to go, and of sound it stays
  /// unknown where they end.
  func tellEarlyEnd() {
    guard isLoaded, seekProgress.isResting, !hasToldEarlyEnd, let duration,
      case .file(let path) = location
    else { return }
    let place = position
    let missing = (duration - place).value
    guard missing > max(Self.tolerance.seconds, duration.value * Self.tolerance.share),
      (place - landing).magnitude > 0.1, CutOffFile.isCutOff(atPath: path)
    else { return }
    hasToldEarlyEnd = true
    onMediaEvent?(.endedEarly(at: place))
  }
}
