/// What buttons look like.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button is.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what a button looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is.
public struct ButtonStyleConfiguration {
  /// The view that a button was made with.
  public struct Label: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
  }

  /// The view that the button was made with.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

struct AnyButtonStyle {
  let make: @MainActor (ButtonStyleConfiguration) -> any View
}

extension View {
  /// Sets what buttons in the view look like.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment("buttonStyle") { values in
      values.buttonStyle = AnyButtonStyle { style.makeBody(configuration: $0) }
    }
  }
}
