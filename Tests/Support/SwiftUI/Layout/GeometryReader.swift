/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  /// The size.
  public var size: CGSize { bounds }

  private let bounds: CGSize
  private let global: CGRect

  init(size: CGSize, global: CGRect) { (bounds, self.global) = (size, global) }

  /// The view's rectangle in a coordinate space.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    coordinateSpace.coordinateSpace == .global ? global : CGRect(origin: .zero, size: size)
  }
}

/// A view that makes its content from its own size.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view that makes its content from its own size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let content = content
    return [
      .leaf("GeometryReader", context) { node in
        node.layout = .geometry { proxy in
          context.host.tracking { content(proxy) }.nodes(in: context.child("r"))
        }
      }
    ]
  }
}
