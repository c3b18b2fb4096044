/// A control that does something when it is tapped.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Makes a button.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.action, self.label) = (action, label())
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let pressed = context.host.storage(context.path + "/pressed", initial: false)
    let configuration = ButtonStyleConfiguration(
      label: .init(view: AnyView(label)), isPressed: pressed.value)
    let style = context.environment.buttonStyle
    let styled = style?.make(configuration) ?? label
    var inner = context.child("l")
    if style == nil { inner.environment.tintText() }
    let node = ViewNode(
      "Button", path: context.path, host: context.host,
      children: styled.nodes(in: inner))
    let (action, isEnabled) = (action, context.environment.isEnabled)
    node.isControl = true
    node.action = { if isEnabled { action() } }
    guard isEnabled else { return [node] }
    node.gestures = [
      GestureAttachment(
        PressGesture(pressed: pressed, action: action), .normal, path: context.path)
    ]
    return [node]
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is looked up.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

extension EnvironmentValues {
  /// Gives text the colour of what can be touched, or of what can't, unless it has one already.
  fileprivate mutating func tintText() {
    if !isEnabled {
      foreground = AnyShapeStyle(Color.gray.opacity(0.6))
    } else if foreground == nil {
      foreground = AnyShapeStyle(TintShapeStyle())
    }
  }
}

/// The tap on a button: the finger may leave it by 20 points, and come back.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool

  let pressed: Location<Bool>
  let action: @MainActor () -> Void

  @MainActor func handle(_ event: PointerEvent, _ tracker: GestureTracker) -> GesturePhase<Bool> {
    guard event.finger == 0, event.kind != .cancelled else { return .failed }
    let area = CGRect(origin: .zero, size: event.size).insetBy(dx: -20, dy: -20)
    let isInside = area.contains(event.location)
    if event.kind == .ended {
      guard isInside else { return .failed }
      action()
      return .ended(true)
    }
    if event.kind != .tick, pressed.value != isInside { pressed.value = isInside }
    return .possible(isInside)
  }

  @MainActor func reset(_ tracker: GestureTracker) {
    if pressed.value { pressed.value = false }
  }
}
