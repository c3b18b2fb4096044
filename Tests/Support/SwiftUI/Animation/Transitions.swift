/// How a view comes and goes.
public struct AnyTransition {
  let name: String

  /// Fades.
  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")
  /// Comes and goes at once.
  public static var identity: AnyTransition { .init(name: "identity") }
  /// Grows and shrinks.
  public static var scale: AnyTransition { .init(name: "scale") }

  /// Two transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    .init(name: name + "+" + other.name)
  }
}

/// How a view's content goes over into other content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ContentTransition: Equatable, Sendable {
  let name: String

  /// Fades.
  public static let opacity = ContentTransition(name: "opacity")
  /// Changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// Rolls the digits that change.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    .init(name: "numericText(\(countsDown))")
  }
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
