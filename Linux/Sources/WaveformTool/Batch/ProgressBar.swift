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
