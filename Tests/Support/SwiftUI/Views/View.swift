@_exported public import Foundation
@_exported public import Observation

/// A part of the user interface.
@MainActor @preconcurrency public protocol View {
  /// The view that this one consists of.
  associatedtype Body: View
  /// What this view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that the model itself knows how to resolve.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// The nodes that stand for the view in the host's tree.
  @MainActor func resolve(in context: NodeContext) -> [ViewNode]
}

extension PrimitiveView {
  /// Never asked for: the host resolves a primitive view instead.
  public var body: Never { bodyOfPrimitive() }
}

/// Stands where a body is declared that nobody may ask for.
nonisolated func bodyOfPrimitive() -> Never {
  preconditionFailure("The host resolves a primitive instead of asking for its body.")
}

extension Never: View {
  /// Never asked for, since there is no such view.
  public var body: Never { bodyOfPrimitive() }
}

extension View {
  /// The nodes that stand for the view in the host's tree.
  func nodes(in context: NodeContext) -> [ViewNode] {
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: context) }
    let here = context.child("\(Self.self)")
    var view = self
    context.host.link(&view, path: here.path, environment: context.environment)
    let nodes = context.host.tracking { view.body }.nodes(in: here.child("b"))
    guard nodes.count == 1 else { return nodes }
    let name = "\(Self.self)".prefix { $0 != "<" }.description
    let node = ViewNode(name, path: here.path, host: context.host, children: nodes)
    node.info["view"] = view
    return [node]
  }
}
