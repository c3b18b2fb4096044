import CGtk
import GTKInterop
public import Seeking

/// The one clock that all widgets of a display share: it says when an event happened, on the clock
/// of `MainLoop.now` and of frames.
///
/// *Concurrency*: on the main actor.
@MainActor
public enum EventClock {
  private static var clocks: [OpaquePointer: WrappingClock] = [:]

  /// Finds when a `GdkEvent` happened.
  public static func time(of event: OpaquePointer) -> EventTime {
    guard let display = gdk_event_get_display(event) else { return MainLoop.now }
    return clocks[display, default: WrappingClock()]
      .time(of: gdk_event_get_time(event), receivedAt: MainLoop.now)
  }

  /// Finds when the event happened that an event controller is just being told of.
  ///
  /// - Parameter controller: a `GtkEventController`, in one of its handlers.
  /// - Returns: the event's time; the present where the controller has no event.
  public static func time(ofCurrentEventIn controller: OpaquePointer) -> EventTime {
    gtk_event_controller_get_current_event(controller).map(time(of:)) ?? MainLoop.now
  }
}
