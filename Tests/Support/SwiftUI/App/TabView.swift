/// Several views of which one shows, as its tab says, with a bar of the tabs below it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let pages = content.nodes(in: context.child("c"))
    guard !pages.isEmpty else { return [] }
    let selected = context.host.storage(context.path + "/selected", initial: 0)
    let shown = min(selected.value, pages.count - 1)
    let items = pages.map { $0.all.lazy.compactMap { $0.info["tabItem"] as? AnyView }.first }
    let bar = TabBar(items: items, shown: shown) { selected.value = $0 }
    let page = ViewNode("page", path: context.path, host: context.host, children: [pages[shown]])
    page.layout = .flexible(
      width: Limits(least: 0, most: .infinity), height: Limits(least: 0, most: .infinity), .center)
    let node = ViewNode(
      "TabView", path: context.path, host: context.host,
      children: [page] + bar.nodes(in: context.child("bar")))
    node.layout = .stack(.vertical, spacing: 0, share: 0.5)
    return [node]
  }
}

/// The tabs side by side below a line, each its symbol above its title.
private struct TabBar: View {
  let items: [AnyView?]
  let shown: Int
  let select: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.opacity(0.3).frame(height: 0.5)
      HStack(spacing: 0) {
        ForEach(items.indices) { index in
          Button {
            select(index)
          } label: {
            items[index].frame(maxWidth: .infinity)
          }
          .foregroundStyle(index == shown ? Color.accentColor : Color.gray)
        }
      }
      .font(.caption2)
      .environment("tabBar") { $0.isInTabBar = true }
      .padding(.top, 8)
      .padding(.bottom, 24)
    }
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
    nonisolated(unsafe) let label = label()
    return node("tabItem") { node, _ in node.info["tabItem"] = AnyView(label) }
  }
}
