extension ViewNode {
  /// Gives the node its place, and its children theirs in it.
  func place(in rect: CGRect) {
    frame = rect
    switch layout {
    case .pass, .spacer: for child in children { child.place(in: rect) }
    case .depth(let alignment): for child in children { put(child, alignment.unit) }
    case .stack(let axis, let spacing, let share): placeStack(axis, spacing, share)
    case .padding(let insets): children.first?.place(in: rect.inset(by: insets))
    case .fixed(_, _, let alignment), .flexible(_, _, let alignment): putFirst(alignment.unit)
    case .aspect(_, .fit): children.first?.place(in: rect)
    case .aspect(_, .fill), .fixedSize: putFirst(.center)
    case .layered(let base, let alignment): placeLayers(base, alignment)
    case .position(let center): placeCentred(at: center)
    case .offset(let offset):
      children.first?.place(in: rect.offsetBy(dx: offset.width, dy: offset.height))
    case .scroll(let axes, let offset): placeScrolled(axes, offset)
    case .geometry(let content):
      children = content(GeometryProxy(size: rect.size, global: rect))
      for child in children { put(child, .topLeading) }
    }
  }

  /// Places a child as large as it likes in the node's place.
  private func put(_ child: ViewNode, _ unit: UnitPoint) {
    let size = child.size(for: Proposal(frame.size))
    let x = frame.minX + (frame.width - size.width) * unit.x
    let y = frame.minY + (frame.height - size.height) * unit.y
    child.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  private func putFirst(_ unit: UnitPoint) {
    if let child = children.first { put(child, unit) }
  }

  private func placeStack(_ axis: Axis, _ spacing: CGFloat, _ share: CGFloat) {
    var offset: CGFloat = 0
    for (child, size) in zip(children, stackSizes(axis, spacing, Proposal(frame.size))) {
      let origin =
        axis == .vertical
        ? CGPoint(x: frame.minX + (frame.width - size.width) * share, y: frame.minY + offset)
        : CGPoint(x: frame.minX + offset, y: frame.minY + (frame.height - size.height) * share)
      child.place(in: CGRect(origin: origin, size: size))
      offset += size.along(axis) + spacing
    }
  }

  private func placeLayers(_ base: Int, _ alignment: Alignment) {
    for (index, child) in children.enumerated() {
      if index == base { child.place(in: frame) } else { put(child, alignment.unit) }
    }
  }

  private func placeCentred(at center: CGPoint) {
    guard let child = children.first else { return }
    let size = child.size(for: Proposal(frame.size))
    let x = frame.minX + center.x - size.width / 2
    let y = frame.minY + center.y - size.height / 2
    child.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  private func placeScrolled(_ axes: Axis.Set, _ offset: CGSize) {
    guard let child = children.first else { return }
    let size = child.size(for: Self.scrollOffer(axes, Proposal(frame.size)))
    let origin = CGPoint(x: frame.minX - offset.width, y: frame.minY - offset.height)
    child.place(in: CGRect(origin: origin, size: size))
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.width, 0), height: max(height - insets.height, 0))
  }
}
