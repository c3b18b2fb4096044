extension View {
  /// Adds what the system lets an assistive technology do.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.actions.append((actionKind.name, handler)) }
  }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append((name.string(in: $1.environment), handler)) }
  }

  /// Adds an action with a name that is looked up.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets an assistive technology change the view's value step by step.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.adjust = handler }
  }

  /// Lets an assistive technology change the view's scale.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.zoom = handler }
  }

  /// Makes the view one element.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { properties, _ in properties.children = children }
  }

  /// Puts the buttons of a builder among the view's actions.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content()
    return node("accessibility") { node, context in
      let buttons = content.nodes(in: context.child("actions")).flatMap(\.elements)
      node.accessibility.actions = buttons.compactMap { button in
        guard let name = button.label, let action = button.actions.first else { return nil }
        return (name, action.handler)
      }
    }
  }

  /// Puts other views in the view's place for assistive technologies.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    nonisolated(unsafe) let representation = representation()
    return node("accessibility") { node, context in
      node.accessibility.representation = representation.nodes(
        in: context.child("representation"))
    }
  }
}
