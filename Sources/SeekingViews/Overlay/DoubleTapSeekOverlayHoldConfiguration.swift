#if canImport(SwiftUI)
public import SwiftUI

/// What a style has to draw of a hold that plays at a rate.
@MainActor public struct DoubleTapSeekOverlayHoldConfiguration {
  /// The rate as the language writes it, such as “2×”.
  public struct Label: View {
    let text: String
    let direction: LayoutDirection

    /// The words.
    public var body: some View {
      Text(verbatim: text)
        .environment(\.layoutDirection, direction)
        .monospacedDigit()
    }
  }

  /// The rate that playback goes at, in seconds of media a second.
  public let rate: Double
  /// Whether the hold goes on by itself.
  public let isLocked: Bool
  /// Whether time runs to the left, so that the symbol points there.
  public let pointsLeft: Bool
  /// The rate in words.
  public let label: Label

  /// The system's symbol for playing fast, the way that time runs.
  public var symbolName: String { pointsLeft ? "backward.fill" : "forward.fill" }
}

extension DoubleTapSeekOverlayStyle {
  /// Draws the rate, a symbol, and a lock where the hold goes on by itself, in a dark capsule.
  public func makeHoldBadge(configuration: HoldConfiguration) -> some View {
    AutomaticHoldBadge(configuration: configuration)
  }
}

/// The badge of overlays whose style has no other.
private struct AutomaticHoldBadge: View {
  let configuration: DoubleTapSeekOverlayHoldConfiguration
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    HStack(spacing: 6) {
      configuration.label
      Image(systemName: configuration.symbolName)
      if configuration.isLocked { Image(systemName: "lock.fill") }
    }
    .font(.system(.subheadline, weight: .semibold))
    .lineLimit(1)
    .foregroundStyle(Color.white)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(Color.black.opacity(veilOpacity), in: Capsule())
  }

  /// White words need a ratio of 4.5 to 1 on the brightest picture, and 7 with more contrast.
  private var veilOpacity: Double { contrast == .increased ? 0.8 : 0.6 }
}
#endif
