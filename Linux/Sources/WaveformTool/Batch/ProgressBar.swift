import Localisation

/// A line that says how far the work is, and how long the rest will take.
struct ProgressBar {
  /// The columns of the terminal.
  let columns: Int

  /// The line at a share of the work, 0 to 1, after some seconds; never as wide as the terminal.
  func text(share: Double, elapsed: Double) -> String {
    let share = min(max(share, 0), 1)
    let percent = "\(Int(share * 100)) %"
    let words = [percent, timeLeft(share: share, elapsed: elapsed)].compactMap { $0 }
    let end = words.joined(separator: "  ")
    let width = min(columns - end.count - 4, 50)
    guard width >= 5 else { return percent }
    let filled = Int(Double(width) * share)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(bar)] \(end)"
  }

  /// How long the rest takes if it goes on like this; nothing where that can't be told yet.
  private func timeLeft(share: Double, elapsed: Double) -> String? {
    guard share >= 0.01, elapsed >= 1, share < 1 else { return nil }
    let seconds = elapsed * (1 - share) / share
    guard seconds < 360_000 else { return nil }
    // Translators: how long something still takes, such as “1:30 left”.
    return Translations.text("%@ left", ClockTimeWriter.text(ofSeconds: seconds.rounded(.up)))
  }
}

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
