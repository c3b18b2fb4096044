/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  var data: Data
  /// Makes the view of an element.
  var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Never asked for: the host resolves the elements' views.
  public var body: Never { bodyOfPrimitive() }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, told apart by its identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    data.flatMap { content($0).nodes(in: context.child("e(\(id($0)))")) }
  }
}
