import CGtk
import GTKInterop
import Localisation
import Seeking

/// The part of the overlay that is drawn, and that screen readers find: a group with a button for
/// each direction.
///
/// Pointers go through it, but for a button that the keyboard has made visible.
@MainActor
final class SeekArea: WidgetBehaviour {
  /// The widget, kept by its parent.
  let widget: WidgetPointer
  /// What is to be drawn at a moment, for the area's present size.
  var feedback: @MainActor (EventTime) -> SkipFeedback? = { _ in nil }
  /// Called with the area's size in points whenever it changes.
  var resized: @MainActor (SurfaceSize) -> Void = { _ in }
  /// A button or an action wants to skip.
  var skip: @MainActor (SkipDirection) -> Void = { _ in }
  /// Which way time runs: the buttons stand on the sides of their directions.
  var timeline = TimelineDirection.leftToRight {
    didSet { gtk_widget_queue_allocate(widget) }
  }
  private(set) var size = SurfaceSize(width: 0, height: 0)
  private let buttons: [SkipDirection: WidgetPointer]
  private static let buttonMargin = 12.0
  /// Half the height in points that feedback takes in the middle at most.
  private static let feedbackReach = 60.0

  /// Makes an area with its two buttons.
  init() {
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitSeekArea", cssName: "seek-area", role: GTK_ACCESSIBLE_ROLE_GROUP,
        takesPointers: false, actions: SkipDirection.allCases.map(SkipText.action)))
    buttons = SkipDirection.allCases.reduce(into: [:]) { $0[$1] = Self.makeButton() }
    Accessibility.setLabel(Translations.text("Seek area"), of: widget)
    for direction in SkipDirection.allCases { adopt(direction) }
    WidgetClass.attach(self, to: widget)
  }

  /// Names a button by what it does.
  func setStep(_ step: MediaSeconds, _ direction: SkipDirection) {
    guard let button = buttons[direction] else { return }
    let text = SkipText.action(direction, by: step)
    gtk_button_set_label(cast(button), text)
    Accessibility.setLabel(text, of: button)
    let makesSense = step.isFinite && step > 0
    gtk_widget_set_visible(button, makesSense ? 1 : 0)
    if let label = gtk_button_get_child(cast(button)) {
      gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
    }
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  func allocate(width: Int32, height: Int32) {
    let size = SurfaceSize(width: Double(width), height: Double(height))
    for (direction, button) in buttons { place(button, direction, in: size) }
    guard size != self.size else { return }
    self.size = size
    resized(size)
  }

  func draw(into snapshot: OpaquePointer) {
    if let feedback = feedback(FrameTicks.frameTime(of: widget)) {
      SkipFeedbackDrawing(feedback: feedback, size: size).draw(into: snapshot, for: widget)
    }
    for button in buttons.values { gtk_widget_snapshot_child(widget, button, snapshot) }
  }

  func perform(action: String) {
    for direction in SkipDirection.allCases where action == SkipText.action(direction) {
      skip(direction)
    }
  }

  private static func makeButton() -> WidgetPointer {
    let button: WidgetPointer = gtk_button_new()
    for style in ["osd", "pill", "seek-skip"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_can_target(button, 0)
    return button
  }

  private func adopt(_ direction: SkipDirection) {
    guard let button = buttons[direction] else { return }
    gtk_widget_set_parent(button, widget)
    setStep(10, direction)
    Signal.connect(object(button), "clicked") { [weak self] in self?.skip(direction) }
    // A button that isn't seen must not be in the way of a tap.
    Signal.connectNumber(object(button), "state-flags-changed") { _ in
      let flags = gtk_widget_get_state_flags(button).rawValue
      let isShown = flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
      gtk_widget_set_can_target(button, isShown ? 1 : 0)
    }
    Signal.connect(object(widget), "destroy") { gtk_widget_unparent(button) }
  }

  private func place(_ button: WidgetPointer, _ direction: SkipDirection, in size: SurfaceSize) {
    guard gtk_widget_get_visible(button) != 0 else { return }
    var (minimum, natural) = (GtkRequisition(), GtkRequisition())
    gtk_widget_get_preferred_size(button, &minimum, &natural)
    let room = Int32(max(size.width / 2 - 2 * Self.buttonMargin, 0))
    let width = max(minimum.width, min(natural.width, room))
    let quarters = direction.side(in: timeline) == .left ? 0.25 : 0.75
    let lowest = size.height / 2 - Self.feedbackReach
    var place = GtkAllocation(
      x: Int32(size.width * quarters) - width / 2, y: max(Int32(lowest) - natural.height, 0),
      width: width, height: natural.height)
    gtk_widget_size_allocate(button, &place, -1)
  }
}
