/// An outline.
public struct Path: Equatable, Sendable {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins somewhere else.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where this part began.
    case closeSubpath
  }

  var elements: [Element] = []

  /// Makes an outline without parts.
  public init() {}

  /// Makes an outline with a function.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Takes each part to a function.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins somewhere else.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a curve with two control points.
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where this part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds lines from point to point.
  mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another outline.
  mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The outline after a transformation.
  func applying(_ transform: CGAffineTransform) -> Path {
    var copy = Path()
    copy.elements = elements.map { $0.applying(transform) }
    return copy
  }

  /// The smallest rectangle with all points of the outline, control points too.
  var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    let (x, y) = (points.map(\.x), points.map(\.y))
    let origin = CGPoint(x: x.min() ?? first.x, y: y.min() ?? first.y)
    return CGRect(
      x: origin.x, y: origin.y, width: (x.max() ?? first.x) - origin.x,
      height: (y.max() ?? first.y) - origin.y)
  }
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .closeSubpath: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
