/// The distances from the edges of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  var top: CGFloat
  /// The distance from the leading edge.
  var leading: CGFloat
  /// The distance from the bottom.
  var bottom: CGFloat
  /// The distance from the trailing edge.
  var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  var width: CGFloat { leading + trailing }
  var height: CGFloat { top + bottom }
}

/// An edge of a rectangle.
public enum Edge {
  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The side where a line of text begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// The side where a line of text ends.
    public static let trailing = Set(rawValue: 8)
    /// All edges.
    public static let all = Set(rawValue: 15)
    /// The sides.
    public static let horizontal = Set(rawValue: 10)
    /// Top and bottom.
    public static let vertical = Set(rawValue: 5)
  }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// How a view fills a place of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be with all of it inside.
  case fit
  /// As small as it can be with the place filled.
  case fill
}

/// The parts of the screen that system and keyboard keep for themselves.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All regions.
  public static let all = Self(rawValue: 3)
}
