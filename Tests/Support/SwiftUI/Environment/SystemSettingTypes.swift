/// Which way a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English is.
  case leftToRight
  /// As Arabic and Hebrew are.
  case rightToLeft
}

/// Whether the user interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How much contrast the user wants.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

/// Whether an app is in front.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Sendable {
  /// The app is not to be seen.
  case background
  /// The app is to be seen, but gets no events.
  case inactive
  /// The app is in front.
  case active
}

/// How large the user wants text.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size above the usual one.
  case xLarge
  /// A large size.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How large body text is, as a multiple of the usual size.
  ///
  /// The sizes are those of the body style
  /// in Apple's Human Interface Guidelines: 14 to 23 points, then 28 to 53, where 17 is usual.
  var scale: CGFloat {
    let points: CGFloat =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}

extension View {
  /// Sets how large text is in the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment("dynamicTypeSize") { $0.dynamicTypeSize = size }
  }

  /// Limits how large text is in the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return environment("dynamicTypeSize") { values in
      guard let least = allowed.first, let most = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
  }
}
