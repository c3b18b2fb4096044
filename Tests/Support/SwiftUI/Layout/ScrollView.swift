/// A view that shows a part of a larger one, and moves it by drags.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The larger view.
  var content: Content
  /// The directions in which it moves.
  var axes: Axis.Set

  /// Makes a view that scrolls.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let offset = context.host.storage(context.path + "/offset", initial: CGSize.zero)
    let column = ContainerView(
      name: "ScrollContent", layout: .stack(.vertical, spacing: 0, share: 0.5), content: content)
    let node = ViewNode(
      "ScrollView", path: context.path, host: context.host,
      children: column.nodes(in: context.child("c")))
    node.layout = .scroll(axes, offset: offset.value)
    node.clips = true
    node.contentShape = { Path($0) }
    if context.environment.canScroll {
      node.gestures = [
        GestureAttachment(ScrollGesture(axes: axes, offset: offset), .scroll, path: context.path)
      ]
    }
    return [node]
  }
}

private struct CanScrollKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  fileprivate var canScroll: Bool {
    get { self[CanScrollKey.self] }
    set { self[CanScrollKey.self] = newValue }
  }
}

extension View {
  /// Keeps the views inside from scrolling, or lets them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    NodeModifier(
      self, "scrollDisabled", environment: { $0.canScroll = $0.canScroll && !disabled },
      configure: { _, _ in })
  }
}

/// A column of rows that scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// The list.
  @MainActor public var body: some View { ScrollView { content } }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows none of which can be selected.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The drag that scrolls: it takes hold 10 points away, in one of the directions that scroll.
nonisolated struct ScrollGesture: PrimitiveGesture {
  typealias Value = CGSize

  private struct Progress {
    let start: CGPoint
    let offset: CGSize
    var isActive = false
  }

  let axes: Axis.Set
  let offset: Location<CGSize>

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<CGSize> {
    guard event.kind != .tick, event.finger == 0 else { return .possible(nil) }
    if event.kind == .began {
      tracker.state = Progress(start: event.global, offset: offset.value)
    }
    guard var progress = tracker.state as? Progress else { return .failed }
    let across = axes.contains(.horizontal) ? event.global.x - progress.start.x : 0
    let down = axes.contains(.vertical) ? event.global.y - progress.start.y : 0
    progress.isActive = progress.isActive || max(abs(across), abs(down)) >= 10
    tracker.state = progress
    guard progress.isActive else { return event.kind == .ended ? .failed : .possible(nil) }
    let moved = CGSize(
      width: max(progress.offset.width - across, 0), height: max(progress.offset.height - down, 0))
    if offset.value != moved { offset.value = moved }
    return event.kind == .ended ? .ended(moved) : .active(moved)
  }
}
