#if canImport(SwiftUI)
import Seeking
public import SwiftUI

extension DoubleTapSeekOverlay {
  /// Makes an overlay that drives a player by its session, with controls above it.
  ///
  /// Skips end at the ends of what can be sought, and a run of them is taken back as one: by a tap
  /// with two fingers, by Z where there is a `keyboard(letters:)`, by screen readers' actions, and by
  /// the session's own `undo()`. A run is over, unannounced, once something else moves playback.
  /// To hold it at a rate, add `.onHold { session.hold(at: $0) }`; the hold is over here as well where
  /// a scrub, a pause or other media ends it.
  ///
  /// - Parameters:
  ///   - session: the player's session, which the app keeps for as long as the player.
  ///   - interval: how far a skip goes, in seconds; one that isn't finite and above zero skips
  ///     nothing and shows nothing.
  ///   - programmaticSeek: each new value skips once; of several that are set before the view is
  ///     updated, only the last one. The one that is there when the overlay appears is not new.
  ///   - video: what lies below. A view with taps of its own, such as a `VideoPlayer`, needs
  ///     `.allowsHitTesting(false)`, or its taps and the overlay's both count.
  ///   - controls: what lies above, such as buttons. Taps beside them reach the overlay.
  public init(
    session: PlayerSession,
    interval: Double = 10,
    programmaticSeek: DoubleTapSeekOverlayRequest? = nil,
    @ViewBuilder video: () -> Video,
    @ViewBuilder controls: () -> Controls
  ) {
    self.init(
      interval: interval, onSeek: { _ in }, programmaticSeek: programmaticSeek, video: video,
      controls: controls)
    options.playhead = { session.playhead }
    options.session = session
  }
}

extension DoubleTapSeekOverlay where Controls == EmptyView {
  /// Makes an overlay that drives a player by its session, without controls.
  ///
  /// - Parameters:
  ///   - session: the player's session, which the app keeps for as long as the player.
  ///   - interval: how far a skip goes, in seconds; one that isn't finite and above zero skips
  ///     nothing and shows nothing.
  ///   - programmaticSeek: each new value skips once; of several that are set before the view is
  ///     updated, only the last one. The one that is there when the overlay appears is not new.
  ///   - video: what lies below. A view with taps of its own, such as a `VideoPlayer`, needs
  ///     `.allowsHitTesting(false)`, or its taps and the overlay's both count.
  public init(
    session: PlayerSession,
    interval: Double = 10,
    programmaticSeek: DoubleTapSeekOverlayRequest? = nil,
    @ViewBuilder video: () -> Video
  ) {
    self.init(
      session: session, interval: interval, programmaticSeek: programmaticSeek, video: video,
      controls: { EmptyView() })
  }
}
#endif
