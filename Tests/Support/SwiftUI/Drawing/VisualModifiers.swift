extension View {
  /// Keeps only what is inside a shape; in the model, inside its rectangle.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    node("clipShape") { node, _ in
      node.clips = true
      node.clipShape = { shape.path(in: $0) }
    }
  }

  /// Keeps only what is inside the view's place.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    node("clipped") { node, _ in node.clips = true }
  }

  /// Makes the view less opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    node("opacity") { node, _ in node.opacity = opacity }
  }

  /// Draws the view larger or smaller.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller, in each direction by itself.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    node("scaleEffect") { node, _ in
      node.scale = CGSize(width: x, height: y)
      node.scaleAnchor = anchor
    }
  }

  /// Draws a shadow; the model draws none.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    node("shadow")
  }

  /// Hides the view, which keeps its place.
  nonisolated public func hidden() -> some View {
    node("hidden") { node, _ in
      node.opacity = 0
      node.accessibility.hidden = true
    }
  }

  /// Draws the view above others of its parent; the model keeps their order.
  nonisolated public func zIndex(_ value: Double) -> some View { node("zIndex") }

  /// Draws the view the other way round where the language is written from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    node("flipsForRightToLeftLayoutDirection") { node, context in
      guard enabled, context.environment.layoutDirection == .rightToLeft else { return }
      node.scale = CGSize(width: -1, height: 1)
    }
  }
}
