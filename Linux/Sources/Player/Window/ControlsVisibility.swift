import Seeking

/// Why controls have to stay however long nothing happens.
enum ControlsNeed: Hashable, CaseIterable {
  /// Nothing is playing.
  case notPlaying
  /// There is no picture that they cover.
  case noFilm
  /// A menu or a list is open.
  case openMenu
  /// The pointer is on them.
  case pointer
  /// One of them is being held or dragged.
  case held
  /// The keyboard's focus is in them.
  case keyboard
  /// A screen reader is running.
  case screenReader
}

/// Whether the controls over a film are shown: they come with any activity and go after a while.
///
/// *Time*: inputs carry their time; `nextDeadline` says when the owner has to call `tick(at:)`.
///
/// *Concurrency*: a value without references.
struct ControlsVisibility {
  /// How long they stay after the last activity.
  static let stay = Duration.seconds(3)

  /// Whether they are shown.
  private(set) var areShown = true
  private var needs: Set<ControlsNeed> = [.notPlaying]
  private var lastActivity = EventTime(milliseconds: 0)

  /// When `tick(at:)` has to be called next, or nothing where they don't go by themselves.
  var nextDeadline: EventTime? {
    areShown && needs.isEmpty ? lastActivity.advanced(by: Self.stay) : nil
  }

  /// Hides them if their time is over.
  mutating func tick(at time: EventTime) {
    if let due = nextDeadline, due <= time { areShown = false }
  }

  /// The pointer has moved, or a key was pressed.
  mutating func noteActivity(at time: EventTime) {
    areShown = true
    lastActivity = time
  }

  /// A finger asks for the other state: shown controls go at once, unless something needs them.
  mutating func toggle(at time: EventTime) {
    if areShown, needs.isEmpty { areShown = false } else { noteActivity(at: time) }
  }

  /// A need has come or gone.
  mutating func set(_ need: ControlsNeed, _ isPresent: Bool, at time: EventTime) {
    if isPresent {
      needs.insert(need)
      areShown = true
    } else if needs.remove(need) != nil {
      lastActivity = time
    }
  }
}
