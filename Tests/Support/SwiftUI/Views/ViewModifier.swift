/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The view that the change results in.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is given.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let resolveContent: @MainActor (NodeContext) -> [ViewNode]

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] { resolveContent(context) }
}

/// A modifier that the model itself applies to the content's nodes.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Gives a node of the content what the modifier stands for.
  @MainActor func apply(to child: ViewNode, in context: NodeContext) -> ViewNode
}

extension PrimitiveModifier {
  /// Never asked for: the host applies a primitive modifier instead.
  public func body(content: Content) -> Never { bodyOfPrimitive() }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  var content: Content
  /// The modifier.
  var modifier: Modifier

  /// Puts a modifier on a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never asked for: the host resolves the modifier.
  public var body: Never { bodyOfPrimitive() }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return content.nodes(in: context.child("m")).map { primitive.apply(to: $0, in: context) }
    }
    var modifier = modifier
    let host = context.host
    host.link(&modifier, path: context.path + "/mod", environment: context.environment)
    let content = content
    let inner = _ViewModifier_Content<Modifier> { content.nodes(in: $0.child("c")) }
    return host.tracking { modifier.body(content: inner) }.nodes(in: context.child("m"))
  }
}

extension View {
  /// Puts a modifier on the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    .init(content: self, modifier: modifier)
  }
}
