/// Makes one view of a block of views.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes a view of a block with one view.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Makes a view of a block with several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes a view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(storage: .first(first))
  }

  /// Makes a view of the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(storage: .second(second))
  }
}

/// The views of a block, one after the other.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The views.
  var value: T

  /// Makes a view of several.
  nonisolated init(_ value: T) { self.value = value }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View)?.nodes(in: context.child("\(index)")) ?? []
    }
  }
}

/// The one of two views that a condition chose.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  enum Storage { case first(TrueContent), second(FalseContent) }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    switch storage {
    case .first(let view): view.nodes(in: context.child("T"))
    case .second(let view): view.nodes(in: context.child("F"))
    }
  }
}
