import CGtk
import GTKInterop
import Seeking
import SeekingGTK

/// Reads the keyboard while it is on the picture.
///
/// A widget with the keyboard's focus sees its keys first; what it leaves over comes here.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class KeyBindings {
  /// Called for what a key means; the keys that can be held are told of by the closures below.
  var onKey: ((PictureKey) -> Void)?
  /// Called when the hold key has been tapped, held and let go.
  var onHoldKey: ((HoldKeyEvent) -> Void)?
  /// Called when a key that skips has gone down; the system's repeats of it aren't told.
  var onSkipKeyDown: ((SkipDirection, EventTime) -> Void)?
  /// Called when the key that skips has gone up, or was lost.
  var onSkipKeyUp: (() -> Void)?
  /// Called for every key that scripts of gestures know, before anything is made of it.
  var onInput: ((ControlInput, EventTime) -> Void)?
  /// Called for every key, whether it means something or not.
  var onActivity: (() -> Void)?
  /// Whether single letters mean something.
  var areLettersOn = true
  /// Which way time runs.
  var timeline = TimelineDirection.leftToRight
  private var holdKey = HoldKey()
  /// The place on the keyboard of the key that skips while it is down: unlike what the key means, it
  /// stays the same whatever modifier keys go down meanwhile.
  private var skipKey: UInt32?
  /// What it is called in scripts of gestures.
  private var skipSurfaceKey: SurfaceKey?
  private lazy var deadline = Deadline { [weak self] now in
    guard let self else { return }
    tell(holdKey.tick(at: now))
  }

  /// Reads the keys of a window.
  init(window: WidgetPointer) {
    guard let controller = gtk_event_controller_key_new() else { return }
    Signal.connectKey(object(controller), "key-pressed") { [weak self] key, modifiers in
      self?.pressed(key, modifiers, in: controller) ?? false
    }
    // The signal wants no answer, and ignores the one that this connection gives.
    Signal.connectKey(object(controller), "key-released") { [weak self] key, _ in
      self?.released(key, in: controller) ?? false
    }
    gtk_widget_add_controller(window, controller)
    Signal.connectNotify(object(window), "is-active") { [weak self] in self?.reset() }
    Signal.connectNotify(object(window), "focus-widget") { [weak self] in self?.loseFocus() }
  }

  /// How long the hold key is down until it is a hold; nothing where holding it means nothing.
  var holdDelay: Duration? {
    get { holdKey.holdDelay }
    set { holdKey.holdDelay = newValue }
  }

  /// The keyboard is lost: a tap of the hold key comes to nothing, and a hold ends.
  func reset() {
    tell(holdKey.reset())
    loseSkipKey()
  }

  private func meaning(of key: UInt32, _ modifiers: GdkModifierType) -> PictureKey? {
    PictureKey(key, modifiers: modifiers, letters: areLettersOn, timeline: timeline)
  }

  private func pressed(
    _ key: UInt32, _ modifiers: GdkModifierType, in controller: OpaquePointer
  ) -> Bool {
    onActivity?()
    guard let meaning = meaning(of: key, modifiers) else { return false }
    let time = EventClock.time(ofCurrentEventIn: controller)
    if let surfaceKey = SurfaceKey(gdkKey: key) { onInput?(.keyDown(surfaceKey), time) }
    switch meaning {
    case .holdOrToggle: tell(holdKey.press(at: time))
    case .skip(let direction):
      skipSurfaceKey = SurfaceKey(gdkKey: key)
      pressed(skipKey: Self.place(in: controller), direction, at: time)
    default: onKey?(meaning)
    }
    return true
  }

  private func pressed(skipKey key: UInt32, _ direction: SkipDirection, at time: EventTime) {
    guard skipKey != key else { return }
    skipKey = key
    onSkipKeyDown?(direction, time)
  }

  /// A release always counts, whatever modifier keys went down since the press.
  private func released(_ key: UInt32, in controller: OpaquePointer) -> Bool {
    if let surfaceKey = SurfaceKey(gdkKey: key) {
      onInput?(.keyUp(surfaceKey), EventClock.time(ofCurrentEventIn: controller))
    }
    if skipKey == Self.place(in: controller) { loseSkipKey() }
    guard meaning(of: key, GdkModifierType(rawValue: 0)) == .holdOrToggle else { return false }
    let time = EventClock.time(ofCurrentEventIn: controller)
    for event in holdKey.release(at: time) { onHoldKey?(event) }
    deadline.arm(for: holdKey.nextDeadline)
    return true
  }

  private static func place(in controller: OpaquePointer) -> UInt32 {
    gtk_event_controller_get_current_event(controller).map { gdk_key_event_get_keycode($0) } ?? 0
  }

  /// The key's release goes to the widget that has the focus now.
  private func loseFocus() {
    if skipKey != nil, let skipSurfaceKey { onInput?(.keyUp(skipSurfaceKey), MainLoop.now) }
    loseSkipKey()
  }

  private func loseSkipKey() {
    guard skipKey != nil else { return }
    skipKey = nil
    onSkipKeyUp?()
  }

  private func tell(_ event: HoldKeyEvent?) {
    if let event { onHoldKey?(event) }
    deadline.arm(for: holdKey.nextDeadline)
  }
}
