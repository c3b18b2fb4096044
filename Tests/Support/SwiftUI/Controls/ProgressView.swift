/// A view that shows how far something is.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  private let fraction: Double?

  /// Makes a view that shows how much of a total is done.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    fraction = value.map { Double($0 / total) }
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let fraction = fraction
    let tint = resolveStyle(TintShapeStyle(), in: context.environment)
    return [
      .leaf("ProgressView", context) { node in
        node.info["value"] = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.intrinsic = CGSize(width: 100, height: 4)
        node.layout = .flexible(
          width: Limits(least: nil, most: .infinity), height: Limits(least: 4, most: 4), .center)
        let drawing = ViewNode("bar", path: context.path, host: context.host, children: [])
        drawing.draw = { graphics in
          graphics.fill(bar(graphics.bounds), with: .color(.gray.opacity(0.3)))
          var done = graphics.bounds
          done.size.width *= fraction ?? 0
          if done.width > 0 { graphics.fill(bar(done), with: .color(tint)) }
        }
        node.children = [drawing]
      }
    ]
  }
}

private func bar(_ bounds: CGRect) -> Path {
  Path(roundedRect: bounds, cornerRadius: bounds.height / 2)
}
