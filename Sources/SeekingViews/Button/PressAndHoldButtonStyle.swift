#if canImport(SwiftUI)
public import SwiftUI

/// How a press-and-hold button looks; what it does is the same in every style.
@MainActor @preconcurrency public protocol PressAndHoldButtonStyle: Sendable {
  /// What the style draws.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = PressAndHoldButtonStyleConfiguration
  /// Draws a button.
  ///
  /// - Parameter configuration: the label, and what the button is doing.
  /// - Returns: the drawing.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style has to draw.
public struct PressAndHoldButtonStyleConfiguration {
  /// What the app shows on the button.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the app shows on the button, at rest or while it repeats.
  public let label: Label
  /// Whether a finger or a key is down on the button.
  public let isPressed: Bool
  /// Whether the action is being repeated, or playback goes at a hold's rate.
  public let isRepeating: Bool
}

/// The look of a press-and-hold button where no other is asked for: its label, paler while pressed.
public struct AutomaticPressAndHoldButtonStyle: PressAndHoldButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticHoldButton(configuration: configuration)
  }
}

private struct AutomaticHoldButton: View {
  let configuration: PressAndHoldButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  private static let pressedOpacity = 0.6
  private static let disabledOpacity = 0.4

  var body: some View {
    configuration.label.opacity(opacity)
  }

  private var opacity: Double {
    guard isEnabled else { return Self.disabledOpacity }
    return configuration.isPressed ? Self.pressedOpacity : 1
  }
}

extension PressAndHoldButtonStyle where Self == AutomaticPressAndHoldButtonStyle {
  /// The label, paler while it is pressed.
  nonisolated public static var automatic: AutomaticPressAndHoldButtonStyle {
    AutomaticPressAndHoldButtonStyle()
  }
}

private struct PressAndHoldButtonStyleKey: EnvironmentKey {
  static let defaultValue: any PressAndHoldButtonStyle = AutomaticPressAndHoldButtonStyle()
}

extension EnvironmentValues {
  /// The style of the press-and-hold buttons below.
  var pressAndHoldButtonStyle: any PressAndHoldButtonStyle {
    get { self[PressAndHoldButtonStyleKey.self] }
    set { self[PressAndHoldButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the press-and-hold buttons in this view.
  nonisolated public func pressAndHoldButtonStyle(
    _ style: some PressAndHoldButtonStyle
  ) -> some View {
    environment(\.pressAndHoldButtonStyle, style)
  }
}
#endif
