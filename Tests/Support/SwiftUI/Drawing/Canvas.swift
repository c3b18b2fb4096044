/// How a canvas keeps colours.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum ColorRenderingMode: Sendable {
  /// As the screen does.
  case nonLinear
}

/// A view that a function draws.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
nonisolated public struct Canvas<Symbols: View> {
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  nonisolated public var isOpaque: Bool
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Canvas where Symbols == EmptyView {
  /// Makes a view that a function draws.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, isOpaque: opaque)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Canvas: View, PrimitiveView {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let renderer = renderer
    return [
      .leaf("Canvas", context) { node in
        node.draw = { graphics in
          var graphics = graphics
          renderer(&graphics, graphics.bounds.size)
        }
      }
    ]
  }
}
