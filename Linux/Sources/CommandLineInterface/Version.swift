/// The version of the whole of SeekKit.
public enum Version {
  /// The number, by Semantic Versioning; the newest release in the AppStream metadata is the same.
  public static let number = "0.1.0"

  /// The line that `--version` shows.
  public static let line = "seekkit \(number)\n"
}
