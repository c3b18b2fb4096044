/// A value of the environment that only the model knows: it is kept under its own type.
private struct OptionalKey<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The font of text.
  public var font: Font? {
    get { self[OptionalKey<Font>.self] }
    set { self[OptionalKey<Font>.self] = newValue }
  }

  var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether labels stand in the bar of a tab view, which has its symbols above the titles.
  var isInTabBar: Bool {
    get { self[OptionalKey<Bool>.self] ?? false }
    set { self[OptionalKey<Bool>.self] = newValue }
  }

  var buttonStyle: AnyButtonStyle? {
    get { self[OptionalKey<AnyButtonStyle>.self] }
    set { self[OptionalKey<AnyButtonStyle>.self] = newValue }
  }
}
