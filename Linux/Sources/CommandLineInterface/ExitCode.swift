/// How a program ends, as a shell sees it.
public enum ExitCode {
  /// Everything asked for was done.
  public static let fine: Int32 = 0
  /// Something asked for could not be done: not one file could be played, for example.
  public static let failed: Int32 = 1
  /// The command line makes no sense.
  public static let wrongUsage: Int32 = 2
}
