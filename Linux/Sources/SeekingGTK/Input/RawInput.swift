import CGtk
import GTKInterop
import Seeking

/// Hears of every pointer and key event of a widget before the widgets in it do.
///
/// GTK's own gestures decide nothing here. One of them stands beside as a witness: it is told when
/// an ancestor, a scrolling page for example, takes a pointer for itself, and no release follows.
///
/// *Lifetime*: the widget keeps the controllers; the handlers should refer to their owner weakly.
@MainActor
struct RawInput {
  /// Answers whether the event ends here; else it goes on to the widget's own handlers.
  typealias Handler<Input> = @MainActor (Input) -> Bool

  /// Begins to listen on `widget`.
  @discardableResult
  init(
    on widget: WidgetPointer, pointer: @escaping Handler<PointerInput>,
    key: @escaping Handler<KeyInput> = { _ in false }
  ) {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signal.connectPointerAnswer(object(events), "event") { event in
      guard let event = event.map(OpaquePointer.init) else { return false }
      if let input = PointerInput(event, on: widget) { return pointer(input) }
      return KeyInput(event).map(key) ?? false
    }
    gtk_widget_add_controller(widget, events)
    Self.addWitness(to: widget, pointer)
  }

  /// Adds the gesture that is told of lost pointers; as the newest controller it hears of an event
  /// before the one above can end it.
  private static func addWitness(
    to widget: WidgetPointer, _ pointer: @escaping Handler<PointerInput>
  ) {
    guard let witness = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(witness, GTK_PHASE_CAPTURE)
    Signal.connectPointer(object(witness), "cancel") { sequence in
      let id = PointerInput.identity(of: sequence.map(OpaquePointer.init))
      _ = pointer(
        PointerInput(
          id: id, kind: id == PointerInput.mouse ? .mouse : .touch, phase: .cancelled,
          point: SurfacePoint(x: 0, y: 0), time: MainLoop.now))
    }
    gtk_widget_add_controller(widget, witness)
  }
}
