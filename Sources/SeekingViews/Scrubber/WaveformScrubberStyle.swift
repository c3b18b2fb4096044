#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

/// How a waveform scrubber looks; what it does is the same in every style.
///
/// ```swift
/// struct PlainStyle: WaveformScrubberStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.track {
///       ProgressView(value: configuration.progress)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol WaveformScrubberStyle: Sendable {
  /// What the style draws.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = WaveformScrubberStyleConfiguration
  /// Draws a scrubber.
  ///
  /// - Parameter configuration: what there is to draw, and `track`, which makes a view the part that
  ///   is dragged.
  /// - Returns: the drawing.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style has to draw.
@MainActor public struct WaveformScrubberStyleConfiguration {
  let control: WaveformScrubber
  let state: WaveformScrubberState

  /// The share of the whole that is shown as played, 0 to 1: of the drag while there is one.
  public var progress: Double { state.shown(control) }
  /// Whether a drag is under way.
  public var isScrubbing: Bool { state.place != nil }
  /// Where a pointer is over the bar as a share of the whole, or nothing.
  public var hovered: Double? { state.hovered }
  /// The share of the pointer's way that the drag goes.
  public var speed: Double { state.speed }
  /// Whether a release would undo the drag.
  public var isBackAtStart: Bool { state.isBackAtStart }
  /// The length of the media in seconds, or nothing where nobody knows.
  public var duration: Double? { control.duration?.value }
  /// Whether times are wanted.
  public var showsTimes: Bool { control.options.showsTimes && control.duration != nil }
  /// The chapters that start on the bar, in order; they start so many seconds from where it begins.
  public var chapters: [ScrubberChapter] { control.chaptersOnBar }
  /// The parts that are there to be played at once, as shares of the whole; nothing where all is.
  public var buffered: [ClosedRange<Double>]? { control.options.buffered }
  /// The part of the media that is shown.
  public var visible: VisibleRange { control.visible }
  /// Whether an overview is wanted: only part of the media is shown.
  public var showsOverview: Bool { control.options.hasOverview && !visible.isWhole }
  /// Which way time runs along the bar.
  public var timeline: TimelineDirection { control.options.timeline }
  /// The colour of the played part.
  public var tint: Color { control.tint }
  /// The width of one bar in points.
  public var barWidth: CGFloat { control.barWidth }
  /// The space between two bars in points, never below 0.
  public var spacing: CGFloat { max(control.spacing, 0) }

  /// Finds the heights of the bars that fit into a width, 0 to 1; none without samples.
  public func bars(forWidth width: CGFloat) -> [Double] {
    let count = WaveformScrubberMath.barCount(
      width: width, barWidth: control.barWidth, spacing: control.spacing)
    return state.bars(control, count: count)
  }

  /// Finds the heights of so many bars for all of the media, 0 to 1; none without samples.
  public func overviewBars(count: Int) -> [Double] { state.overviewBars(control, count: count) }

  /// Finds where a share of the whole lies, as a fraction of the bar from where time begins.
  public func fraction(of share: Double) -> Double { control.visible.fraction(of: share) }

  /// Makes a view the part of the scrubber that is dragged, from its one edge to the other.
  public func track<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ScrubberTrack(control: control, state: state, content: content())
  }

  /// Makes a view the part of the scrubber that stands for all of the media from its one edge to the
  /// other, and is dragged or tapped to move what is shown.
  public func overview<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ScrubberOverview(control: control, state: state, content: content())
  }
}

private struct WaveformScrubberStyleKey: EnvironmentKey {
  static let defaultValue: any WaveformScrubberStyle = AutomaticWaveformScrubberStyle()
}

extension EnvironmentValues {
  /// The style of the scrubbers below.
  var waveformScrubberStyle: any WaveformScrubberStyle {
    get { self[WaveformScrubberStyleKey.self] }
    set { self[WaveformScrubberStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the waveform scrubbers in this view.
  nonisolated public func waveformScrubberStyle(_ style: some WaveformScrubberStyle) -> some View {
    environment(\.waveformScrubberStyle, style)
  }
}
#endif
