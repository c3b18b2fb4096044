extension ViewNode {
  /// The size that the node takes of what it is offered.
  func size(for offer: Proposal) -> CGSize {
    switch layout {
    case .pass: children.first?.size(for: offer) ?? intrinsic ?? offer.filled
    case .depth, .stack: containerSize(for: offer)
    case .spacer: CGSize(width: offer.width ?? 8, height: offer.height ?? 8)
    case .position, .geometry: offer.filled
    case .layered(let base, _): children[base].size(for: offer)
    case .offset: childSize(for: offer)
    case .scroll(let axes, _): scrollSize(axes, offer)
    case .padding, .fixed, .flexible, .aspect, .fixedSize: wrapperSize(for: offer)
    }
  }

  /// The size of the node's first child.
  func childSize(for offer: Proposal) -> CGSize { children.first?.size(for: offer) ?? .zero }

  private func containerSize(for offer: Proposal) -> CGSize {
    guard case .stack(let axis, let spacing, _) = layout else {
      return Self.bounding(children.map { $0.size(for: offer) })
    }
    let sizes = stackSizes(axis, spacing, offer)
    let gaps = spacing * CGFloat(max(children.count - 1, 0))
    let length = sizes.map { $0.along(axis) }.reduce(gaps, +)
    let most = Self.bounding(sizes)
    return axis == .vertical
      ? CGSize(width: most.width, height: length) : CGSize(width: length, height: most.height)
  }

  private static func bounding(_ sizes: [CGSize]) -> CGSize {
    CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  private func wrapperSize(for offer: Proposal) -> CGSize {
    switch layout {
    case .padding(let insets):
      let size = childSize(for: offer.inset(by: insets))
      return CGSize(width: size.width + insets.width, height: size.height + insets.height)
    case .fixed(let width, let height, _):
      let size = childSize(for: Proposal(width ?? offer.width, height ?? offer.height))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    case .flexible(let width, let height, _):
      let size = childSize(for: offer)
      return CGSize(
        width: width.clamp(size.width, offered: offer.width),
        height: height.clamp(size.height, offered: offer.height))
    case .fixedSize(let horizontal, let vertical):
      return childSize(
        for: Proposal(horizontal ? nil : offer.width, vertical ? nil : offer.height))
    case .aspect(let ratio, let mode): return aspectSize(ratio, mode, offer)
    default: return childSize(for: offer)
    }
  }

  private func aspectSize(_ ratio: CGFloat?, _ mode: ContentMode, _ offer: Proposal) -> CGSize {
    let ideal = childSize(for: Proposal(nil, nil))
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    let width = offer.width ?? offer.height.map { $0 * ratio } ?? ideal.width
    let height = offer.height ?? width / ratio
    let byWidth = CGSize(width: width, height: width / ratio)
    let byHeight = CGSize(width: height * ratio, height: height)
    return (byWidth.height <= height) == (mode == .fit) ? byWidth : byHeight
  }

  private func scrollSize(_ axes: Axis.Set, _ offer: Proposal) -> CGSize {
    let content = childSize(for: Self.scrollOffer(axes, offer))
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? offer.height ?? content.height : content.height)
  }

  /// What the content of a scroll view is offered: as much as it likes along its axes.
  static func scrollOffer(_ axes: Axis.Set, _ offer: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? nil : offer.width, axes.contains(.vertical) ? nil : offer.height)
  }

  /// The sizes of a stack's children: the least flexible one takes its share first.
  func stackSizes(_ axis: Axis, _ spacing: CGFloat, _ offer: Proposal) -> [CGSize] {
    func size(_ index: Int, offered: CGFloat?) -> CGSize {
      let size = children[index].size(for: offer.with(offered, along: axis))
      guard case .spacer = children[index].layout else { return size }
      // A spacer takes room along the stack only.
      return axis == .vertical
        ? CGSize(width: 0, height: size.height) : CGSize(width: size.width, height: 0)
    }
    func length(_ index: Int, offered: CGFloat) -> CGFloat {
      size(index, offered: offered).along(axis)
    }
    guard let total = offer.along(axis) else {
      return children.indices.map { size($0, offered: nil) }
    }
    var left = total - spacing * CGFloat(max(children.count - 1, 0))
    var sizes = [CGSize](repeating: .zero, count: children.count)
    let order = children.indices
      .map { (index: $0, flexibility: length($0, offered: 100_000) - length($0, offered: 0)) }
      .sorted { $0.flexibility < $1.flexibility }
    for (number, (index, _)) in order.enumerated() {
      let share = max(left, 0) / CGFloat(order.count - number)
      sizes[index] = size(index, offered: share)
      left -= sizes[index].along(axis)
    }
    return sizes
  }
}

extension CGSize {
  func along(_ axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}
