/// A font.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Second titles.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case title2
    /// Third titles.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case title3
    /// Headings.
    case headline
    /// Headings below a heading.
    case subheadline
    /// Ordinary text.
    case body
    /// What stands out of it.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Second captions.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    case caption2
  }

  /// What the letters look like.
  public enum Design: Hashable, Sendable {
    /// As the system's.
    case `default`
  }

  /// How heavy the letters are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// Usual.
    static let regular = Self(value: 4)
    /// Nearly bold.
    public static let semibold = Self(value: 6)
    /// Bold.
    public static let bold = Self(value: 7)
  }

  var style = TextStyle.body
  var size: CGFloat?
  var weight = Weight.regular
  var hasMonospacedDigits = false

  /// The font of the largest titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of titles.
  public static let title = Font(style: .title)
  /// The font of second titles.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title2 = Font(style: .title2)
  /// The font of third titles.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let title3 = Font(style: .title3)
  /// The font of headings.
  public static let headline = Font(style: .headline, weight: .semibold)
  /// The font of headings below a heading.
  public static let subheadline = Font(style: .subheadline)
  /// The font of ordinary text.
  public static let body = Font(style: .body)
  /// The font of what stands out of it.
  public static let callout = Font(style: .callout)
  /// The font of footnotes.
  public static let footnote = Font(style: .footnote)
  /// The font of captions.
  public static let caption = Font(style: .caption)
  /// The font of second captions.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public static let caption2 = Font(style: .caption2)

  /// The system's font for a style.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight ?? .regular)
  }

  /// The system's font in a size.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(size: size, weight: weight ?? .regular)
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font with another weight.
  public func weight(_ weight: Font.Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font with all digits equally wide.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }
}

extension View {
  /// Sets the font of the text in the view.
  nonisolated public func font(_ font: Font?) -> some View {
    environment("font") { $0.font = font }
  }

  /// Sets how heavy the letters in the view are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment("fontWeight") { values in
      if let weight { values.font = (values.font ?? .body).weight(weight) }
    }
  }

  /// Makes the letters in the view heavy.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes all digits in the view equally wide.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func monospacedDigit() -> some View {
    environment("monospacedDigit") { $0.font = ($0.font ?? .body).monospacedDigit() }
  }

  /// Limits how many lines the text in the view has; in the model, it always has one.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    node("lineLimit") { node, _ in node.info["lines"] = number }
  }

  /// Lets the text in the view become smaller; in the model, it does not.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    node("minimumScaleFactor") { node, _ in node.info["scale"] = factor }
  }
}
