/// A colour.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// The space that a colour's numbers are in.
  public enum RGBColorSpace: Sendable {
    /// The usual space.
    case sRGB
    /// The usual space, with light that adds up.
    case sRGBLinear
  }

  struct Components: Hashable {
    let red: Double
    let green: Double
    let blue: Double
  }

  let name: String
  let components: Components
  let alpha: Double

  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(name: name, components: .init(red: red, green: green, blue: blue), alpha: alpha)
  }

  private init(name: String, components: Components, alpha: Double) {
    (self.name, self.components, self.alpha) = (name, components, alpha)
  }

  /// Makes a colour of red, green and blue, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init("rgb(\(red),\(green),\(blue))", red, green, blue, alpha: opacity)
  }

  /// Makes a grey, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour, less opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, components: components, alpha: alpha * opacity)
  }

  /// The colour's name, and how opaque it is where it is not quite.
  public var description: String { alpha == 1 ? name : "\(name)@\(alpha)" }

  /// Black.
  public static let black = Color("black", 0, 0, 0)
  /// White.
  public static let white = Color("white", 1, 1, 1)
  /// Grey.
  public static let gray = Color("gray", 0.56, 0.56, 0.58)
  /// Red.
  public static let red = Color("red", 1, 0.23, 0.19)
  /// Orange.
  public static let orange = Color("orange", 1, 0.58, 0)
  /// Mint.
  public static let mint = Color("mint", 0, 0.78, 0.75)
  /// Blue.
  public static let blue = Color("blue", 0, 0.48, 1)
  /// Indigo.
  public static let indigo = Color("indigo", 0.35, 0.34, 0.84)
  /// No colour at all.
  public static let clear = Color("clear", 0, 0, 0, alpha: 0)
  /// The colour of text.
  public static let primary = Color("primary", 0, 0, 0)
  /// The colour of text that matters less.
  public static let secondary = Color("secondary", 0.24, 0.24, 0.26, alpha: 0.6)
  /// The colour of what can be touched.
  public static var accentColor: Color { Color("accentColor", 0, 0.48, 1) }
}

extension Color: View, PrimitiveView {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let color = resolveStyle(self, in: context.environment)
    return [
      .leaf("Color", context) { node in
        node.info["color"] = color
        node.draw = { $0.fill(Path($0.bounds), with: .color(color)) }
      }
    ]
  }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Blue.
  public static var blue: Color { .blue }
  /// No colour at all.
  public static var clear: Color { .clear }
}
