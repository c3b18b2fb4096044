public import CommandLineInterface

/// The command `seekkit waveform`: waveforms of audio and video files.
public enum WaveformTool {
  /// Runs what `arguments` ask for; the first of them is the command's name.
  ///
  /// - Parameter arguments: The arguments as the program got them.
  /// - Returns: The exit code.
  public static func run(_ arguments: ArgumentVector) -> Int32 {
    do throws(UsageError) {
      return Batch(try WaveformCommandLine.parse(arguments)).run()
    } catch {
      Terminal.complain(error.sentence)
      return ExitCode.wrongUsage
    }
  }
}
