/// No view at all.
nonisolated public struct EmptyView: View, PrimitiveView {
  /// Makes a view that shows nothing.
  nonisolated public init() {}

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] { [] }
}

extension Optional: View where Wrapped: View {
  /// Never asked for: the host resolves the wrapped view.
  public var body: Never { bodyOfPrimitive() }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    map { $0.nodes(in: context.child("S")) } ?? []
  }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: View, PrimitiveView {
  let base: any View

  /// Hides the type of `view`.
  nonisolated public init<V: View>(_ view: V) { base = view }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    base.nodes(in: context.child("A(\(type(of: base)))"))
  }
}

/// Several views that are treated as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never asked for: the host resolves the content.
  public var body: Never { bodyOfPrimitive() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    content.nodes(in: context.child("g"))
  }
}
