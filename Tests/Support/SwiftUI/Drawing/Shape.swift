/// An outline that fits into any rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape, filled with the style of text.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape, filled.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content)
  }

  /// The shape's outline, drawn in a style of line.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// The shape's outline, drawn as a line of some width.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is drawn.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  var stroke: StrokeStyle?

  nonisolated init(shape: Content, style: Style, stroke: StrokeStyle? = nil) {
    (self.shape, self.style, self.stroke) = (shape, style, stroke)
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let (shape, stroke) = (shape, stroke)
    let color = resolveStyle(style, in: context.environment)
    return [
      .leaf("\(Content.self)", context) { node in
        node.draw = { graphics in
          let path = shape.path(in: graphics.bounds)
          guard let stroke else { return graphics.fill(path, with: .color(color)) }
          graphics.stroke(path, with: .color(color), style: stroke)
        }
      }
    ]
  }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is, in points.
  var lineWidth: CGFloat
  /// How the line ends.
  var lineCap: CGLineCap
  /// How two lines meet.
  var lineJoin: CGLineJoin
  /// How long the corner of two lines may be, as a multiple of the width.
  var miterLimit: CGFloat
  /// The lengths of the line's parts and gaps, in points.
  var dash: [CGFloat]
  /// Where in these lengths the line begins, in points.
  var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
