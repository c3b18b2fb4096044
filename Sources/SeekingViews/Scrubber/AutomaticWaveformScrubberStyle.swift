#if canImport(SwiftUI)
import Seeking
public import SwiftUI

/// The look of a waveform scrubber where no other is asked for: rounded bars.
public struct AutomaticWaveformScrubberStyle: WaveformScrubberStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Draws a scrubber.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticScrubber(configuration: configuration)
  }
}

extension WaveformScrubberStyle where Self == AutomaticWaveformScrubberStyle {
  /// Rounded bars, the played ones in the tint.
  nonisolated public static var automatic: AutomaticWaveformScrubberStyle {
    AutomaticWaveformScrubberStyle()
  }
}

/// Bars that grow while they are dragged, with the time at the pointer above and times below.
private struct AutomaticScrubber: View {
  let configuration: WaveformScrubberStyleConfiguration
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.isEnabled) private var isEnabled

  private static let disabledOpacity = 0.5

  var body: some View {
    let isGrown = configuration.isScrubbing && !reduceMotion
    VStack(spacing: 4) {
      configuration.track {
        WaveformDrawing(configuration: configuration)
          .scaleEffect(x: 1, y: isGrown ? ScrubGrowth.grown : 1)
          .animation(reduceMotion ? nil : .snappy(duration: 0.2), value: isGrown)
          .overlay { ScrubberBubble(configuration: configuration) }
      }
      if configuration.showsOverview {
        configuration.overview { OverviewDrawing(configuration: configuration) }
      }
      if configuration.showsTimes { ScrubberTimes(configuration: configuration) }
    }
    .opacity(isEnabled ? 1 : Self.disabledOpacity)
    // It follows time, not the language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// The time played and the time left, at the ends of the bar where they belong.
private struct ScrubberTimes: View {
  let configuration: WaveformScrubberStyleConfiguration
  @Environment(\.locale) private var locale

  var body: some View {
    let duration = MediaSeconds(configuration.duration ?? 0)
    let played = MediaSeconds((duration * configuration.progress).value.rounded(.down))
    let left = MediaSeconds(duration.value.rounded(.down)) - played
    HStack {
      let isForward = configuration.timeline == .leftToRight
      time(isForward ? words.clock(played) : words.remaining(left))
      Spacer()
      time(isForward ? words.remaining(left) : words.clock(played))
    }
    .foregroundStyle(.secondary)
  }

  private var words: Words { Words(locale) }

  private func time(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.caption.monospacedDigit())
      .lineLimit(1)
      .minimumScaleFactor(0.5)
  }
}

/// The time where the pointer is, above the bar, and what the drag does that isn't plain from it.
private struct ScrubberBubble: View {
  let configuration: WaveformScrubberStyleConfiguration
  @Environment(\.locale) private var locale

  private static let rise: CGFloat = 14
  private static let margin: CGFloat = 28

  var body: some View {
    GeometryReader { geometry in
      if let share {
        words(at: share)
          .position(x: x(of: share, width: geometry.size.width), y: -Self.rise)
      }
    }
    .allowsHitTesting(false)
  }

  private var share: Double? {
    configuration.isScrubbing ? configuration.progress : configuration.hovered
  }

  private var hint: String? {
    guard configuration.isScrubbing else { return nil }
    return Words(locale).scrubHint(
      speed: configuration.speed, isBackAtStart: configuration.isBackAtStart)
  }

  private func words(at share: Double) -> some View {
    HStack(spacing: 6) {
      if let duration = configuration.duration {
        Text(verbatim: Words(locale).clock(MediaSeconds(duration) * share))
          .monospacedDigit()
      }
      if let title = configuration.control.chapterTitle(at: share) { Text(verbatim: title) }
      if let hint { Text(verbatim: hint) }
    }
    .font(.caption)
    .lineLimit(1)
    .fixedSize()
  }

  private func x(of share: Double, width: CGFloat) -> CGFloat {
    let fraction = min(max(configuration.fraction(of: share), 0), 1)
    let x = width * (configuration.timeline == .leftToRight ? fraction : 1 - fraction)
    return min(max(x, Self.margin), max(width - Self.margin, Self.margin))
  }
}
#endif
