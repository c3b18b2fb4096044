import CommandLineInterface
import Dispatch
import Glibc
import Synchronization

/// Makes the waveforms of all inputs, some of them beside each other.
///
/// An input that fails is told, and the others go on.
final class Batch: Sendable {
  private let options: WaveformOptions
  private let console: Console
  private let next = Atomic(0)
  private let hasFailed = Atomic(false)

  /// Makes a batch of what the command line asks for.
  init(_ options: WaveformOptions) {
    self.options = options
    console = Console(inputCount: options.inputs.count, hasBar: options.destination != .terminal)
  }

  /// Runs to the end; the result is the exit code.
  func run() -> Int32 {
    let jobCount = min(options.jobCount, options.inputs.count)
    if jobCount > 1 {
      DispatchQueue.concurrentPerform(iterations: jobCount) { _ in work() }
    } else {
      work()
    }
    return hasFailed.load(ordering: .relaxed) ? ExitCode.failed : console.exitCode
  }

  /// Takes one input after the other until none is left.
  private func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < options.inputs.count else { return }
      make(index)
    }
  }

  private func make(_ index: Int) {
    let input = options.inputs[index]
    let job = WaveformJob(input: input, options: options)
    do throws(WaveformToolError) {
      if options.destination == .terminal, options.inputs.count > 1 {
        Terminal.show(input.name + "\n")
      }
      let report = try job.run(onProgress: { console.progressed(index, to: $0) })
      let line = MachineLine(report, input: input.name, output: job.outputName)
      console.finished(
        index, complaint: report.isTruncated ? FailureSentence.truncation(of: input.name) : nil,
        output: options.showsLines ? line.text : options.showsWords ? report.silenceText : "")
    } catch {
      hasFailed.store(true, ordering: .relaxed)
      let line = MachineLine(error, input: input.name)
      console.finished(
        index, complaint: FailureSentence.text(for: error, name: input.name),
        output: options.showsLines ? line.text : "")
    }
  }
}

extension WaveformReport {
  /// The silent spans for people, a line each.
  fileprivate var silenceText: String {
    (silences ?? []).map { span in
      let ends = [span.lowerBound, span.upperBound].map {
        ClockTimeWriter.text(ofSeconds: Double($0) / Double(sampleRate))
      }
      return ends.joined(separator: " – ") + "\n"
    }.joined()
  }
}
