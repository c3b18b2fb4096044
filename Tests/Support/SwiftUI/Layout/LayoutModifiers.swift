extension View {
  nonisolated func laidOut(_ name: String, _ layout: LayoutKind) -> some View {
    node(name) { node, _ in node.layout = layout }
  }

  /// Gives the view a place of a fixed size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut("frame", .fixed(width: width, height: height, alignment))
  }

  /// Gives the view a place whose size has limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = Limits(least: minWidth, most: maxWidth)
    let height = Limits(least: minHeight, most: maxHeight)
    return laidOut("frame", .flexible(width: width, height: height, alignment))
  }

  /// Keeps a distance around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    laidOut("padding", .padding(insets))
  }

  /// Keeps a distance at some edges of the view: 16 points where none is given.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Keeps a distance around the view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Puts the view's middle to a point of its parent.
  nonisolated public func position(_ position: CGPoint) -> some View {
    laidOut("position", .position(position))
  }

  /// Puts the view's middle to a point of its parent.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Shows the view beside its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    laidOut("offset", .offset(offset))
  }

  /// Shows the view beside its place.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Keeps the shape of the view.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    laidOut("aspectRatio", .aspect(aspectRatio, contentMode))
  }

  /// Gives the view the size that it would have by itself.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view the width or height that it would have by itself.
  nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut("fixedSize", .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Lets the view go where the system keeps something; the model's system keeps nothing.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    node("ignoresSafeArea")
  }
}
