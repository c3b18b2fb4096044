/// A place in a rectangle, as shares of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// Makes a place of two shares.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner at the top of the leading edge.
  static let topLeading = UnitPoint(x: 0, y: 0)
}

/// Where views stand that are narrower than their place.
public struct HorizontalAlignment: Equatable, Sendable {
  let share: CGFloat

  /// At the leading edge.
  public static let leading = Self(share: 0)
  /// In the middle.
  public static let center = Self(share: 0.5)
  /// At the trailing edge.
  public static let trailing = Self(share: 1)
}

/// Where views stand that are lower than their place.
public struct VerticalAlignment: Equatable, Sendable {
  let share: CGFloat

  /// At the top.
  public static let top = Self(share: 0)
  /// In the middle.
  public static let center = Self(share: 0.5)
  /// At the bottom.
  public static let bottom = Self(share: 1)
  /// With the first lines of text on one line; in the model, in the middle.
  public static let firstTextBaseline = Self(share: 0.5)
}

/// Where views stand that are smaller than their place.
public struct Alignment: Equatable, Sendable {
  /// The alignment across.
  var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  var vertical: VerticalAlignment

  /// Makes an alignment of two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at the top of the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at the top of the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at the bottom of the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at the bottom of the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The alignment as a place.
  var unit: UnitPoint { UnitPoint(x: horizontal.share, y: vertical.share) }
}
