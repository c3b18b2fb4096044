public import Seeking

/// A gesture script: what a player is like at the start, and what happens to its controls when.
///
/// `GestureScripts` reads it from text, in the notation of Documentation/gesture-scripts.md.
public struct GestureScript: Sendable {
  /// One event of a script, and its line.
  public struct Step: Sendable, Hashable {
    /// When it happens.
    public let time: EventTime
    /// What happens.
    public let event: ScriptEvent

    /// Makes a step.
    public init(time: EventTime, event: ScriptEvent) {
      self.time = time
      self.event = event
    }
  }

  /// What the player and its controls are like at the start.
  public let setup: ScriptSetup
  /// The events in the order in which they happen.
  public let steps: [Step]
  /// When the script ends: at its `end`, else with its last event.
  public let end: EventTime

  /// Makes a script from its parts; the steps are put in order of time.
  public init(setup: ScriptSetup, steps: [Step], end: EventTime) {
    self.setup = setup
    self.steps = steps.stablySorted()
    self.end = end
  }
}

extension [GestureScript.Step] {
  /// By time, and those at one time as they stood.
  fileprivate func stablySorted() -> [Element] {
    enumerated().sorted { one, other in
      one.element.time == other.element.time
        ? one.offset < other.offset : one.element.time < other.element.time
    }.map { $0.element }
  }
}
