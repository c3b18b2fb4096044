/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}

extension Never: ShapeStyle {}

/// The colours of text by how much it matters.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first.
  static let primary = Self(level: 0)
  /// The second.
  public static let secondary = Self(level: 1)
  /// The third.
  public static let tertiary = Self(level: 2)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second.
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

/// The style of text and symbols.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols.
  public static var foreground: ForegroundStyle { .init() }
}

/// The style of what can be touched.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  init() {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be touched.
  public static var tint: TintShapeStyle { .init() }
}

/// A style whose type is hidden.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { base = style }
}

/// The colour that a style comes to.
func resolveStyle(_ style: any ShapeStyle, in environment: EnvironmentValues) -> Color {
  switch style {
  case let style as AnyShapeStyle: resolveStyle(style.base, in: environment)
  case let color as Color:
    ["primary", "secondary"].contains(color.name) ? environment.textColor(color) : color
  case let gradient as LinearGradient: gradient.gradient.stops.first?.color ?? .clear
  case let style as HierarchicalShapeStyle:
    // A level is one of the style around it, which may have a level itself.
    resolveStyle(
      environment.foreground.flatMap { $0.base is HierarchicalShapeStyle ? nil : $0.base }
        ?? Color.primary, in: environment
    ).opacity(pow(0.6, Double(style.level)))
  case is ForegroundStyle:
    environment.foreground.flatMap { $0.base is ForegroundStyle ? nil : $0.base }
      .map { resolveStyle($0, in: environment) } ?? environment.textColor(.primary)
  case is TintShapeStyle:
    environment.tintStyle.flatMap { $0.base is TintShapeStyle ? nil : $0.base }
      .map { resolveStyle($0, in: environment) } ?? .accentColor
  default: .gray
  }
}

extension EnvironmentValues {
  /// The colour of text, which is white where the ground is dark.
  fileprivate func textColor(_ color: Color) -> Color {
    colorScheme == .dark ? Color.white.opacity(color.alpha) : color
  }
}

extension View {
  /// Sets the style of text and symbols.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    NodeModifier(
      self, "foregroundStyle", environment: { $0.foreground = AnyShapeStyle(style) },
      configure: { node, _ in node.info["style"] = style })
  }

  /// Sets the style of what can be touched.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment("tint") { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the colour of what can be touched.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment("tint") { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }
}
