/// Where a view is resolved: in which host, at which place in its tree, in which environment.
struct NodeContext {
  let host: ViewHost
  var path: String
  var environment: EnvironmentValues

  /// The context of a view inside.
  func child(_ name: String) -> NodeContext {
    var copy = self
    copy.path += "/" + name
    return copy
  }
}

/// One node of an evaluated tree.
@_spi(Host) @MainActor public final class ViewNode {
  /// What kind of node it is: the name of a view or of a modifier.
  public let name: String
  /// Where the node is in the tree.
  public let path: String
  /// The nodes inside.
  public internal(set) var children: [ViewNode]
  /// What kinds of node tell about themselves, by name: "text", "image", "color", "animation".
  public internal(set) var info: [String: Any] = [:]
  /// Where the node is in the host.
  public internal(set) var frame = CGRect.zero

  unowned let host: ViewHost
  /// What a view at this place reads in its environment; of leaves only.
  public internal(set) var environment = EnvironmentValues()
  var effects: [Effect] = []
  var accessibility = AccessibilityProperties()

  // Layout.
  var layout = LayoutKind.pass
  var intrinsic: CGSize?

  // Drawing.
  var draw: ((GraphicsContext) -> Void)?
  /// How opaque the node is, 0 to 1.
  public internal(set) var opacity = 1.0
  /// How many times its size the node is drawn.
  public internal(set) var scale = CGSize(width: 1, height: 1)
  var scaleAnchor = UnitPoint.center
  var clips = false
  var clipShape: ((CGRect) -> Path)?

  // Input.
  var gestures: [GestureAttachment] = []
  var action: (() -> Void)?
  var isControl = false
  var allowsHitTesting = true
  var contentShape: ((CGRect) -> Path)?
  var isFocusable = false
  var focusLink: FocusLink?
  var keyHandler: KeyHandler?
  var hoverHandler: ((HoverPhase, ViewNode) -> Void)?

  init(_ name: String, path: String, host: ViewHost, children: [ViewNode]) {
    (self.name, self.path, self.host, self.children) = (name, path, host, children)
  }

  /// A node without children.
  static func leaf(
    _ name: String, _ context: NodeContext, configure: (ViewNode) -> Void
  ) -> ViewNode {
    let node = ViewNode(name, path: context.path, host: context.host, children: [])
    node.environment = context.environment
    configure(node)
    return node
  }

  /// The node and all nodes inside, each before those inside it.
  public var all: [ViewNode] { [self] + children.flatMap(\.all) }

  /// What a leaf draws, be it a canvas, a shape or a text, from its own origin.
  public var drawing: [DrawnOperation] {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let context = GraphicsContext(bounds: bounds, environment: environment)
    draw?(context)
    return context.recorder.operations
  }
}
