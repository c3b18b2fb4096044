#if canImport(SwiftUI)
public import SwiftUI
import Seeking

extension WaveformScrubber {
  /// Makes a scrubber that drives a player by its session.
  ///
  /// A drag shows keyframes, and its end is exact; keys and screen readers seek exactly at once, and a
  /// held key is one jump to take back. A drag that is cancelled leaves everything as it was. The
  /// length is the session's, also without a `duration(_:showsTimes:)`, which adds the times.
  ///
  /// - Parameters:
  ///   - samples: loudness values, 0 to 1, evenly spread over the media; a value that isn't finite
  ///     counts 0.
  ///   - session: the player's session, which the app keeps for as long as the player.
  ///   - tint: the colour of the played part.
  ///   - barWidth: the width of one bar in points.
  ///   - spacing: the space between two bars in points; below 0 it counts as 0.
  ///   - onScrubbingChanged: called with true when a drag begins, with false when it ends.
  public init(
    samples: [Double], session: PlayerSession, tint: Color = .accentColor,
    barWidth: CGFloat = 3, spacing: CGFloat = 2,
    onScrubbingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      samples: samples, progress: Bindable(session).progress, tint: tint, barWidth: barWidth,
      spacing: spacing
    ) { isScrubbing in
      session.setScrubbing(isScrubbing)
      onScrubbingChanged(isScrubbing)
    }
    options.session = session
    options.showsTimes = false
  }

  /// Undoes a drag: playback goes back to where it was.
  func cancelScrub(to before: Double) {
    if let session = options.session {
      session.cancelScrubbing()
    } else {
      progress.wrappedValue = before
    }
    onScrubbingChanged(false)
  }

  /// Moves playback without a drag; without a session that is a drag of its own.
  func move(to share: Double, isRepeat: Bool) {
    if let session = options.session {
      session.seek(toShare: share, beginsRun: !isRepeat)
    } else {
      onScrubbingChanged(true)
      progress.wrappedValue = share
      onScrubbingChanged(false)
    }
  }
}
#endif
