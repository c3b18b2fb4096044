extension View {
  /// Puts views above the view, in its place.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isAbove: true)
  }

  /// Puts views below the view, in its place.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isAbove: false)
  }

  /// Puts a filled shape below the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isAbove: false)
  }

  /// Fills the ground below the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(Rectangle().fill(style), .center, isAbove: false)
  }

  nonisolated private func layered<V: View>(
    _ other: V, _ alignment: Alignment, isAbove: Bool
  ) -> some View {
    nonisolated(unsafe) let other = other
    return node(isAbove ? "overlay" : "background") { node, context in
      let extra = other.nodes(in: context.child(isAbove ? "over" : "under"))
      node.children = isAbove ? node.children + extra : extra + node.children
      node.layout = .layered(base: isAbove ? 0 : extra.count, alignment)
    }
  }
}
