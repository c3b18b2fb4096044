/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle, as large as fits.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// How the ends are rounded.
  var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// How far the corners are rounded.
  var cornerSize: CGSize
  /// How the corners are rounded.
  var style: RoundedCornerStyle

  /// Makes a rectangle whose corners are rounded by a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Makes a rectangle whose corners are rounded by a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }
}
