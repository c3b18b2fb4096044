/// Where a pointer is over a view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

extension View {
  /// Does something while a pointer is over the view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    let isGlobal = coordinateSpace.coordinateSpace == .global
    return hovered { phase, node in
      guard case .active(let point) = phase, !isGlobal else { return action(phase) }
      action(.active(CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)))
    }
  }

  /// Does something when a pointer comes over the view and when it leaves.
  @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return hovered { phase, node in
      let isInside = phase != .ended
      guard isInside != node.host.isHovered(node) else { return }
      action(isInside)
    }
  }

  nonisolated private func hovered(
    _ action: @escaping @MainActor (HoverPhase, ViewNode) -> Void
  ) -> some View {
    node("hover") { node, _ in node.hoverHandler = action }
  }
}
