/// What a command line comes to.
enum CommandLineResult {
  /// Play.
  case play(PlayerOptions)
  /// Show a text and end well, as for `--version`.
  case show(String)
  /// The command line makes no sense: the sentence says why.
  case wrongUsage(String)
}
