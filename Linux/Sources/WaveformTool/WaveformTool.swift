public import CommandLineInterface
import Localisation
import MediaLocations

/// The command `seekkit waveform`: waveforms of audio and video files.
public enum WaveformTool {
  /// Runs what `arguments` ask for; the first of them is the command's name.
  ///
  /// - Parameter arguments: The arguments as the program got them.
  /// - Returns: The exit code.
  public static func run(_ arguments: ArgumentVector) -> Int32 {
    let words = [FilePath](arguments)
    do throws(UsageError) {
      if words.contains("--compatible") {
        return try runCompatible(words.filter { $0 != "--compatible" })
      }
      return Batch(try WaveformCommandLine.parse(arguments)).run()
    } catch {
      Terminal.complain(
        error.sentence + " "
          + Translations.text("Run “seekkit waveform --help” for the options."))
      return ExitCode.wrongUsage
    }
  }

  private static func runCompatible(_ words: [FilePath]) throws(UsageError) -> Int32 {
    switch try CompatibleCommandLine.parse(words) {
    case .make(let options): return Batch(options).run()
    case .show(let text):
      return Terminal.answer(text)
    }
  }
}
