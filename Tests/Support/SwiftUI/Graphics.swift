// MARK: CoreGraphics pieces that Foundation lacks on Linux

public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty) }
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        .init(a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
              tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
    }
}
extension CGPoint {
    func applying(_ t: CGAffineTransform) -> CGPoint { .init(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty) }
}

// MARK: Path

public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath
    }
    var elements: [Element] = []
    public init() {}
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public var isEmpty: Bool { elements.isEmpty }
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: end, control: control)) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { elements.append(.curve(to: end, control1: control1, control2: control2)) }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }
    public mutating func addLines(_ lines: [CGPoint]) { if let first = lines.first { move(to: first); lines.dropFirst().forEach { addLine(to: $0) } } }
    public mutating func addPath(_ path: Path) { elements += path.elements }
    public mutating func addRect(_ r: CGRect) {
        addLines([r.origin, .init(x: r.maxX, y: r.minY), .init(x: r.maxX, y: r.maxY), .init(x: r.minX, y: r.maxY)])
        closeSubpath()
    }
    public mutating func addEllipse(in rect: CGRect) { addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2)) }
    public mutating func addRoundedRect(in r: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let w = min(cornerSize.width, r.width / 2), h = min(cornerSize.height, r.height / 2), k = 0.44771525016920655
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { .init(x: x, y: y) }
        move(to: p(r.minX + w, r.minY)); addLine(to: p(r.maxX - w, r.minY))
        addCurve(to: p(r.maxX, r.minY + h), control1: p(r.maxX - w * k, r.minY), control2: p(r.maxX, r.minY + h * k))
        addLine(to: p(r.maxX, r.maxY - h))
        addCurve(to: p(r.maxX - w, r.maxY), control1: p(r.maxX, r.maxY - h * k), control2: p(r.maxX - w * k, r.maxY))
        addLine(to: p(r.minX + w, r.maxY))
        addCurve(to: p(r.minX, r.maxY - h), control1: p(r.minX + w * k, r.maxY), control2: p(r.minX, r.maxY - h * k))
        addLine(to: p(r.minX, r.minY + h))
        addCurve(to: p(r.minX + w, r.minY), control1: p(r.minX, r.minY + h * k), control2: p(r.minX + w * k, r.minY))
        closeSubpath()
    }
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .quadCurve(let p, let c): [p, c]
            case .curve(let p, let a, let b): [p, a, b]
            case .closeSubpath: []
            }
        }
    }
    public var boundingRect: CGRect {
        let points = self.points
        guard let x0 = points.map(\.x).min(), let x1 = points.map(\.x).max(), let y0 = points.map(\.y).min(), let y1 = points.map(\.y).max() else { return .null }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
    public func applying(_ t: CGAffineTransform) -> Path {
        var copy = Path()
        copy.elements = elements.map { element in
            switch element {
            case .move(let p): .move(to: p.applying(t))
            case .line(let p): .line(to: p.applying(t))
            case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
            case .curve(let p, let a, let b): .curve(to: p.applying(t), control1: a.applying(t), control2: b.applying(t))
            case .closeSubpath: .closeSubpath
            }
        }
        return copy
    }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// MARK: Shape styles

public protocol ShapeStyle: Sendable {
    associatedtype Resolved = Never
}
extension Never: ShapeStyle {}

public struct Color: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    public var description: String
    var rgb: (Double, Double, Double) { Self.table[name] ?? custom ?? (0.5, 0.5, 0.5) }
    var name: String
    var alpha: Double
    var custom: (Double, Double, Double)?
    init(_ name: String, alpha: Double = 1, custom: (Double, Double, Double)? = nil) {
        (self.name, self.alpha, self.custom) = (name, alpha, custom)
        description = alpha == 1 ? name : "\(name)@\(alpha)"
    }
    public static func == (l: Color, r: Color) -> Bool { l.description == r.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init("rgb(\(red),\(green),\(blue))", alpha: opacity, custom: (red, green, blue))
    }
    public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }
    public func opacity(_ opacity: Double) -> Color { Color(name, alpha: alpha * opacity, custom: custom) }
    private static let table: [String: (Double, Double, Double)] = [
        "black": (0, 0, 0), "white": (1, 1, 1), "red": (1, 0.23, 0.19), "orange": (1, 0.58, 0), "mint": (0, 0.78, 0.75), "indigo": (0.35, 0.34, 0.84),
        "purple": (0.69, 0.32, 0.87), "blue": (0, 0.48, 1), "primary": (0, 0, 0), "secondary": (0.24, 0.24, 0.26), "accentColor": (0, 0.48, 1), "gray": (0.56, 0.56, 0.58),
    ]
    public static let black = Color("black"), white = Color("white"), red = Color("red"), orange = Color("orange"), mint = Color("mint")
    public static let indigo = Color("indigo"), purple = Color("purple"), blue = Color("blue"), gray = Color("gray"), clear = Color("clear", alpha: 0)
    public static let primary = Color("primary"), secondary = Color("secondary", alpha: 0.6), accentColor = Color("accentColor")
}
extension Color: View, _PrimitiveView {
    public typealias Body = Never
    @MainActor func _resolve(_ cx: Context) -> [ViewNode] {
        let color = self
        return [.leaf("Color", cx) { node in node.draw = { $0.fill(Path($0.bounds), with: .color(color)) }; node.info["color"] = color }]
    }
}
extension ShapeStyle where Self == Color {
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var mint: Color { .mint }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var blue: Color { .blue }
    public static var gray: Color { .gray }
    public static var clear: Color { .clear }
}
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = Self(level: 0), secondary = Self(level: 1), tertiary = Self(level: 2)
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
}
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { base = style }
}
public struct Gradient: Equatable, Sendable {
    public struct Stop: Equatable, Sendable { public var color: Color; public var location: CGFloat; public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) } }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.enumerated().map { .init(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) } }
}
public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5), top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5), topLeading = UnitPoint(x: 0, y: 0), bottomTrailing = UnitPoint(x: 1, y: 1)
}
nonisolated public struct LinearGradient: ShapeStyle, View, _PrimitiveView, Sendable {
    public typealias Body = Never
    let gradient: Gradient
    let start, end: UnitPoint
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { (self.gradient, start, end) = (gradient, startPoint, endPoint) }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint) }
    @MainActor func _resolve(_ cx: Context) -> [ViewNode] {
        let color = gradient.stops.first?.color ?? .clear
        return [.leaf("LinearGradient", cx) { node in node.draw = { $0.fill(Path($0.bounds), with: .color(color)) } }]
    }
}
extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        _Mod(self, "foregroundStyle", environment: { $0.foreground = AnyShapeStyle(style) }) { node, _ in node.info["style"] = style }
    }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { _Mod(self, "tint", environment: { $0.tintStyle = tint.map { AnyShapeStyle($0) } }) }
    nonisolated public func tint(_ tint: Color?) -> some View { _Mod(self, "tint", environment: { $0.tintStyle = tint.map { AnyShapeStyle($0) } }) }
}
func resolveStyle(_ style: any ShapeStyle, _ environment: EnvironmentValues) -> Color {
    switch style {
    case let color as Color: color
    case let any as AnyShapeStyle: resolveStyle(any.base, environment)
    case let level as HierarchicalShapeStyle: resolveStyle(environment.foreground ?? .init(Color.primary), environment).opacity(pow(0.6, Double(level.level)))
    case is ForegroundStyle: environment.foreground.map { $0.base is ForegroundStyle ? .primary : resolveStyle($0, environment) } ?? .primary
    case is TintShapeStyle: environment.tintStyle.map { $0.base is TintShapeStyle ? .accentColor : resolveStyle($0, environment) } ?? .accentColor
    default: .gray
    }
}

// MARK: Shapes

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: Self { .init() }
    public static func + (l: Self, r: Self) -> Self { l }
    public static func - (l: Self, r: Self) -> Self { l }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= rhs }; public var magnitudeSquared: Double { self * self } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }; public var magnitudeSquared: Double { Double(self * self) } }
extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData { get { .init() } set {} }
}

nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self, style: content) }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { _ShapeView(shape: self, style: content, stroke: style) }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth)) }
}
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, _PrimitiveView {
    public var shape: Content
    public var style: Style
    var stroke: StrokeStyle?
    nonisolated init(shape: Content, style: Style, stroke: StrokeStyle? = nil) { (self.shape, self.style, self.stroke) = (shape, style, stroke) }
    @MainActor func _resolve(_ cx: Context) -> [ViewNode] {
        let (shape, stroke, color) = (shape, stroke, resolveStyle(style, cx.environment))
        return [.leaf("\(Content.self)", cx) { node in
            node.draw = { stroke == nil ? $0.fill(shape.path(in: $0.bounds), with: .color(color)) : $0.stroke(shape.path(in: $0.bounds), with: .color(color), style: stroke!) }
        }]
    }
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, dash: [CGFloat]
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
    }
}
public struct Rectangle: Shape { public init() {}; public func path(in rect: CGRect) -> Path { Path(rect) } }
public struct Circle: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let d = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - d / 2, y: rect.midY - d / 2, width: d, height: d))
    }
}
public struct Capsule: Shape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}
public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { cornerSize = CGSize(width: cornerRadius, height: cornerRadius) }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerSize.width) }
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { .init(cornerRadius: cornerRadius, style: style) }
}

// MARK: Canvas

/// What a `Canvas` renderer (or a leaf of the double) drew, in the coordinates of its own bounds.
@_spi(Host) public struct DrawnOperation: @unchecked Sendable {
    public enum Kind: Equatable { case fill, stroke(CGFloat), text(String) }
    public var kind: Kind
    public var path: Path
    public var color: Color
    public var clip: [CGRect]
    public var opacity: Double
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct GraphicsContext {
    final class Recorder { var operations: [DrawnOperation] = [] }
    let recorder: Recorder
    let bounds: CGRect
    public internal(set) var environment: EnvironmentValues
    public var opacity = 1.0
    public var transform = CGAffineTransform.identity
    var clips: [CGRect] = []
    init(bounds: CGRect, environment: EnvironmentValues, recorder: Recorder = Recorder()) { (self.bounds, self.environment, self.recorder) = (bounds, environment, recorder) }

    public struct Shading: Sendable {
        let style: any ShapeStyle
        public static func color(_ color: Color) -> Shading { .init(style: color) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { .init(style: style) }
        public static var foreground: Shading { .init(style: ForegroundStyle()) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { .init(style: gradient.stops.first?.color ?? .clear) }
    }
    public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let inverse = Self(rawValue: 1) }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { record(.fill, path, shading) }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { record(.stroke(style.lineWidth), path, shading) }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) { clips.append(path.applying(transform).boundingRect) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(translationX: x, y: y).concatenating(transform) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform) }
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { var copy = self; try content(&copy) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        record(.text(text.string), Path(CGRect(origin: point, size: .zero)), .foreground)
    }
    func record(_ kind: DrawnOperation.Kind, _ path: Path, _ shading: Shading) {
        recorder.operations.append(.init(kind: kind, path: path.applying(transform), color: resolveStyle(shading.style, environment), clip: clips, opacity: opacity))
    }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Canvas<Symbols> where Symbols: View {
    public var renderer: (inout GraphicsContext, CGSize) -> Void
}
extension Canvas where Symbols == EmptyView {
    nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                            renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.init(renderer: renderer) }
}
extension Canvas: View, _PrimitiveView {
    public typealias Body = Never
    @MainActor func _resolve(_ cx: Context) -> [ViewNode] {
        let renderer = self.renderer
        return [.leaf("Canvas", cx) { node in node.draw = { var context = $0; renderer(&context, $0.bounds.size) } }]
    }
}
