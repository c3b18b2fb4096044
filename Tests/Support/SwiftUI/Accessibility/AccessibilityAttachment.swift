/// What a node says to assistive technologies about its content.
struct AccessibilityProperties {
  typealias Action = (name: String, handler: () -> Void)

  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var inputLabels: [String] = []
  var hidden = false
  var respondsToUser: Bool?
  var traits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var sortPriority = 0.0
  var children: AccessibilityChildBehavior?
  /// Elements that stand in the place of those of the content.
  var representation: [ViewNode]?
  var actions: [Action] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
}

/// A modifier that says something about a view to assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  typealias Change = (inout AccessibilityProperties, NodeContext) -> Void

  let change: Change

  @MainActor func apply(to child: ViewNode, in context: NodeContext) -> ViewNode {
    let node = ViewNode(
      "accessibility", path: context.path, host: context.host, children: [child])
    change(&node.accessibility, context)
    return node
  }
}

extension View {
  nonisolated func accessibility(
    _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
}
