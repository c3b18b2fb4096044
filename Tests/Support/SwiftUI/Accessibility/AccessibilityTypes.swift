/// In which direction a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// What an element does with the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Leaves them out.
  public static let ignore = Self(name: "ignore")
  /// Keeps them.
  public static let contain = Self(name: "contain")
  /// Makes one of them.
  public static let combine = Self(name: "combine")
}

/// An action that the system knows.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a double tap does.
  public static let `default` = Self(name: "default")
  /// What a double tap of two fingers does: to play and to pause.
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static let magicTap = Self(name: "magicTap")
}

/// What kind of element one is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Makes no traits.
  public init() {}

  private init(_ name: String) { names = [name] }

  private init(names: Set<String>) { self.names = names }

  /// A button.
  public static let isButton = Self("isButton")
  /// A heading.
  public static let isHeader = Self("isHeader")
  /// A picture.
  static let isImage = Self("isImage")
  /// A text that does not change.
  static let isStaticText = Self("isStaticText")
  /// Something that changes too often to be read out each time.
  public static let updatesFrequently = Self("updatesFrequently")
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  /// Something that plays and must not be talked over.
  public static let startsMediaSession = Self("startsMediaSession")

  /// Whether a trait is among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names: names.union(other.names))
  }
  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names: names.intersection(other.names))
  }
  /// The traits that only one of both has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names: names.symmetricDifference(other.names))
  }
  /// Adds a trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Takes a trait away.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// Adds a trait in the place of an equal one.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds the traits of another one.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps the traits that both have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }
  /// Keeps the traits that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}

/// A change of scale by an assistive technology.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessibilityZoomGestureAction {
  /// In which direction the scale changes.
  public enum Direction {
    /// To a larger picture.
    case zoomIn
    /// To a smaller picture.
    case zoomOut
  }

  /// In which direction the scale changes.
  public let direction: Direction
  /// The place, as shares of the element.
  public let location: UnitPoint
  /// The place in the element.
  public let point: CGPoint
}
