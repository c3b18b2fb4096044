import CommandLineInterface
import Glibc
import Synchronization

/// What a run says: lines for machines and for people, and a bar where standard error is a terminal.
///
/// *Concurrency*: any thread; what one says is never torn by what another does.
final class Console: Sendable {
  private struct State {
    var shares: [Double]
    var drawn: ContinuousClock.Instant
    var isBarShown = false
    var exitCode = ExitCode.fine
  }

  private let state: Mutex<State>
  private let start = ContinuousClock.now
  private let bar: ProgressBar?

  /// The time between two drawings of the bar, and before the first.
  private static let pace = Duration.milliseconds(200)

  /// Makes the console for a number of inputs; without a terminal, or where not wanted, there is no bar.
  init(inputCount: Int, hasBar: Bool) {
    state = Mutex(State(shares: [Double](repeating: 0, count: inputCount), drawn: .now))
    bar =
      hasBar && isatty(STDERR_FILENO) != 0
      ? ProgressBar(columns: Terminal.columns(of: STDERR_FILENO)) : nil
  }

  /// Whether what there was to say could be said.
  var exitCode: Int32 { state.withLock { $0.exitCode } }

  /// Hears how far an input is, 0 to 1.
  func progressed(_ index: Int, to share: Double) {
    guard let bar else { return }
    state.withLock { state in
      state.shares[index] = share
      guard ContinuousClock.now - state.drawn >= Self.pace else { return }
      state.drawn = .now
      state.isBarShown = true
      let elapsed = ContinuousClock.now - start
      let text = bar.text(
        share: state.shares.reduce(0, +) / Double(state.shares.count),
        elapsed: Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
      Terminal.show("\r\u{1B}[K" + text, asError: true)
    }
  }

  /// Hears that an input is done, and says what there is to say of it.
  func finished(_ index: Int, complaint: String?, output: String) {
    state.withLock { state in
      state.shares[index] = 1
      if state.isBarShown {
        Terminal.show("\r\u{1B}[K", asError: true)
        state.isBarShown = false
      }
      if let complaint { Terminal.complain(complaint) }
      // Once something is lost, that has been said, and machines can't rely on the rest.
      if !output.isEmpty, state.exitCode == ExitCode.fine {
        state.exitCode = Terminal.answer(output)
      }
    }
  }
}
