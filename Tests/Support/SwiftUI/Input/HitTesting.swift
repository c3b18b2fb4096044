extension View {
  /// Sets the shape in which the view takes touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    node("contentShape") { node, _ in node.contentShape = { shape.path(in: $0) } }
  }

  /// Sets whether the view takes touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    node("allowsHitTesting") { node, _ in node.allowsHitTesting = enabled }
  }

  /// Sets whether the controls of the view can be used.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    NodeModifier(
      self, "disabled", environment: { $0.isEnabled = $0.isEnabled && !disabled },
      configure: { node, _ in node.allowsHitTesting = !disabled })
  }
}
