public import Seeking

/// Places and lengths as a clock shows them.
public enum ClockTime {
  /// A time such as “0:07”, “12:05” or “1:02:03”.
  ///
  /// - Parameter time: seconds of media; rounded down, and nothing below 0.
  /// - Returns: the time; “–:––” for one that isn't finite.
  public static func text(_ time: MediaSeconds) -> String {
    guard let parts = TimeParts(time) else { return "–:––" }
    let (minutes, seconds) = (parts.minutes, twoDigits(parts.seconds))
    guard parts.hours > 0 else { return "\(minutes):\(seconds)" }
    return "\(parts.hours):\(twoDigits(minutes)):\(seconds)"
  }

  /// A time that is left, such as “−1:02”.
  public static func remaining(_ time: MediaSeconds) -> String {
    "−" + text(time)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// A time in whole hours, minutes and seconds.
struct TimeParts {
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// Splits a time, rounded down; nothing where it isn't finite.
  init?(_ time: MediaSeconds) {
    guard time.isFinite else { return nil }
    // The place that a seek reports may lie a rounding error below a whole second.
    let whole = Int(min(max(time.value + 1e-6, 0), 1e12))
    hours = whole / 3600
    minutes = whole / 60 % 60
    seconds = whole % 60
  }
}
