/// What an assistive technology would find.
@_spi(Host) public struct AccessibilityElement {
  /// What the element is called.
  public var label: String?
  /// The element's value.
  public var value: String?
  /// What the element does.
  public var hint: String?
  /// The element's name for tests.
  public var identifier: String?
  /// What the element can be called by voice; its label where there is nothing else.
  public var inputLabels: [String] = []
  /// What kind of element it is.
  public var traits = AccessibilityTraits()
  /// What can be done with it.
  public var actions: [(name: String, handler: () -> Void)] = []
  /// Whether voice and switches find it; nil where nobody says so.
  public var respondsToUser: Bool?
  /// Changes its value step by step.
  public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Changes its scale.
  public var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Where it is in the host.
  public var frame = CGRect.zero
  var sortPriority = 0.0
}

extension ViewNode {
  /// The elements that an assistive technology finds in the node, in the order in which it does.
  var elements: [AccessibilityElement] {
    guard !accessibility.hidden, opacity > 0 else { return [] }
    guard name == "accessibility" else { return ownElements }
    return describedElements
  }

  /// The elements of a node that says nothing about itself.
  private var ownElements: [AccessibilityElement] {
    switch name {
    case "Text":
      [AccessibilityElement(label: accessibility.label, traits: .isStaticText, frame: frame)]
    case "Image":
      [AccessibilityElement(label: info["image"] as? String, traits: .isImage, frame: frame)]
    case "ProgressView": [AccessibilityElement(value: info["value"] as? String, frame: frame)]
    case "Button": [buttonElement]
    default: childElements
    }
  }

  private var buttonElement: AccessibilityElement {
    var element = AccessibilityElement(
      label: childElements.compactMap(\.label).joined(separator: ", "), traits: .isButton,
      frame: frame)
    if let action { element.actions = [("default", action)] }
    return element
  }

  private var childElements: [AccessibilityElement] {
    let found = children.flatMap(\.elements)
    guard found.contains(where: { $0.sortPriority != 0 }) else { return found }
    return found.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  /// The elements of the content, with what the node says about them.
  private var describedElements: [AccessibilityElement] {
    var found = accessibility.representation?.flatMap(\.elements) ?? childElements
    switch accessibility.children {
    case .ignore?: found = [AccessibilityElement(frame: frame)]
    case .combine?: found = [combined(found)]
    default: break
    }
    let isSaid = accessibility.label != nil || !accessibility.actions.isEmpty
    if found.isEmpty, isSaid || accessibility.adjust != nil {
      found = [AccessibilityElement(frame: frame)]
    }
    return found.map(described)
  }

  private func combined(_ elements: [AccessibilityElement]) -> AccessibilityElement {
    var whole = AccessibilityElement(
      label: elements.compactMap(\.label).joined(separator: ", "), frame: frame)
    for element in elements {
      whole.traits.formUnion(element.traits)
      whole.actions += element.actions
    }
    return whole
  }

  private func described(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.label = accessibility.label ?? element.label
    element.value = accessibility.value ?? element.value
    element.hint = accessibility.hint ?? element.hint
    element.identifier = accessibility.identifier ?? element.identifier
    if !accessibility.inputLabels.isEmpty { element.inputLabels = accessibility.inputLabels }
    element.traits.formUnion(accessibility.traits)
    element.traits.remove(accessibility.removedTraits)
    element.actions += accessibility.actions
    element.respondsToUser = accessibility.respondsToUser ?? element.respondsToUser
    element.adjust = accessibility.adjust ?? element.adjust
    element.zoom = accessibility.zoom ?? element.zoom
    if accessibility.sortPriority != 0 { element.sortPriority = accessibility.sortPriority }
    return element
  }
}
