@_spi(Host) import Accessibility

/// Keeps a view alive without a screen: state by identity, effects, gestures, accessibility and
/// drawing.
///
/// *Time* stands still but for `advance(_:)`. *Concurrency*: all happens on the main actor; tasks of
/// views run between the calls of a test, when it awaits `idle()` or `advance(_:)`.
@_spi(Host) @MainActor public final class ViewHost {
  /// The size that the view is offered, in points.
  public var size: CGSize { didSet { needsUpdate = true } }
  /// The settings of the user and of the system; a change updates the view.
  public var settings = SystemSettings() {
    didSet {
      needsUpdate = true
      settle()
    }
  }
  /// A clock that views sleep on, which is turned on together with the host.
  public var clock: (any HostClock)? { didSet { clock?.advance(to: elapsed) } }
  /// The evaluated tree.
  public internal(set) lazy var root = ViewNode("root", path: "", host: self, children: [])
  /// The animations of all changes of state so far that had one; "nil" where they had none.
  public internal(set) var animations: [String] = []
  /// The feedback that views gave so far.
  public internal(set) var feedback: [String] = []
  /// What views had read out so far.
  public internal(set) var announcements: [String] = []
  /// Mistakes that SwiftUI would only log: state written while a body is evaluated or outside a
  /// tree, updates that never end.
  public internal(set) var faults: [String] = []

  let makeRoot: () -> any View
  var elapsed = Duration.zero
  var needsUpdate = true
  var isEvaluating = false
  /// Counts updates and started tasks, so that it can be seen whether anything still happens.
  var activity = 0

  // State, by place in the tree; and the places that the last evaluation asked for.
  var storage: [String: AnyObject] = [:]
  var touchedStorage: Set<String> = []

  // Effects, by place in the tree.
  var memory: [String: Any] = [:]
  var tasks: [String: Task<Void, Never>] = [:]
  var farewells: [String: () -> Void] = [:]

  /// What touches the view.
  public var pointerKind = SpatialEventCollection.Event.Kind.touch

  // Input.
  var rivals: [Rival] = []
  var trackers: [String: GestureTracker] = [:]
  var winner: String?
  var fingers: [Int: CGPoint] = [:]
  var lastPoint = CGPoint.zero
  var focusedPath: String?
  var hoveredPaths: Set<String> = []

  /// Makes a host, and evaluates the view.
  public init<V: View>(
    size: CGSize, reduceMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
    _ root: @escaping () -> V
  ) {
    (makeRoot, self.size) = (root, size)
    settings.reduceMotion = reduceMotion
    settings.layoutDirection = layoutDirection
    settle()
  }
}

/// The host whose code runs.
enum CurrentHost {
  @TaskLocal static var host: ViewHost?
}
