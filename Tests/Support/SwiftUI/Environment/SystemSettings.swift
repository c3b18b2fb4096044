/// The settings of the user and of the system that a host stands in for.
///
/// A view reads them in its environment; those that a view can only read, a test sets here.
@_spi(Host) public struct SystemSettings {
  /// Whether the user wants less motion.
  public var reduceMotion = false
  /// Whether the user wants more than colours to tell things apart.
  public var differentiateWithoutColor = false
  /// Whether the user wants more contrast.
  public var increaseContrast = false
  /// Whether VoiceOver is on.
  public var voiceOver = false
  /// Whether Switch Control is on.
  public var switchControl = false
  /// Which way the user's language is written.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether the system is light or dark.
  public var colorScheme = ColorScheme.light
  /// The user's language and formats.
  public var locale = Locale(identifier: "en_US")
  /// How large the user wants text.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the app is in front.
  public var scenePhase = ScenePhase.active

  /// Makes the settings that a new device has.
  public init() {}

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.system = self
    return values
  }
}

private struct SystemSettingsKey: EnvironmentKey {
  static var defaultValue: SystemSettings { SystemSettings() }
}

extension EnvironmentValues {
  var system: SystemSettings {
    get { self[SystemSettingsKey.self] }
    set { self[SystemSettingsKey.self] = newValue }
  }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool { system.reduceMotion }
  /// Whether the user wants more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { system.differentiateWithoutColor }
  /// Whether VoiceOver is on.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public var accessibilityVoiceOverEnabled: Bool { system.voiceOver }
  /// Whether Switch Control is on.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
  public var accessibilitySwitchControlEnabled: Bool { system.switchControl }
  /// Whether the user wants more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    system.increaseContrast ? .increased : .standard
  }

  /// Which way the user's language is written.
  public var layoutDirection: LayoutDirection {
    get { system.layoutDirection }
    set { system.layoutDirection = newValue }
  }

  /// Whether the view is light or dark.
  public var colorScheme: ColorScheme {
    get { system.colorScheme }
    set { system.colorScheme = newValue }
  }

  /// Whether the app is in front.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public var scenePhase: ScenePhase {
    get { system.scenePhase }
    set { system.scenePhase = newValue }
  }

  /// The user's language and formats.
  public var locale: Locale {
    get { system.locale }
    set { system.locale = newValue }
  }

  /// How large the user wants text.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { system.dynamicTypeSize }
    set { system.dynamicTypeSize = newValue }
  }
}
