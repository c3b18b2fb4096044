import CGtk
import GTKInterop
import Seeking

/// Draws a widget anew with each frame while something on it moves, and not once more.
///
/// *Time*: frames come on the clock of `MainLoop.now`.
@MainActor
final class FrameTicks {
  private final class Link {
    weak var ticks: FrameTicks?

    init(_ ticks: FrameTicks) {
      self.ticks = ticks
    }
  }

  private let widget: WidgetPointer
  private let isMoving: @MainActor (EventTime) -> Bool
  private var isRunning = false

  /// Makes the ticks of `widget`, which stand still.
  init(of widget: WidgetPointer, whileMoving isMoving: @escaping @MainActor (EventTime) -> Bool) {
    self.widget = widget
    self.isMoving = isMoving
  }

  /// The time of the frame that is being drawn, or the present where there is none.
  static func frameTime(of widget: WidgetPointer) -> EventTime {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return MainLoop.now }
    return EventTime(microseconds: Int64(gdk_frame_clock_get_frame_time(clock)))
  }

  /// Draws once, and on as long as something moves.
  func start() {
    gtk_widget_queue_draw(widget)
    guard !isRunning, isMoving(MainLoop.now) else { return }
    isRunning = true
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let clock, let data else { return 0 }
        let link = Unmanaged<Link>.fromOpaque(data).takeUnretainedValue()
        return link.ticks?.tick(clock) == true ? 1 : 0
      }, Unmanaged.passRetained(Link(self)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Link>.fromOpaque(data).release()
      })
  }

  private func tick(_ clock: OpaquePointer) -> Bool {
    gtk_widget_queue_draw(widget)
    isRunning = isMoving(EventTime(microseconds: Int64(gdk_frame_clock_get_frame_time(clock))))
    return isRunning
  }
}
