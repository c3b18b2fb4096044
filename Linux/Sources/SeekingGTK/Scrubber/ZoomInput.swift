import CGtk
import GTKInterop
import Glibc

/// Hears of what zooms and pans a widget: the wheel with Ctrl, the wheel across, and two fingers.
///
/// *Lifetime*: the widget keeps the controllers; the handlers should refer to their owner weakly.
@MainActor
final class ZoomInput {
  /// How many times larger one click of the wheel makes things.
  private static let wheelFactor = 1.25
  /// The share of what is shown that one click of the wheel moves it.
  private static let wheelShare = 0.1

  /// It is to be so many times larger around a place, in points from the left.
  var onZoom: ((_ factor: Double, _ x: Double) -> Void)?
  /// It is to be moved to the right by a share of what is shown; answers whether that means anything.
  var onPan: ((_ share: Double) -> Bool)?
  /// Two fingers have begun to pinch.
  var onPinch: (() -> Void)?

  private let widget: WidgetPointer
  private var x = 0.0
  private var scale = 1.0

  /// Begins to listen on a widget.
  init(on widget: WidgetPointer) {
    self.widget = widget
    addMotion()
    addWheel()
    addPinch()
  }

  private func addMotion() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    for signal in ["enter", "motion"] {
      Signal.connectPoint(object(motion), signal) { [weak self] x, _ in self?.x = x }
    }
    gtk_widget_add_controller(widget, motion)
  }

  private func addWheel() {
    let axes = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
    guard let wheel = gtk_event_controller_scroll_new(axes) else { return }
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
    Signal.connectPointAnswer(object(wheel), "scroll") { [weak self] dx, dy in
      let modifiers = gtk_event_controller_get_current_event_state(wheel).rawValue
      return self?.scrolled(dx, dy, modifiers) ?? false
    }
    gtk_widget_add_controller(widget, wheel)
  }

  private func scrolled(_ dx: Double, _ dy: Double, _ modifiers: UInt32) -> Bool {
    if modifiers & GDK_CONTROL_MASK.rawValue != 0 {
      onZoom?(pow(Self.wheelFactor, -dy), x)
      return true
    }
    let across = modifiers & GDK_SHIFT_MASK.rawValue != 0 ? dx + dy : dx
    return across != 0 && onPan?(across * Self.wheelShare) ?? false
  }

  /// It hears of fingers before the scrubber ends their events, as the newest controller.
  private func addPinch() {
    guard let pinch = gtk_gesture_zoom_new() else { return }
    gtk_event_controller_set_propagation_phase(pinch, GTK_PHASE_CAPTURE)
    Signal.connectPointer(object(pinch), "begin") { [weak self] _ in
      self?.scale = 1
      self?.onPinch?()
    }
    Signal.connectPointer(object(pinch), "update") { [weak self] _ in self?.pinched(pinch) }
    gtk_widget_add_controller(widget, pinch)
  }

  private func pinched(_ pinch: OpaquePointer) {
    let delta = gtk_gesture_zoom_get_scale_delta(pinch)
    guard delta.isFinite, delta > 0 else { return }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_bounding_box_center(pinch, &x, &y)
    onZoom?(delta / scale, x)
    scale = delta
  }
}
