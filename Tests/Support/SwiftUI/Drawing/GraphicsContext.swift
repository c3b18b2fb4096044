/// What a drawing function draws into.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct GraphicsContext {
  /// Something to fill with.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> GraphicsContext.Shading { .init(style: color) }
    /// The style of text.
    static var foreground: GraphicsContext.Shading { .init(style: ForegroundStyle()) }
  }

  /// How something is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  final class Recorder {
    var operations: [DrawnOperation] = []
  }

  let recorder: Recorder
  let bounds: CGRect
  private var clips: [CGRect] = []
  /// The environment of the view that is drawn.
  let environment: EnvironmentValues
  /// How opaque what is drawn is.
  public var opacity = 1.0
  /// What happens to the coordinates of what is drawn.
  public var transform = CGAffineTransform.identity

  init(bounds: CGRect, environment: EnvironmentValues, recorder: Recorder = Recorder()) {
    (self.bounds, self.environment, self.recorder) = (bounds, environment, recorder)
  }

  /// Fills an outline.
  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    record(.fill, path, shading)
  }

  /// Draws an outline in a style of line.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    record(.stroke(style.lineWidth), path, shading)
  }

  /// Draws an outline as a line of some width.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let string = text.string(in: environment)
    let size = text.size(in: environment)
    let origin = CGPoint(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    let font = text.font(in: environment)
    record(.text(string, font), Path(CGRect(origin: origin, size: size)), .foreground)
  }

  /// Keeps only what is inside an outline; in the model, inside its rectangle.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    clips.append(path.applying(transform).boundingRect)
  }

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Transforms what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws into a copy, so that what changes there changes nothing here.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  func record(_ kind: DrawnOperation.Kind, _ path: Path, _ shading: Shading) {
    recorder.operations.append(
      DrawnOperation(
        kind: kind, path: path.applying(transform),
        color: resolveStyle(shading.style, in: environment),
        gradient: shading.style as? LinearGradient, clip: clips, opacity: opacity))
  }
}

/// What a drawing function, or a leaf of the model, drew in the coordinates of its own bounds.
@_spi(Host) public struct DrawnOperation: Sendable {
  /// What was done.
  public enum Kind: Equatable, Sendable {
    /// An outline was filled.
    case fill
    /// An outline was drawn as a line of a width.
    case stroke(CGFloat)
    /// A text was drawn in a font.
    case text(String, Font)
  }

  /// What was done.
  public var kind: Kind
  /// The outline; of a text, its rectangle.
  public var path: Path
  /// The colour; of a gradient, its first.
  public var color: Color
  /// The gradient, where it is one.
  public var gradient: LinearGradient?
  /// The rectangles outside which nothing is left.
  public var clip: [CGRect]
  /// How opaque it is, besides its colour.
  public var opacity: Double
}
