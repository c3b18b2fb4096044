import Seeking

/// Seconds with three decimals at most, rounded from whole thousandths, without trailing zeros.
enum ThousandthsText {
  /// A number such as `110.21`.
  static func plain(_ seconds: MediaSeconds) -> String {
    let thousandths = thousandths(seconds)
    return (thousandths < 0 ? "-" : "") + digits(thousandths.magnitude)
  }

  /// A number with its sign, such as `+10`; 0 has none.
  static func signed(_ seconds: MediaSeconds) -> String {
    let thousandths = thousandths(seconds)
    return (thousandths > 0 ? "+" : thousandths < 0 ? "-" : "") + digits(thousandths.magnitude)
  }

  private static func thousandths(_ seconds: MediaSeconds) -> Int64 {
    guard seconds.isFinite else { return 0 }
    return Int64(min(max(seconds.value * 1000, -1e18), 1e18).rounded())
  }

  private static func digits(_ thousandths: UInt64) -> String {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(whole)" }
    var decimals = String(String(1000 + part).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}
