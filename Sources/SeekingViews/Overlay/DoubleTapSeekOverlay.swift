#if canImport(SwiftUI)
import Seeking
public import SwiftUI

/// A layer over video that skips back and forward by double taps, and shows it.
///
/// A double tap on the left half skips back, elsewhere forward. The tapped half shows how far the
/// skips have come together. Taps that the video itself handles still work, and so does a scroll view
/// around; controls lie above, and a double tap on them never skips.
///
/// ```swift
/// DoubleTapSeekOverlay(interval: 10) { seconds in
///   player.seek(by: seconds)
/// } video: {
///   Color.black
/// }
/// ```
///
/// Made with a ``PlayerSession`` it drives the player itself, and takes a run of skips back as one. The
/// video's own double taps would count as well: a `VideoPlayer` needs `.allowsHitTesting(false)`.
///
/// Methods such as `runPolicy(_:)` return a changed overlay, so they come before the modifiers of
/// other views.
public struct DoubleTapSeekOverlay<Video: View, Controls: View>: View {
  var options: OverlayOptions
  private let request: DoubleTapSeekOverlayRequest?
  private let video: Video
  private let controls: Controls
  @State private var state = DoubleTapSeekOverlayState()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Makes an overlay with controls above it.
  ///
  /// - Parameters:
  ///   - interval: how far a skip goes, in seconds; one that isn't finite and above zero skips
  ///     nothing and shows nothing.
  ///   - onSeek: moves playback by seconds of media, with their sign.
  ///   - programmaticSeek: each new value skips once; of several that are set before the view is
  ///     updated, only the last one. The one that is there when the overlay appears is not new.
  ///   - video: what lies below.
  ///   - controls: what lies above, such as buttons. Taps beside them reach the overlay.
  public init(
    interval: Double = 10,
    onSeek: @escaping (Double) -> Void,
    programmaticSeek: DoubleTapSeekOverlayRequest? = nil,
    @ViewBuilder video: () -> Video,
    @ViewBuilder controls: () -> Controls
  ) {
    options = OverlayOptions(interval: interval, onSeek: onSeek)
    request = programmaticSeek
    self.video = video()
    self.controls = controls()
  }

  /// The video, its feedback and the controls.
  public var body: some View {
    // A method of this view would hold the state that keeps it.
    let _ = state.adopt(options, reducesMotion: reducesMotion) { [locale] in
      Announcer.say(Words(locale).announcement($0))
    }
    DoubleTapSeekSurface(
      state: state, options: options, request: request, direction: direction,
      content: video.environment(\.layoutDirection, direction)
    )
    .overlay { controls.environment(\.layoutDirection, direction) }
    // Back stays on the left, whatever way the language is written.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension DoubleTapSeekOverlay where Controls == EmptyView {
  /// Makes an overlay without controls.
  ///
  /// - Parameters:
  ///   - interval: how far a skip goes, in seconds; one that isn't finite and above zero skips
  ///     nothing and shows nothing.
  ///   - onSeek: moves playback by seconds of media, with their sign.
  ///   - programmaticSeek: each new value skips once; of several that are set before the view is
  ///     updated, only the last one. The one that is there when the overlay appears is not new.
  ///   - video: what lies below.
  public init(
    interval: Double = 10,
    onSeek: @escaping (Double) -> Void,
    programmaticSeek: DoubleTapSeekOverlayRequest? = nil,
    @ViewBuilder video: () -> Video
  ) {
    self.init(
      interval: interval, onSeek: onSeek, programmaticSeek: programmaticSeek, video: video,
      controls: { EmptyView() })
  }
}
#endif
