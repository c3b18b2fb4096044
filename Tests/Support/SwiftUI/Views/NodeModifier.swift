/// The one modifier of the model: gives each node of the content a parent that carries what was
/// asked for.
nonisolated struct NodeModifier<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String
  let environment: ((inout EnvironmentValues) -> Void)?
  let configure: @MainActor (ViewNode, NodeContext) -> Void

  nonisolated init(
    _ content: Content, _ name: String, environment: ((inout EnvironmentValues) -> Void)? = nil,
    configure: @escaping @MainActor (ViewNode, NodeContext) -> Void = { _, _ in }
  ) {
    self.content = content
    self.name = name
    self.environment = environment
    self.configure = configure
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    var inner = context.child("." + name)
    environment?(&inner.environment)
    let nodes = content.nodes(in: inner)
    return nodes.enumerated().map { index, child in
      var here = context
      if nodes.count > 1 { here.path += "[\(index)]" }
      let node = ViewNode(name, path: here.path, host: context.host, children: [child])
      node.environment = context.environment
      configure(node, here)
      return node
    }
  }
}

extension View {
  /// The view with a parent node that `configure` sets up.
  nonisolated func node(
    _ name: String, configure: @escaping @MainActor (ViewNode, NodeContext) -> Void = { _, _ in }
  ) -> NodeModifier<Self> {
    NodeModifier(self, name, configure: configure)
  }

  /// The view with other values in its environment.
  nonisolated func environment(
    _ name: String, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> NodeModifier<Self> {
    NodeModifier(self, name, environment: change)
  }
}
