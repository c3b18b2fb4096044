#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI

extension Words {
  /// A length or a place in words of time, such as “2 minutes, 10 seconds”, in whole seconds.
  ///
  /// - Parameter length: seconds of media; rounded down, and nothing below 0.
  /// - Returns: the words; “unknown time” for a length that isn't finite.
  func length(_ length: MediaSeconds) -> String {
    guard let duration = Duration(whole: length) else { return text("unknown time") }
    return duration.formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
  }

  /// How far a skip goes, in words, such as “10 seconds”, “7.5 seconds” or “2 minutes”.
  ///
  /// Steps below two minutes are spoken in seconds, as they are called: “90 seconds”.
  func stepLength(_ step: MediaSeconds) -> String {
    guard let duration = Duration(tenths: step), step < 120 else { return length(step) }
    return duration.formatted(
      .units(
        allowed: [.seconds], width: .wide,
        fractionalPart: .init(lengthLimits: 0...1)
      ).locale(locale))
  }

  /// How far playback came, rounded as the tally is: to tenths below a minute, else to seconds.
  func tallyLength(_ tally: MediaSeconds) -> String {
    tally < 60 ? stepLength(tally) : length(MediaSeconds(tally.value.rounded()))
  }

  /// A place as a clock shows it, such as “0:07”, “12:05” or “1:02:03”.
  ///
  /// - Parameter time: seconds of media; rounded down, and nothing below 0.
  /// - Returns: the time in the locale's digits; “–:––” for one that isn't finite.
  func clock(_ time: MediaSeconds) -> String {
    guard let duration = Duration(whole: time) else { return "–:––" }
    let isLong = duration >= .seconds(3600)
    return duration.formatted(
      .time(pattern: isLong ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }

  /// The time that is left as a clock shows it, such as “−1:02”.
  func remaining(_ time: MediaSeconds) -> String {
    "−" + clock(time)
  }

  /// A share of the whole, such as “35%”: clamped to 0...1, and 0 where it isn't finite.
  func share(_ share: Double) -> String {
    let part = share.isFinite ? min(max(share, 0), 1) : 0
    return part.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// A number with one decimal at most.
  func number(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
  }
}

extension Duration {
  /// The longest length that is put into words: no media is longer than thirty thousand years.
  private static let longest = 1e12

  /// A length in whole seconds, rounded down; nothing where it isn't finite.
  fileprivate init?(whole length: MediaSeconds) {
    guard length.isFinite else { return nil }
    // The place that a seek reports may lie a rounding error below a whole second.
    self = .seconds(Int64(min(max(length.value + 1e-6, 0), Self.longest)))
  }

  /// A length in tenths of a second, rounded; nothing where it isn't finite.
  fileprivate init?(tenths length: MediaSeconds) {
    guard length.isFinite else { return nil }
    self = .milliseconds(100 * Int64((min(max(length.value, 0), Self.longest) * 10).rounded()))
  }
}
#endif
