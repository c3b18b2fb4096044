#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

/// How the feedback of a double-tap seek overlay looks; what it does is the same in every style.
///
/// A style draws one half of the surface, from edge to edge, for one moment: it is asked again for
/// every frame while something moves. The overlay clips it to the half, fades it, hides it from
/// screen readers and keeps touches away from it.
///
/// ```swift
/// struct QuietStyle: DoubleTapSeekOverlayStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .font(.headline)
///       .padding()
///       .background(.black.opacity(0.5), in: Capsule())
///       .foregroundStyle(.white)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol DoubleTapSeekOverlayStyle: Sendable {
  /// What the style draws.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = DoubleTapSeekOverlayStyleConfiguration
  /// Draws the feedback as it is at one moment.
  ///
  /// - Parameter configuration: what there is to draw.
  /// - Returns: a view that fills the half.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style draws while a hold plays at a rate.
  associatedtype HoldBadge: View
  /// What there is to draw of a hold.
  typealias HoldConfiguration = DoubleTapSeekOverlayHoldConfiguration
  /// Draws what stands at the top centre while a hold plays at a rate.
  ///
  /// A style that has none of its own gets a small badge; one that wants nothing there returns an
  /// `EmptyView`. The overlay fades it, hides it from screen readers and keeps touches away from it.
  ///
  /// - Parameter configuration: what there is to draw.
  /// - Returns: a view as large as it likes, 12 points below the upper edge.
  @ViewBuilder @MainActor @preconcurrency func makeHoldBadge(
    configuration: HoldConfiguration
  ) -> HoldBadge
}

/// What a style has to draw at one moment.
@MainActor public struct DoubleTapSeekOverlayStyleConfiguration {
  /// How far the run has come, such as “+20 s”, and the end that it has run into, in words.
  public struct Label: View {
    let tally: String?
    let edge: String?
    let direction: LayoutDirection

    /// The words below each other.
    public var body: some View {
      VStack(spacing: 2) {
        if let tally { Text(verbatim: tally) }
        if let edge { Text(verbatim: edge) }
      }
      .monospacedDigit()
      .environment(\.layoutDirection, direction)
    }
  }

  /// The side that skips.
  public let side: DoubleTapSeekOverlaySide
  /// How far the run has come in seconds, with its sign.
  public let seconds: Double
  /// The end of the media that the last skip has run into, or nothing.
  public let edge: RangeEdge?
  /// Whether the side is the left half, so that symbols point to the left.
  public let pointsLeft: Bool
  /// The growing circle in points from the upper left corner of the half, or nothing; it may reach
  /// beyond the half.
  public let ripple: RippleCircle?
  /// The size of the half in points.
  public let size: CGSize
  /// How far the run has come, in words.
  public let label: Label

  /// The system's symbol: fast forward or rewind, with a bar where it has run into an end.
  public var symbolName: String {
    let name = pointsLeft ? "backward" : "forward"
    return edge == nil ? "\(name).fill" : "\(name).end.fill"
  }
}

private struct DoubleTapSeekOverlayStyleKey: EnvironmentKey {
  static let defaultValue: any DoubleTapSeekOverlayStyle = AutomaticDoubleTapSeekOverlayStyle()
}

extension EnvironmentValues {
  /// The style of the overlays below.
  var doubleTapSeekOverlayStyle: any DoubleTapSeekOverlayStyle {
    get { self[DoubleTapSeekOverlayStyleKey.self] }
    set { self[DoubleTapSeekOverlayStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the double-tap seek overlays in this view.
  ///
  /// - Parameter style: how their feedback looks.
  /// - Returns: a view whose overlays look so.
  nonisolated public func doubleTapSeekOverlayStyle(
    _ style: some DoubleTapSeekOverlayStyle
  ) -> some View {
    environment(\.doubleTapSeekOverlayStyle, style)
  }
}
#endif
