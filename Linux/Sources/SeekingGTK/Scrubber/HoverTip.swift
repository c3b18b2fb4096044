import CGtk
import GTKInterop

/// The time under a pointer that rests or moves over a widget, with a picture of the place where there
/// is one.
///
/// A tooltip would stay where it has come up, however far the pointer moves on.
///
/// *Lifetime*: from `init` to `close`, before the widget goes. *Concurrency*: on the main actor.
@MainActor
final class HoverTip {
  /// Says what to show at a place in points from the widget's left; nothing hides it.
  var content: ((_ x: Double) -> (text: String, paintable: OpaquePointer?)?)?

  private let parent: WidgetPointer
  private let popover: WidgetPointer = gtk_popover_new()
  private let picture = HoverPicture()
  private let time: WidgetPointer = gtk_label_new(nil)
  /// How far the pointer has to move after it was down, in points, until it's about another place.
  private static let slop = 4.0

  /// Where the pointer is; nothing while it's elsewhere, or down.
  private var x: Double?
  /// Where the pointer was down last, while it rests there.
  private var pressedX: Double?
  private var isLayoutWatched = false

  /// Watches the pointer over a widget.
  init(over parent: WidgetPointer) {
    self.parent = parent
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
    gtk_widget_add_css_class(time, "numeric")
    for part in [picture.widget, time] { gtk_box_append(cast(object(box)), part) }
    gtk_popover_set_child(cast(object(popover)), box)
    gtk_popover_set_autohide(cast(object(popover)), 0)
    gtk_popover_set_has_arrow(cast(object(popover)), 0)
    gtk_popover_set_position(cast(object(popover)), GTK_POS_TOP)
    gtk_widget_add_css_class(popover, "hover-tip")
    gtk_widget_set_can_focus(popover, 0)
    gtk_widget_set_can_target(popover, 0)
    gtk_widget_set_parent(popover, parent)
    watch()
  }

  /// Hides it for good.
  func close() {
    content = nil
    gtk_widget_unparent(popover)
  }

  /// What there is to show may be something else now.
  func update() {
    guard let x, let shown = content?(x) else { return gtk_popover_popdown(cast(object(popover))) }
    gtk_label_set_text(opaque(time), shown.text)
    picture.show(shown.paintable)
    var place = GdkRectangle(x: Int32(x), y: 0, width: 1, height: 1)
    gtk_popover_set_pointing_to(cast(object(popover)), &place)
    gtk_popover_popup(cast(object(popover)))
    watchLayout()
  }

  /// The popover has a surface from when it's shown first; each layout makes it one for pointers again.
  private func watchLayout() {
    guard !isLayoutWatched, let surface = gtk_native_get_surface(opaque(popover)) else { return }
    isLayoutWatched = true
    letPointerThrough()
    Signal.connectSize(object(surface), "layout") { [weak self] in self?.letPointerThrough() }
  }

  /// Wherever it reaches over the bar or a button, the pointer stays theirs; else it would hide, and
  /// come back.
  private func letPointerThrough() {
    guard let surface = gtk_native_get_surface(opaque(popover)) else { return }
    let nothing = cairo_region_create()
    gdk_surface_set_input_region(surface, nothing)
    cairo_region_destroy(nothing)
  }

  /// Hides it until the pointer moves on.
  func hide() {
    x = nil
    update()
  }

  /// After a drag, what it has come to isn't covered until the pointer goes on.
  private func moved(to x: Double, isDown: Bool) {
    if isDown { pressedX = x }
    if let pressedX, (x - pressedX).magnitude <= Self.slop { return hide() }
    pressedX = nil
    self.x = x
    update()
  }

  private func watch() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    Signal.connectPoint(object(motion), "motion") { [weak self] x, _ in
      let state = gtk_event_controller_get_current_event_state(motion).rawValue
      self?.moved(to: x, isDown: state & GDK_BUTTON1_MASK.rawValue != 0)
    }
    Signal.connect(object(motion), "leave") { [weak self] in
      self?.pressedX = nil
      self?.hide()
    }
    gtk_widget_add_controller(parent, motion)
  }
}
