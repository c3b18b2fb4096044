public import CommandLineInterface
import Glibc
import MediaLocations
import WaveformFiles

/// The command `seekkit waveform`: waveforms of audio and video files.
public enum WaveformTool {
  /// Runs what `arguments` ask for; the first of them is the command's name.
  ///
  /// - Returns: The exit code.
  public static func run(_ arguments: ArgumentVector) -> Int32 {
    do throws(UsageError) {
      return run(try WaveformCommandLine.parse(arguments))
    } catch {
      Terminal.complain(error.sentence)
      return ExitCode.wrongUsage
    }
  }

  private static func run(_ options: WaveformOptions) -> Int32 {
    var hasFailed = false
    for input in options.inputs where !make(input, options) { hasFailed = true }
    return hasFailed ? ExitCode.failed : ExitCode.fine
  }

  /// Makes the waveform of one input, and says what came of it; returns whether all went well.
  private static func make(_ input: WaveformInput, _ options: WaveformOptions) -> Bool {
    do throws(WaveformToolError) {
      if options.destination == .terminal, options.inputs.count > 1 {
        Terminal.show(input.name + "\n")
      }
      let report = try WaveformJob(input: input, options: options).run(onProgress: { _ in })
      if report.isTruncated { Terminal.complain(FailureSentence.truncation(of: input.name)) }
      show(MachineLine(report, input: input.name, output: options.destination.name), options)
      return true
    } catch {
      Terminal.complain(FailureSentence.text(for: error, name: input.name))
      show(MachineLine(error, input: input.name), options)
      return false
    }
  }

  /// Writes a line for machines, unless standard output is a terminal or has the waveform.
  private static func show(_ line: MachineLine, _ options: WaveformOptions) {
    guard options.destination != .standardOutput, isatty(STDOUT_FILENO) == 0 else { return }
    Terminal.show(line.text)
  }
}
