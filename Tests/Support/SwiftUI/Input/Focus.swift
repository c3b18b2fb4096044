/// What a view that has the focus is for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It acts, as a button does.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes input, as a slider does.
  public static let edit = FocusInteractions(rawValue: 2)
}

/// What a node has to do with a focus state.
struct FocusLink {
  /// Whether the state says that the focus is here.
  let isWanted: () -> Bool
  /// Tells the state whether the focus is here.
  let tell: (Bool) -> Void
}

extension View {
  /// Lets the view have the focus.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    node("focusable") { node, _ in node.isFocusable = isFocusable && node.environment.isEnabled }
  }

  /// Lets the view have the focus for a purpose.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    node("focusable") { node, _ in node.isFocusable = isFocusable && node.environment.isEnabled }
  }

  /// Keeps a state in step with whether the view has the focus.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focusLinked(
      FocusLink {
        condition.wrappedValue
      } tell: {
        condition.wrappedValue = $0
      })
  }

  nonisolated private func focusLinked(_ link: FocusLink) -> some View {
    nonisolated(unsafe) let link = link
    return node("focused") { node, _ in node.focusLink = link }
  }
}
