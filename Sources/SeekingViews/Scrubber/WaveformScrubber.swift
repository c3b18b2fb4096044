#if canImport(SwiftUI)
public import SwiftUI
import Seeking

/// A waveform that shows how far playback has come, and that moves it by a press or a drag.
///
/// ```swift
/// WaveformScrubber(samples: samples, progress: $progress) { isScrubbing in
///   if !isScrubbing { player.seek(to: progress * duration) }
/// }
/// .frame(height: 48)
/// ```
///
/// The waveform follows time and not the language: it isn't mirrored where text runs from right to
/// left. While it is dragged it shows the place of the drag, whatever `progress` is set to. A drag
/// that is cancelled sets `progress` back to what it was before.
public struct WaveformScrubber: View {
  let samples: [Double]
  let progress: Binding<Double>
  let tint: Color
  let barWidth: CGFloat
  let spacing: CGFloat
  let onScrubbingChanged: (Bool) -> Void
  var options = WaveformScrubberOptions()
  @State private var state = WaveformScrubberState()
  @Environment(\.waveformScrubberStyle) private var style
  @Environment(\.locale) var locale
  @Environment(\.eventClock) var clock

  /// Makes a scrubber.
  ///
  /// - Parameters:
  ///   - samples: loudness values, 0 to 1, evenly spread over the media; a value that isn't finite
  ///     counts 0.
  ///   - progress: the share that has been played, 0 to 1; one that isn't finite counts 0.
  ///   - tint: the colour of the played part.
  ///   - barWidth: the width of one bar in points.
  ///   - spacing: the space between two bars in points; below 0 it counts as 0.
  ///   - onScrubbingChanged: called with true when a drag begins, with false when it ends. A key and
  ///     a screen reader's adjustment are a drag of their own.
  public init(
    samples: [Double], progress: Binding<Double>, tint: Color = .accentColor,
    barWidth: CGFloat = 3, spacing: CGFloat = 2,
    onScrubbingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.samples = samples
    self.progress = progress
    self.tint = tint
    self.barWidth = barWidth
    self.spacing = spacing
    self.onScrubbingChanged = onScrubbingChanged
  }

  /// What the environment's style makes of the waveform.
  public var body: some View {
    AnyView(style.makeBody(configuration: configuration))
      .modifier(ScrubberKeys(control: self, state: state))
      .modifier(ScrubberAccessibility(control: self, state: state))
      .selectionFeedback(trigger: state.detents)
      .onChange(of: playedShare, initial: true) { state.playbackMoved(on: self) }
      .onChange(of: options.session?.mediaChanges) { state.cancel(on: self) }
  }

  private var configuration: WaveformScrubberStyleConfiguration {
    WaveformScrubberStyleConfiguration(control: self, state: state)
  }
}

extension WaveformScrubber {
  /// The share that has been played, 0 to 1, whatever the app has set.
  var playedShare: Double {
    let progress = progress.wrappedValue
    return progress.isFinite ? min(max(progress, 0), 1) : 0
  }

  /// The length of the media where it makes sense.
  var duration: MediaSeconds? {
    (options.duration ?? options.session?.length).flatMap {
      $0.isFinite && $0 > 0 ? MediaSeconds($0) : nil
    }
  }

  /// The part of the media that is shown.
  var visible: VisibleRange {
    guard let range = options.visible?.wrappedValue else { return .whole }
    return VisibleRange(from: range.lowerBound, to: range.upperBound)
  }

  /// The chapters that start before the end of the media, in order, each start only once.
  var titledChapters: [ScrubberChapter] { options.chapters.within(end).titled }

  /// Where the chapters start that start before the end of the media.
  var chapters: Chapters { options.chapters.within(end).starts }
}

// The bar and the media: a session's range need not begin at 0
extension WaveformScrubber {
  /// Where the bar begins, in seconds of media.
  private var origin: MediaSeconds { MediaSeconds(options.session?.range?.lowerBound ?? 0) }

  /// Where the bar ends, in seconds of media.
  private var end: MediaSeconds? { duration.map { origin + $0 } }

  /// Finds what lies at a share of the bar, in seconds of media.
  func mediaPlace(at share: Double) -> MediaSeconds? { duration.map { origin + $0 * share } }

  /// Finds at which share of the bar a place of the media lies; below 0 where it lies before it.
  func share(of place: MediaSeconds) -> Double? {
    duration.map { (place - origin).value / $0.value }
  }

  /// The chapters that start on the bar, with their starts in seconds from where the bar begins.
  var chaptersOnBar: [ScrubberChapter] {
    let origin = origin.value
    guard origin != 0 else { return titledChapters }
    return titledChapters.compactMap { chapter in
      let start = chapter.start - origin
      return start < 0 ? nil : ScrubberChapter(start: start, title: chapter.title)
    }
  }
}
#endif
