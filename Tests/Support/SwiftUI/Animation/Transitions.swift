/// How a view comes and goes.
public struct AnyTransition {
  let name: String

  /// Fades.
  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")
}

/// How a view's content goes over into other content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ContentTransition: Equatable, Sendable {
  let name: String

  /// Fades.
  public static let opacity = ContentTransition(name: "opacity")
}

extension View {
  /// Sets how the view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    let name = t.name
    return node("transition") { node, _ in node.info["transition"] = name }
  }

  /// Sets how the view's content goes over into other content.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    node("contentTransition") { node, _ in node.info["contentTransition"] = transition.name }
  }
}
