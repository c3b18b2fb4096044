extension ViewHost {
  /// All nodes of a kind: of a view or a modifier, by its name.
  public func all(_ name: String) -> [ViewNode] {
    settle()
    return root.all.filter { $0.name == name }
  }

  /// All texts, in the order of the tree.
  public var texts: [String] { all("Text").compactMap { $0.info["text"] as? String } }

  /// What an assistive technology would find.
  public var elements: [AccessibilityElement] {
    settle()
    return root.elements
  }

  /// Does an action of the element with a label, as an assistive technology would.
  ///
  /// - Returns: whether there is such an element with such an action.
  public func perform(_ action: String, on label: String) -> Bool {
    guard let element = elements.first(where: { $0.label == label }),
      let found = element.actions.first(where: { $0.name == action })
    else { return false }
    inHost(found.handler)
    settle()
    return true
  }

  /// Changes the scale of the element with a label, as an assistive technology would.
  ///
  /// - Returns: whether there is such an element with a scale.
  @discardableResult
  public func zoom(_ direction: AccessibilityZoomGestureAction.Direction, on label: String) -> Bool
  {
    guard let zoom = elements.first(where: { $0.label == label })?.zoom else { return false }
    inHost {
      zoom(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
    }
    settle()
    return true
  }
}
