/// The size that a parent offers to a child; nil leaves it to the child.
struct Proposal {
  var width: CGFloat?
  var height: CGFloat?

  init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }

  init(_ size: CGSize) { self.init(size.width, size.height) }

  /// The size of a view that takes all it is offered; 10 points where nothing is.
  var filled: CGSize { CGSize(width: width ?? 10, height: height ?? 10) }

  /// The offer without the room that insets take.
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width.map { max($0 - insets.width, 0) }, height.map { max($0 - insets.height, 0) })
  }

  /// The offer along an axis.
  func along(_ axis: Axis) -> CGFloat? { axis == .vertical ? height : width }

  /// The offer with another one along an axis.
  func with(_ length: CGFloat?, along axis: Axis) -> Proposal {
    axis == .vertical ? Proposal(width, length) : Proposal(length, height)
  }
}

/// The least and the most of a size.
struct Limits {
  var least: CGFloat?
  var most: CGFloat?

  /// The length of a frame with these limits around a child.
  func clamp(_ child: CGFloat, offered: CGFloat?) -> CGFloat {
    guard let offered, least != nil || most != nil else {
      return min(max(child, least ?? child), most ?? child)
    }
    return min(max(offered, least ?? min(child, offered)), most ?? max(child, least ?? 0))
  }
}

/// How a node sizes and places its children: a small part of SwiftUI's layout, enough for overlays
/// and bars.
enum LayoutKind {
  /// As the only child, or as a leaf.
  case pass
  /// One above the other.
  case depth(Alignment)
  /// One after the other; `share` aligns them across.
  case stack(Axis, spacing: CGFloat, share: CGFloat)
  case spacer
  case padding(EdgeInsets)
  case fixed(width: CGFloat?, height: CGFloat?, Alignment)
  case flexible(width: Limits, height: Limits, Alignment)
  case aspect(CGFloat?, ContentMode)
  /// The child number `base` sizes the others.
  case layered(base: Int, Alignment)
  case position(CGPoint)
  case offset(CGSize)
  /// The children's own size, whatever is offered.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The children as long as they like, moved by how far they are scrolled.
  case scroll(Axis.Set, offset: CGSize)
  case geometry(@MainActor (GeometryProxy) -> [ViewNode])
}
