extension View {
  /// Gives the view an identity; with another one it is another view, with fresh state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

nonisolated struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    content.nodes(in: context.child("@\(id)"))
  }
}
