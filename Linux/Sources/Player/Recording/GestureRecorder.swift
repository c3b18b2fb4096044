import GTKInterop
import GestureScripts
import GestureSimulation
import Seeking

/// Writes down what the user does with one file as a gesture script, so that a bug report is a file.
///
/// *Lifetime*: one a window; it records from the first thing that the user does until another file is
/// opened, or until `close()`.
///
/// *Time*: a script's time begins with the first event; time that goes back counts as the latest.
///
/// *Concurrency*: on the main actor.
@MainActor
final class GestureRecorder {
  private enum State {
    case waiting
    case recording(since: EventTime)
    case over
  }

  private let file: RecordingFile
  private var state = State.waiting
  private var latest = EventTime(milliseconds: 0)
  /// What was written last of how the controls are.
  private var setup = ScriptSetup()

  /// Makes a recorder that writes into a file, and waits for the media.
  init(file: RecordingFile) {
    self.file = file
  }

  /// Begins with what the player and its controls are like now; only the first call counts.
  func begin(_ setup: @autoclosure () -> ScriptSetup, at time: EventTime) {
    guard case .waiting = state else { return }
    state = .recording(since: time)
    self.setup = setup()
    file.write(self.setup.lines)
  }

  /// Writes an event down.
  func record(_ event: ScriptEvent, at time: EventTime) {
    guard let time = scriptTime(of: time) else { return }
    file.write(GestureScript.Step(time: time, event: event).lines(after: &setup))
  }

  /// Writes down an input.
  func record(_ input: ControlInput, at time: EventTime) {
    record(.input(input), at: time)
  }

  /// Ends the script; one that hasn't begun still waits for its media.
  func close() {
    guard let time = scriptTime(of: MainLoop.now) else { return }
    file.write([GestureScript.line(ofEndAt: time)])
    state = .over
  }

  /// The time since the script's beginning; nothing while nothing is recorded.
  private func scriptTime(of time: EventTime) -> EventTime? {
    guard case .recording(let start) = state else { return nil }
    latest = max(latest, EventTime(sinceOrigin: start.duration(to: time)))
    return latest
  }
}
