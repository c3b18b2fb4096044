/// A container node whose children come from a builder.
nonisolated struct ContainerView<Content: View>: View, PrimitiveView {
  let name: String
  let layout: LayoutKind
  let content: Content

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode(
      name, path: context.path, host: context.host,
      children: content.nodes(in: context.child("c")))
    node.layout = layout
    return [node]
  }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column of views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The column.
  @MainActor public var body: some View {
    ContainerView(
      name: "VStack", layout: .stack(.vertical, spacing: spacing ?? 8, share: alignment.share),
      content: content)
  }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row of views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The row.
  @MainActor public var body: some View {
    ContainerView(
      name: "HStack", layout: .stack(.horizontal, spacing: spacing ?? 8, share: alignment.share),
      content: content)
  }
}

/// Views one above the other in depth.
nonisolated public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Makes a pile of views.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The pile.
  @MainActor public var body: some View {
    ContainerView(name: "ZStack", layout: .depth(alignment), content: content)
  }
}

/// Room that takes what the other views of a stack leave.
public struct Spacer {
  /// Makes a room of a least length.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, PrimitiveView {
  func resolve(in context: NodeContext) -> [ViewNode] {
    [.leaf("Spacer", context) { $0.layout = .spacer }]
  }
}
