/// Several views of which one shows, as its tab says; in the model it is the first one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let shown = content.nodes(in: context.child("c")).prefix(1)
    return [ViewNode("TabView", path: context.path, host: context.host, children: Array(shown))]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
  /// Makes tabs for the views of a closure.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension View {
  /// Sets what the view's tab shows.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    node("tabItem")
  }
}
