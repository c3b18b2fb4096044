/// Reads times as people write them: `83`, `1:23`, `1:02:03.5`.
public enum ClockTimeParser {
  /// The longest time that is one, in seconds: eight years, as for a waveform.
  private static let longest = 0x1p28

  /// Reads a time.
  ///
  /// - Parameter text: Seconds, minutes and seconds, or hours, minutes and seconds.
  /// - Returns: The seconds that it means, or nothing where it is no time.
  public static func seconds(from text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      guard part.first != ".", part.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
        let value = Double(part), index == 0 || value < 60
      else { return nil }
      total = total * 60 + value
    }
    return total <= longest ? total : nil
  }
}
