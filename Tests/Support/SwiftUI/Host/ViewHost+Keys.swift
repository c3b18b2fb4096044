extension ViewHost {
  /// The nodes that can have the focus, in the order of the tree.
  public var focusable: [ViewNode] {
    settle()
    return root.all.filter(\.isFocusable)
  }

  /// The node that has the focus.
  public var focused: ViewNode? { focusable.first { $0.path == focusedPath } }

  /// Moves the focus to a node that can have it, or away.
  public func focus(_ node: ViewNode?) {
    moveFocus(to: node?.path)
    settle()
  }

  /// Moves the focus to the next node that can have it, as the tabulator key does.
  public func focusNext() {
    let places = focusable.map(\.path)
    let index = focusedPath.flatMap { places.firstIndex(of: $0) }
    moveFocus(to: places.isEmpty ? nil : places[((index ?? -1) + 1) % places.count])
    settle()
  }

  /// Takes a key to the views that have the focus, from the innermost one on.
  ///
  /// - Returns: whether one of them did something with it.
  @discardableResult public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
  ) -> Bool {
    settle()
    let press = KeyPress(
      phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
    let isHandled = focusChain.reversed().contains { node in
      guard let handler = node.keyHandler, handler.handles(press) else { return false }
      return inHost { handler.action(press) } == .handled
    }
    settle()
    return isHandled
  }

  /// The nodes from the root to the one that has the focus.
  private var focusChain: [ViewNode] {
    guard let focusedPath else { return [] }
    func chain(_ node: ViewNode) -> [ViewNode]? {
      if node.isFocusable, node.path == focusedPath { return [node] }
      for child in node.children {
        if let found = chain(child) { return [node] + found }
      }
      return nil
    }
    return chain(root) ?? []
  }

  private func moveFocus(to path: String?) {
    focusedPath = path
    inHost { for node in root.all { node.tellFocus(focusedPath) } }
  }

  /// Brings the focus and the states that follow it into step, after either may have changed.
  func syncFocus() {
    let places = root.all.filter(\.isFocusable).map(\.path)
    if let focusedPath, !places.contains(focusedPath) { return moveFocus(to: nil) }
    for node in root.all {
      guard let link = node.focusLink else { continue }
      let isHere = node.hasFocus(focusedPath)
      guard link.isWanted() != isHere else { continue }
      return moveFocus(to: isHere ? nil : node.all.first(where: \.isFocusable)?.path)
    }
  }
}

extension ViewNode {
  fileprivate func hasFocus(_ focusedPath: String?) -> Bool {
    focusedPath != nil && all.contains { $0.isFocusable && $0.path == focusedPath }
  }

  fileprivate func tellFocus(_ focusedPath: String?) {
    guard let focusLink else { return }
    let isHere = hasFocus(focusedPath)
    if focusLink.isWanted() != isHere { focusLink.tell(isHere) }
  }
}
