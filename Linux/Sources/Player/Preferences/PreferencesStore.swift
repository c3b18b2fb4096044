import CommandLineInterface
import Seeking

/// The preferences of this run: those that are kept, and over them what the command line says.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class PreferencesStore {
  /// Called with what counts from now on.
  var onChange: ((PlayerPreferences) -> Void)?
  /// What is kept between runs.
  private(set) var kept: PlayerPreferences
  private let file: PreferencesFile
  /// The step that the command line has asked for, until the user chooses another one.
  private var step: MediaSeconds?

  /// Reads the preferences.
  ///
  /// - Parameters:
  ///   - file: where they are kept.
  ///   - step: the step for this run alone, in seconds of media.
  init(file: PreferencesFile, step: MediaSeconds?) {
    self.file = file
    self.step = step
    kept = file.load { Terminal.complain($0) }
  }

  /// What counts in this run.
  var current: PlayerPreferences {
    var current = kept
    if let step { (current.stepBack, current.stepForward) = (step, step) }
    return current
  }

  /// Takes what the user has chosen, and keeps it.
  func keep(_ preferences: PlayerPreferences) {
    guard preferences != kept else { return }
    let hasOtherSteps =
      preferences.stepBack != kept.stepBack || preferences.stepForward != kept.stepForward
    if hasOtherSteps { step = nil }
    kept = preferences
    file.save(preferences) { Terminal.complain($0) }
    onChange?(current)
  }
}
