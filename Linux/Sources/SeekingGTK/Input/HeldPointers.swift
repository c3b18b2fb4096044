import Seeking

/// The pointers that went down on a widget, so that only the first one counts and a second one
/// ends what the first began.
struct HeldPointers {
  /// What a pointer that goes down means.
  enum Meaning {
    /// It is the only one.
    case first
    /// Another one is down already.
    case another
  }

  private var ids: [PointerID] = []

  /// Whether a pointer is down.
  func contains(_ id: PointerID) -> Bool { ids.contains(id) }

  /// A pointer goes down.
  mutating func add(_ id: PointerID) -> Meaning {
    if !ids.contains(id) { ids.append(id) }
    return ids.count == 1 ? .first : .another
  }

  /// A pointer goes up, or is lost.
  mutating func remove(_ id: PointerID) {
    ids.removeAll { $0 == id }
  }

  /// All pointers are lost.
  mutating func removeAll() {
    ids = []
  }
}
