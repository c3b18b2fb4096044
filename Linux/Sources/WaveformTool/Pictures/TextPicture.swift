import Waveforms

/// A waveform in block characters: a bar a column, from the bottom line up.
struct TextPicture: Hashable {
  /// The number of bars.
  var width = 80
  /// The number of lines.
  var height = 4
  /// Whether blocks can be shown, or number signs have to do.
  var hasBlocks = true
  /// Whether the bars have the terminal's blue.
  var hasColour = false

  private static let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The lines of the picture, each with its line break.
  ///
  /// A bar that isn't silent has an eighth of a line at least.
  func text(_ heights: [Double]) -> String {
    let eighths = heights.map { share in
      share > 0 ? max(1, Int((share * Double(height * 8)).rounded())) : 0
    }
    return (0..<height).reversed().map { line in
      let bars = String(eighths.map { character(min(max($0 - line * 8, 0), 8)) })
      return (hasColour ? "\u{1B}[34m\(bars)\u{1B}[0m" : bars) + "\n"
    }.joined()
  }

  private func character(_ eighths: Int) -> Character {
    hasBlocks ? Self.blocks[eighths] : eighths >= 4 ? "#" : eighths > 0 ? "." : " "
  }
}
