#if canImport(SwiftUI)
import Seeking
public import SwiftUI

/// The look that overlays have by default: a veil, a circle that grows, a symbol and the seconds.
public struct AutomaticDoubleTapSeekOverlayStyle: DoubleTapSeekOverlayStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Draws the feedback as it is at one moment.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticFeedback(configuration: configuration)
  }
}

extension DoubleTapSeekOverlayStyle where Self == AutomaticDoubleTapSeekOverlayStyle {
  /// The look that overlays have by default.
  nonisolated public static var automatic: AutomaticDoubleTapSeekOverlayStyle { .init() }
}

private struct AutomaticFeedback: View {
  let configuration: DoubleTapSeekOverlayStyleConfiguration
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    ZStack {
      Color.black.opacity(scrimOpacity)
      if let ripple = configuration.ripple {
        Circle()
          .fill(Color.white.opacity(ripple.opacity))
          .frame(width: ripple.diameter, height: ripple.diameter)
          .position(x: ripple.centre.x, y: ripple.centre.y)
      }
      words
    }
  }

  private var words: some View {
    VStack(spacing: 8) {
      Image(systemName: configuration.symbolName).font(.title)
      configuration.label
        .font(.system(.subheadline, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
    .padding(8)
    .foregroundStyle(Color.white)
    // A dark rim keeps the words readable on a bright picture.
    .shadow(color: .black.opacity(0.35), radius: 1)
  }

  /// Who asks for more contrast gets a veil on which white words stand out from any picture.
  private var scrimOpacity: Double {
    contrast == .increased ? 0.7 : SkipFeedbackTimeline.scrimOpacity
  }
}
#endif
