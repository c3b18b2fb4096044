/// A view that shows words.
public struct Text: Equatable {
  private enum Content {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case formatted((Locale) -> String)
  }

  private let content: Content
  var font: Font?
  private var weight: Font.Weight?
  private var hasMonospacedDigits = false
  var style: (any ShapeStyle)?

  private init(_ content: Content) { self.content = content }

  /// Makes words of a key, which is looked up in the language of the view.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .localized(key, table: tableName, bundle: bundle)
  }

  /// Makes words of a string that is not looked up.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// Makes words of a string that is not looked up.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Makes words of a value, in the language of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted { format.locale($0).format(input) }
  }

  /// Whether two texts say the same in English.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.string(in: EnvironmentValues()) == rhs.string(in: EnvironmentValues())
  }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets how heavy the letters are.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = weight ?? $0.weight }
  }

  /// Makes the letters heavy.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Makes all digits equally wide.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func monospacedDigit() -> Text {
    with { $0.hasMonospacedDigits = true }
  }

  /// Sets the style of the letters.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = style } }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// The words in the language of an environment.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle):
      key.sentence.string(table: table, in: (bundle ?? .main).bundleURL, environment)
    case .formatted(let format): format(environment.locale)
    }
  }

  /// The room that the words take in one line.
  func size(in environment: EnvironmentValues) -> CGSize {
    let (font, scale) = (font(in: environment), environment.dynamicTypeSize.scale)
    return CGSize(
      width: font.width(of: string(in: environment)) * scale, height: font.lineHeight * scale)
  }
}

extension Text {
  /// The font of the words in an environment.
  func font(in environment: EnvironmentValues) -> Font {
    var font = font ?? environment.font ?? .body
    if let weight { font = font.weight(weight) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}

extension Text: @unchecked Sendable {}

extension Text: View, PrimitiveView {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let environment = context.environment
    let string = string(in: environment)
    let color = resolveStyle(style ?? ForegroundStyle(), in: environment)
    return [
      .leaf("Text", context) { node in
        node.info["text"] = string
        node.info["font"] = font(in: environment)
        node.accessibility.label = string
        node.intrinsic = size(in: environment)
        let font = font(in: environment)
        node.draw = { $0.record(.text(string, font), Path($0.bounds), .color(color)) }
      }
    ]
  }
}
