/// A key, by the character that it types.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Makes a key of the character that it types.
  init(_ character: Character) { self.character = character }

  /// Makes a key of the character that it types.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
}

/// Keys that change what others do while they are held.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key that goes down, repeats or goes up.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
public struct KeyPress: Sendable {
  /// What the key does.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down, and the system repeats it.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// Any of these.
    public static let all = Phases(rawValue: 7)
  }

  /// Whether a view did something with a key.
  public enum Result: Sendable {
    /// It did.
    case handled
    /// It did not, so others may.
    case ignored
  }
}

/// What a node does with keys.
struct KeyHandler {
  let keys: Set<KeyEquivalent>?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  func handles(_ press: KeyPress) -> Bool {
    phases.contains(press.phase) && keys?.contains(press.key) ?? true
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension View {
  /// Does something when a key goes down or repeats while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeys([key], [.down, .repeat]) { _ in action() }
  }

  /// Does something with a key while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys([key], phases, action)
  }

  /// Does something with some keys while the view has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(keys, phases, action)
  }

  /// Does something with any key while the view has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(nil, phases, action)
  }

  nonisolated private func onKeys(
    _ keys: Set<KeyEquivalent>?, _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    nonisolated(unsafe) let handler = KeyHandler(keys: keys, phases: phases, action: action)
    return node("onKeyPress") { node, _ in node.keyHandler = handler }
  }
}
