/// The pointers that went down on a widget, so that only the first one counts and a second one
/// ends what the first began.
///
/// *Concurrency*: a value without references.
public struct HeldPointers: Sendable, Hashable {
  /// What a pointer that goes down means.
  public enum Meaning: Sendable, Hashable {
    /// It is the only one.
    case first
    /// Another one is down already.
    case another
  }

  private var ids: [PointerID] = []

  /// Makes a widget that no pointer is down on.
  public init() {}

  /// Whether a pointer is down.
  public func contains(_ id: PointerID) -> Bool { ids.contains(id) }

  /// A pointer goes down.
  public mutating func add(_ id: PointerID) -> Meaning {
    if !ids.contains(id) { ids.append(id) }
    return ids.count == 1 ? .first : .another
  }

  /// A pointer goes up, or is lost.
  public mutating func remove(_ id: PointerID) {
    ids.removeAll { $0 == id }
  }

  /// All pointers are lost.
  public mutating func removeAll() {
    ids = []
  }
}
