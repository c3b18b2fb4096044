public import GTKInterop
public import Seeking

import CGtk

/// What a press-and-hold button does.
public enum PressAndHoldAction: Sendable, Hashable {
  /// Once: a short press, or a click by a screen reader.
  case tap
  /// For the `n`th time of one hold, counted from 1; where it is a step, it goes `factor` times its
  /// length.
  case step(Int, factor: Int)
}

/// What happens to a press-and-hold button.
public enum PressAndHoldInput: Sendable, Hashable {
  /// It goes down.
  case pressed
  /// It goes up, or is lost; then a short press comes to nothing, as outside.
  case released(inside: Bool)
}

/// A button that acts once when it is tapped and over and over while it is held.
///
/// It is a button of GTK in looks and to screen readers; what a press comes to is decided by
/// `HoldRepeat`, for pointers as for the keys Space and Enter.
///
/// *Lifetime*: keep it as long as its widget is to work. *Concurrency*: on the main actor.
@MainActor
public final class PressAndHoldButton {
  /// The button itself.
  public let widget: WidgetPointer
  /// Called when repeating begins and when it ends.
  public var onRepeatingChanged: (@MainActor (Bool) -> Void)?
  /// Every press and its end as it comes, before anything is made of it: to record it.
  public var onInput: (@MainActor (PressAndHoldInput, EventTime) -> Void)?

  private let action: @MainActor (PressAndHoldAction) -> Void
  private let label: @MainActor (_ isRepeating: Bool, TimelineDirection) -> WidgetPointer
  private var hold: HoldRepeat
  private var pointers = HeldPointers()
  private var heldKey: Int?
  private var inputLoss: InputLoss?
  /// While a pointer is held on the button.
  private var touchWatch: TouchWatch?
  private var showsRepeating = false
  private lazy var deadline = Deadline { [weak self] time in
    guard let self else { return }
    perform(hold.tick(at: time))
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long a press lasts until it repeats; 0 or more.
  ///   - repeatInterval: the time from then to the first repeat, and between repeats; above 0.
  ///   - accessibleLabel: what the button is called by screen readers and its tooltip.
  ///   - action: what to do, once or over and over.
  ///   - label: makes what the button shows, at rest and while it repeats.
  public convenience init(
    minimumDuration: Duration = .milliseconds(200), repeatInterval: Duration = .milliseconds(100),
    accessibleLabel: String, action: @escaping @MainActor (PressAndHoldAction) -> Void,
    label: @escaping @MainActor (_ isRepeating: Bool) -> WidgetPointer
  ) {
    self.init(
      minimumDuration, repeatInterval, accessibleLabel, action,
      label: { isRepeating, _ in label(isRepeating) })
  }

  private init(
    _ minimumDuration: Duration, _ repeatInterval: Duration, _ accessibleLabel: String,
    _ action: @escaping @MainActor (PressAndHoldAction) -> Void,
    label: @escaping @MainActor (_ isRepeating: Bool, TimelineDirection) -> WidgetPointer
  ) {
    hold = HoldRepeat(minimumDuration: minimumDuration, repeatInterval: repeatInterval)
    self.action = action
    self.label = label
    widget = gtk_button_new()
    g_object_ref_sink(object(widget))
    showLabel()
    setAccessibleLabel(accessibleLabel)
    connect()
  }

  /// Makes a button that shows one chevron, and two while it repeats.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long a press lasts until it repeats; 0 or more.
  ///   - repeatInterval: the time from then to the first repeat, and between repeats; above 0.
  ///   - symbol: where the chevrons point: against the timeline for back, along it for forward.
  ///   - accessibleLabel: what the button is called by screen readers and its tooltip.
  ///   - action: what to do, once or over and over.
  public convenience init(
    minimumDuration: Duration = .milliseconds(200), repeatInterval: Duration = .milliseconds(100),
    symbol: SkipDirection, accessibleLabel: String,
    action: @escaping @MainActor (PressAndHoldAction) -> Void
  ) {
    self.init(minimumDuration, repeatInterval, accessibleLabel, action) { isRepeating, timeline in
      let pointsRight = symbol.side(in: timeline) == .right
      return ChevronIcon(count: isRepeating ? 2 : 1, pointsRight: pointsRight).widget
    }
    gtk_widget_add_css_class(widget, "image-button")
  }

  isolated deinit {
    g_object_unref(object(widget))
  }

  /// Whether the action is being repeated.
  public var isRepeating: Bool { hold.isRepeating }

  /// How a hold gets faster; a change counts from the next step on.
  public var acceleration: HoldAcceleration {
    get { hold.acceleration }
    set { hold.acceleration = newValue }
  }

  /// Which way time runs: the chevrons point along it, or against it.
  public var timeline = TimelineDirection.leftToRight {
    didSet { if timeline != oldValue { showLabel() } }
  }

  /// Whether a step waits, 400 ms at most, until `frameShown()` has told of the step before.
  public var waitsForFrames: Bool {
    get { hold.waitsForFrames }
    set { hold.waitsForFrames = newValue }
  }

  /// Tells that the frame which the last step asked for is on the screen.
  public func frameShown() {
    guard hold.isRepeating else { return }
    perform(hold.frameShown(at: MainLoop.now))
  }

  /// Whether the button can be used; where it can't, nothing goes on either.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Sets what the button is called by screen readers and its tooltip.
  public func setAccessibleLabel(_ label: String) {
    gtk_widget_set_tooltip_text(widget, label)
    Accessibility.setLabel(label, of: widget)
  }

  /// Ends a press that is under way; it comes to nothing.
  public func cancel() {
    pointers.removeAll()
    lose()
  }
}

extension PressAndHoldButton {
  private static let keys = Set(
    [GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter]
      .map(Int.init))

  private func connect() {
    RawInput(
      on: widget,
      pointer: { [weak self] in self?.receive($0) ?? false },
      key: { [weak self] in self?.receive($0) ?? false })
    inputLoss = InputLoss(of: widget) { [weak self] in self?.cancel() }
    if let focus = gtk_event_controller_focus_new() {
      Signal.connect(object(focus), "leave") { [weak self] in
        self?.heldKey = nil
        self?.cancel()
      }
      gtk_widget_add_controller(widget, focus)
    }
    // Only screen readers and mnemonics come this way: presses end in `receive`.
    Signal.connect(object(widget), "clicked") { [weak self] in self?.click() }
  }

  private func click() {
    let now = MainLoop.now
    onInput?(.pressed, now)
    onInput?(.released(inside: true), now)
    action(.tap)
  }

  /// What is under way is lost.
  private func lose() {
    if hold.nextDeadline != nil { onInput?(.released(inside: false), MainLoop.now) }
    perform(hold.cancel())
  }

  private func receive(_ input: PointerInput) -> Bool {
    switch input.phase {
    case .down:
      press(input)
      return true
    case .moved:
      return pointers.contains(input.id)
    case .up:
      guard pointers.contains(input.id) else { return false }
      pointers.remove(input.id)
      let isInside = gtk_widget_contains(widget, input.point.x, input.point.y) != 0
      onInput?(.released(inside: isInside), input.time)
      perform(hold.release(inside: isInside, at: input.time))
      return true
    case .cancelled:
      guard pointers.contains(input.id) else { return false }
      pointers.remove(input.id)
      lose()
      return true
    }
  }

  private func press(_ input: PointerInput) {
    guard gtk_widget_is_sensitive(widget) != 0 else { return }
    switch pointers.add(input.id) {
    case .first:
      if gtk_widget_get_focus_on_click(widget) != 0 { gtk_widget_grab_focus(widget) }
      touchWatch = TouchWatch(windowOf: widget) { [weak self] in self?.touched($0) }
      onInput?(.pressed, input.time)
      perform(hold.press(at: input.time))
    case .another:
      lose()
    }
  }

  /// A second finger ends a hold, wherever in the window it comes down.
  private func touched(_ id: PointerID) {
    if !pointers.contains(id) { lose() }
  }

  private func receive(_ input: KeyInput) -> Bool {
    guard Self.keys.contains(input.key) else { return false }
    if !input.isDown {
      guard heldKey == input.key else { return false }
      heldKey = nil
      onInput?(.released(inside: true), input.time)
      perform(hold.release(inside: true, at: input.time))
    } else if heldKey == nil {
      guard !input.hasControl else { return false }
      heldKey = input.key
      onInput?(.pressed, input.time)
      perform(hold.press(at: input.time))
    }
    // What is left is a repeat of the system's: the machine makes its own.
    return true
  }

  private func perform(_ events: [HoldRepeatEvent]) {
    deadline.arm(for: hold.nextDeadline)
    if hold.nextDeadline == nil { touchWatch = nil }
    // In a turn of its own: GTK may be telling of a lost press, and would lose it once more where
    // the widget's state changes under it.
    Task { [weak self] in self?.show() }
    for event in events {
      switch event {
      case .tapped: action(.tap)
      case .step(let count, let factor): action(.step(count, factor: factor))
      case .began: onRepeatingChanged?(true)
      case .ended: onRepeatingChanged?(false)
      }
    }
  }

  private func show() {
    showPress()
    guard showsRepeating != hold.isRepeating else { return }
    showsRepeating = hold.isRepeating
    showLabel()
  }

  /// GTK shows a press of a pointer by itself, but neither a key's nor that a press was lost.
  private func showPress() {
    if hold.nextDeadline == nil {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
    } else {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    }
  }

  /// The label takes no pointer: with it, GTK would lose the one that went down on it.
  private func showLabel() {
    let label = label(showsRepeating, timeline)
    gtk_widget_set_can_target(label, 0)
    gtk_button_set_child(cast(widget), label)
  }
}
