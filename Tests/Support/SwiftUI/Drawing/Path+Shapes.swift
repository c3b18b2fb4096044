/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Sendable {
  /// With curves that begin softly; the model draws quarters of circles.
  case continuous
}

extension Path {
  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(in: rect, cornerSize: corner, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    // Four curves make a circle best with control points at this share of the radius from the
    // corner: 1 - 4 (√2 - 1) / 3.
    let share: CGFloat = 0.44771525016920655
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(left + width, top))
    path.addLine(to: point(right - width, top))
    path.addCurve(
      to: point(right, top + height), control1: point(right - width * share, top),
      control2: point(right, top + height * share))
    path.addLine(to: point(right, bottom - height))
    path.addCurve(
      to: point(right - width, bottom), control1: point(right, bottom - height * share),
      control2: point(right - width * share, bottom))
    path.addLine(to: point(left + width, bottom))
    path.addCurve(
      to: point(left, bottom - height), control1: point(left + width * share, bottom),
      control2: point(left, bottom - height * share))
    path.addLine(to: point(left, top + height))
    path.addCurve(
      to: point(left + width, top), control1: point(left, top + height * share),
      control2: point(left + width * share, top))
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
