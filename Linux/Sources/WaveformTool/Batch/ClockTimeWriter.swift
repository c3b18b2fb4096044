/// Writes times as people do: `0:07`, `1:23.5`, `1:02:03`.
enum ClockTimeWriter {
  /// The text for some seconds, with hundredths where they aren't whole.
  static func text(ofSeconds seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let whole = hundredths / 100
    let parts = whole >= 3600 ? [whole / 3600, whole / 60 % 60] : [whole / 60]
    let clock = (parts + [whole % 60]).enumerated()
      .map { $0.offset == 0 ? "\($0.element)" : twoDigits($0.element) }.joined(separator: ":")
    return hundredths % 100 == 0 ? clock : clock + "." + twoDigits(hundredths % 100)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
