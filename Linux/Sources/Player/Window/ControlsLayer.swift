import CGtk
import GTKInterop
import Seeking

/// The layer over the picture: title bar above, control bar below, nothing between them.
///
/// It decides with `ControlsVisibility` when they are shown, and watches what they are needed for.
///
/// *Lifetime*: one a window; `close()` before the window is destroyed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class ControlsLayer {
  /// The style of bars that can't be seen.
  private static let hidden = "hidden-bar"

  let widget = Widgets.box(GTK_ORIENTATION_VERTICAL)
  /// Called when the controls have come or gone.
  var onChange: ((_ areShown: Bool) -> Void)?
  /// Whether a menu of the controls is open.
  var hasOpenMenu: () -> Bool = { false }
  private let window: WidgetPointer
  private let top: WidgetPointer
  private let bottom: WidgetPointer
  private var visibility = ControlsVisibility()
  private var isClosed = false
  private lazy var deadline = Deadline { [weak self] now in self?.elapsed(now) }

  /// Lays out the two bars over the picture of a window.
  init(window: WidgetPointer, titleBar: WidgetPointer, controlBar: WidgetPointer) {
    self.window = window
    top = titleBar
    let clamp = Widgets.made(adw_clamp_new())
    adw_clamp_set_maximum_size(opaque(clamp), 1000)
    adw_clamp_set_child(opaque(clamp), controlBar)
    gtk_widget_add_css_class(clamp, "control-bar-frame")
    bottom = clamp
    let space = Widgets.box(GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_vexpand(space, 1)
    for part in [top, space, bottom] { Widgets.append(part, to: widget) }
    watchPointer(of: controlBar)
    watchPointer(of: titleBar)
    watchMovement()
    Signal.connectNotify(object(window), "focus-widget") { [weak self] in self?.watchFocus() }
    Signal.connectNotify(object(window), "focus-visible") { [weak self] in self?.watchFocus() }
  }

  /// The height of the title bar in points.
  var topHeight: Int32 { height(of: top) }

  /// The height of the control bar in points.
  var bottomHeight: Int32 { height(of: bottom) }

  /// Something has happened that shows the controls for a while.
  func noteActivity() {
    visibility.noteActivity(at: MainLoop.now)
    apply()
  }

  /// A finger asks for the other state.
  func toggle() {
    visibility.toggle(at: MainLoop.now)
    apply()
  }

  /// Something needs the controls, or doesn't any more.
  func set(_ need: ControlsNeed, _ isPresent: Bool) {
    visibility.set(need, isPresent, at: MainLoop.now)
    apply()
  }

  /// Ends it, before the window's widgets go: what they tell on their way changes nothing.
  func close() {
    isClosed = true
    deadline.arm(for: nil)
  }

  private func height(of bar: WidgetPointer) -> Int32 {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(
      bar, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(widget), &minimum, &natural, nil, nil)
    return natural
  }

  private func elapsed(_ now: EventTime) {
    // Whether a menu is open is asked when it matters: popovers tell of it in too many ways.
    visibility.set(.openMenu, hasOpenMenu(), at: now)
    visibility.tick(at: now)
    visibility.set(.openMenu, false, at: now)
    apply()
  }

  private func apply() {
    guard !isClosed else { return }
    let areShown = visibility.areShown
    deadline.arm(for: visibility.nextDeadline)
    guard areShown == (gtk_widget_has_css_class(bottom, Self.hidden) != 0) else { return }
    for bar in [top, bottom] {
      // A bar that can't be seen takes no presses. It keeps its place, so that the first press
      // after it has come back finds it, and so do the keyboard and screen readers at any time.
      if areShown {
        gtk_widget_remove_css_class(bar, Self.hidden)
      } else {
        gtk_widget_add_css_class(bar, Self.hidden)
      }
      gtk_widget_set_can_target(bar, areShown ? 1 : 0)
    }
    gtk_widget_set_cursor_from_name(window, areShown ? nil : "none")
    onChange?(areShown)
  }

  private func watchPointer(of bar: WidgetPointer) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    Signal.connectPoint(object(motion), "enter") { [weak self] _, _ in self?.set(.pointer, true) }
    Signal.connect(object(motion), "leave") { [weak self] in self?.set(.pointer, false) }
    gtk_widget_add_controller(bar, motion)
  }

  private func watchMovement() {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signal.connectPointerAnswer(object(events), "event") { [weak self] event in
      if let event { self?.watch(OpaquePointer(event)) }
      return false
    }
    gtk_widget_add_controller(window, events)
  }

  /// A pointer that moves asks for the controls; a finger doesn't, for its tap would hide them again.
  ///
  /// When widgets come and go, GTK makes up a motion to where the pointer stands, which is where
  /// the last finger was: it has no time.
  private func watch(_ event: OpaquePointer) {
    guard gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY,
      gdk_event_get_time(event) != GDK_CURRENT_TIME, gdk_event_get_pointer_emulated(event) == 0
    else { return }
    noteActivity()
  }

  private func watchFocus() {
    let focus = gtk_window_get_focus(cast(object(window)))
    let isInside = [top, bottom].contains { bar in
      focus.map { gtk_widget_is_ancestor($0, bar) != 0 } ?? false
    }
    let isVisible = gtk_window_get_focus_visible(cast(object(window))) != 0
    set(.keyboard, isInside && isVisible)
  }
}
