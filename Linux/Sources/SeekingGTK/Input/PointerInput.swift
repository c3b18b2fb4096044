import CGtk
import GTKInterop
import Seeking

/// One event of a pointer on a widget, as the machines take it.
struct PointerInput {
  /// What has happened to the pointer.
  enum Phase {
    case down
    case moved
    case up
    case cancelled
  }

  let id: PointerID
  let kind: PointerKind
  let phase: Phase
  /// Where, in points from the widget's upper left corner.
  let point: SurfacePoint
  let time: EventTime
}

@MainActor
extension PointerInput {
  /// The identity of the pointer that isn't a finger: there is one on a seat.
  static let mouse = PointerID(0)

  /// Reads a `GdkEvent`; nothing where it isn't a pointer's, of another window, or of a secondary
  /// button.
  init?(_ event: OpaquePointer, on widget: WidgetPointer) {
    guard let phase = Self.phase(of: event) else { return nil }
    guard let point = Self.point(of: event, on: widget) else { return nil }
    let sequence = gdk_event_get_event_sequence(event)
    id = Self.identity(of: sequence)
    kind = sequence == nil ? Self.kind(of: gdk_event_get_device(event)) : .touch
    self.phase = phase
    self.point = point
    time = EventClock.time(of: event)
  }

  /// The identity of a touch sequence, or of the mouse where there is none.
  static func identity(of sequence: OpaquePointer?) -> PointerID {
    sequence.map { PointerID(Int64(truncatingIfNeeded: Int(bitPattern: $0))) } ?? mouse
  }

  private static func phase(of event: OpaquePointer) -> Phase? {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: .down
    case GDK_TOUCH_UPDATE: .moved
    case GDK_MOTION_NOTIFY: hasPrimary(event) ? .moved : .cancelled
    case GDK_TOUCH_END: .up
    case GDK_TOUCH_CANCEL: .cancelled
    case GDK_BUTTON_PRESS where isPrimary(event): .down
    case GDK_BUTTON_RELEASE where isPrimary(event): .up
    default: nil
    }
  }

  /// A mouse that moves without its button can't be in the middle of a press: its release went to
  /// somebody else.
  private static func hasPrimary(_ event: OpaquePointer) -> Bool {
    gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
  }

  private static func isPrimary(_ event: OpaquePointer) -> Bool {
    gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY)
  }

  private static func kind(of device: OpaquePointer?) -> PointerKind {
    guard let device else { return .mouse }
    return switch gdk_device_get_source(device) {
    case GDK_SOURCE_PEN: .pen
    case GDK_SOURCE_TOUCHSCREEN: .touch
    default: .mouse
    }
  }

  /// An event's point is the window's; a popover is a window of its own, whose events pass by here.
  private static func point(of event: OpaquePointer, on widget: WidgetPointer) -> SurfacePoint? {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    guard gdk_event_get_surface(event) == gtk_native_get_surface(native) else { return nil }
    var (x, y, left, top, ownX, ownY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let window: WidgetPointer = cast(native)
    guard gtk_widget_translate_coordinates(window, widget, x - left, y - top, &ownX, &ownY) != 0
    else { return nil }
    return SurfacePoint(x: ownX, y: ownY)
  }
}
